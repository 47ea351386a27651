/** Takes a visitor's file or address and opens the page that verifies it, or explains why it cannot be verified. */
import { fileKindOf } from "@ijaza/verifier/document/file-kind";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { type Address, LARGEST_FILE, MOST_FILES, readAddress } from "./document-input.ts";
import { type Passed, passOn } from "./passed-document.ts";
import { isPicture, isUnread, type PictureKind, type UnreadKind } from "./unread-kinds.ts";

export type Refusal = { tone: "wait"; text: string };

export const useDocumentInput = () => {
  const { t } = useTranslation("verification/input");
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isReading, setReading] = useState(false);

  const unread = (kind: UnreadKind) => t("refusal.unread", { kind: t(`refusal.kinds.${kind}`) });

  const check = (passed: Passed) => navigate("/verification", { state: { passed: passOn(passed) } });

  /** Searches a picture for a QR code; the document that the code names is verified, not the picture. */
  const takePicture = async (bytes: Uint8Array<ArrayBuffer>, kind: PictureKind): Promise<void> => {
    setReading(true);
    const named = await import("../scanning/find-id.ts")
      .then(({ findNamed }) => findNamed(bytes, globalThis.location.origin))
      .catch(() => null)
      .finally(() => setReading(false));
    if (named?.kind === "id") return void navigate(`/digital_diploma/${named.id}`, { state: { isNamedByCopy: true } });
    if (named?.kind === "foreign")
      return setRefusal({ tone: "wait", text: t("refusal.foreign", { host: named.host }) });
    if (named?.kind === "unreadable") return setRefusal({ tone: "wait", text: unread(kind) });
    setRefusal({ tone: "wait", text: t(named ? "refusal.noCode" : "refusal.noDecoder") });
  };

  const takeFile = async (file: File): Promise<void> => {
    setRefusal(null);
    const large = file.size > LARGEST_FILE;
    const bytes = new Uint8Array(await file.slice(0, large ? 0 : LARGEST_FILE).arrayBuffer());
    if (large) return setRefusal({ tone: "wait", text: t("refusal.large") });
    const kind = fileKindOf(bytes);
    if (isPicture(kind)) return takePicture(bytes, kind);
    if (isUnread(kind)) return setRefusal({ tone: "wait", text: unread(kind) });
    void check({ bytes, kind, name: file.name });
  };

  /** One file has a page of its own, several have a list. */
  const takeFiles = async (files: readonly File[]): Promise<void> => {
    const [file, ...more] = files;
    if (file && more.length === 0) return takeFile(file);
    setRefusal(null);
    if (files.length > MOST_FILES)
      return setRefusal({ tone: "wait", text: t("refusal.tooMany", { most: MOST_FILES }) });
    if (file) void check({ files });
  };

  const refusalOf = (address: Address, text: string): string => {
    if (address.kind === "foreign") return t("refusal.foreign", { host: address.host });
    if (address.kind === "number") return t("refusal.number", { number: isolate(text.trim()) });
    return t(text.trim() ? "refusal.unreadable" : "refusal.empty");
  };

  const takeAddress = (text: string): void => {
    setRefusal(null);
    const address = readAddress(text, globalThis.location.origin);
    if (address.kind === "id") return void navigate(`/digital_diploma/${address.id}`);
    if (address.kind === "share") return void navigate(`/share-certificate#${address.secret}`);
    if (address.kind === "bundle") return void check({ bytes: new TextEncoder().encode(address.text), kind: "json" });
    setRefusal({ tone: "wait", text: refusalOf(address, text) });
  };
  return { refusal, isReading, takeFiles, takeAddress };
};
