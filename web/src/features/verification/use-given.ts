/** Takes what a visitor gives, and leads to the page that checks it, or says in words why it cannot be checked. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { kindOf, LARGEST_FILE, readAddress } from "./given.ts";
import { handOver } from "./handed-over.ts";

export type Refusal = { tone: "info" | "wait"; text: string };

export const useGiven = () => {
  const { t } = useTranslation("verification");
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const check = (bytes: Uint8Array) => navigate("/verification", { state: { handed: handOver({ bytes }) } });

  const takeFile = async (file: File): Promise<void> => {
    setRefusal(null);
    const large = file.size > LARGEST_FILE;
    const bytes = new Uint8Array(await file.slice(0, large ? 4 : LARGEST_FILE).arrayBuffer());
    const kind = kindOf(bytes);
    if (kind === "pdf") return setRefusal({ tone: "info", text: t("refusal.pdf") });
    if (large) return setRefusal({ tone: "wait", text: t("refusal.large") });
    if (kind === "other") return setRefusal({ tone: "wait", text: t("refusal.other") });
    check(bytes);
  };

  const takeAddress = (text: string): void => {
    setRefusal(null);
    const address = readAddress(text, globalThis.location.origin);
    if (address.kind === "id") return void navigate(`/digital_diploma/${address.id}`);
    if (address.kind === "bundle") return void check(new TextEncoder().encode(address.text));
    const unreadable = t(text.trim() ? "refusal.unreadable" : "refusal.empty");
    setRefusal({
      tone: "wait",
      text: address.kind === "foreign" ? t("refusal.foreign", { host: address.host }) : unreadable,
    });
  };
  return { refusal, takeFile, takeAddress };
};
