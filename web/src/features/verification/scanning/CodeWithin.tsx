/** For a file that proves nothing by itself: offers to verify the diploma that its QR code names. */
import { QrCode } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { FoundCode } from "./find-id.ts";

export function CodeWithin({ bytes }: { bytes: Uint8Array<ArrayBuffer> }) {
  const { t } = useTranslation("verification");
  const [named, setNamed] = useState<FoundCode | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without the decoder the page says as before that the file proves nothing.
    const nothing = (): FoundCode => ({ kind: "none" });
    void import("./find-id.ts")
      .then(({ findNamed }) => findNamed(bytes, globalThis.location.origin))
      .catch(nothing)
      .then((found) => isCurrent && setNamed(found));
    return () => {
      isCurrent = false;
    };
  }, [bytes]);
  return (
    <div aria-live="polite">
      {named?.kind === "foreign" && <Note tone="info">{t("refusal.foreign", { host: named.host })}</Note>}
      {named?.kind === "id" && (
        <Note tone="info">
          <p>{t("scan.within")}</p>
          <ButtonLink kind="primary" icon={QrCode} to={`/digital_diploma/${named.id}`}>
            {t("scan.follow")}
          </ButtonLink>
        </Note>
      )}
    </div>
  );
}
