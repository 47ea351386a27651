/** Takes a visitor's file or address and opens the page that verifies it, or explains why it cannot be verified. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { type Address, kindOf, LARGEST_FILE, readAddress } from "./document-input.ts";
import { type PassedDocument, passDocument } from "./passed-document.ts";

export type Refusal = { tone: "wait"; text: string };

export const useDocumentInput = () => {
  const { t } = useTranslation("verification");
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isReading, setReading] = useState(false);

  const check = (document: PassedDocument) => navigate("/verification", { state: { passed: passDocument(document) } });

  /** Searches a picture for a QR code; the document that the code names is verified, not the picture. */
  const takePicture = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
    setReading(true);
    const named = await import("../scanning/find-id.ts")
      .then(({ findNamed }) => findNamed(bytes, globalThis.location.origin))
      .catch(() => null)
      .finally(() => setReading(false));
    if (named?.kind === "id") return void navigate(`/digital_diploma/${named.id}`);
    if (named?.kind === "foreign")
      return setRefusal({ tone: "wait", text: t("refusal.foreign", { host: named.host }) });
    setRefusal({ tone: "wait", text: t(named ? "refusal.noCode" : "refusal.noDecoder") });
  };

  const takeFile = async (file: File): Promise<void> => {
    setRefusal(null);
    const large = file.size > LARGEST_FILE;
    const bytes = new Uint8Array(await file.slice(0, large ? 0 : LARGEST_FILE).arrayBuffer());
    if (large) return setRefusal({ tone: "wait", text: t("refusal.large") });
    if (kindOf(bytes) === "picture") return takePicture(bytes);
    if (kindOf(bytes) === "other") return setRefusal({ tone: "wait", text: t("refusal.other") });
    void check({ bytes, name: file.name });
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
    if (address.kind === "bundle") return void check({ bytes: new TextEncoder().encode(address.text) });
    setRefusal({ tone: "wait", text: refusalOf(address, text) });
  };
  return { refusal, isReading, takeFile, takeAddress };
};
