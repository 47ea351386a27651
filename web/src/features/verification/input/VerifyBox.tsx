/** The box that takes a document: drop or choose a file, or paste a link or reference. */
import { FileUp, ScanQrCode, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useCamera, useTouch } from "../../../platform/device.ts";
import { useHydrated } from "../../../platform/use-hydrated.ts";
import { DropArea } from "../../../ui/DropArea.tsx";
import { Note } from "../../../ui/Note.tsx";
import { ScanButton } from "../scanning/ScanButton.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { FileButton } from "./FileButton.tsx";
import { useDocumentInput } from "./use-document-input.ts";
import "./VerifyBox.css";

export function VerifyBox() {
  const { t } = useTranslation("verification/input");
  const { refusal, isReading, takeFiles, takeAddress } = useDocumentInput();
  const isHydrated = useHydrated();
  const touch = useTouch();
  const hasCamera = useCamera();
  const scans = touch && hasCamera;
  const titleKey = scans ? "scan.title" : touch ? "box.open" : "box.drop";

  return (
    <section className="verify-box" aria-label={t("box.label")} aria-busy={!isHydrated}>
      <DropArea
        className="verify-box__drop"
        over="verify-box__drop--over"
        onDrop={({ files }) => void takeFiles([...files])}
      >
        <span className="verify-box__icon">
          {scans ? <ScanQrCode size={28} aria-hidden="true" /> : <FileUp size={28} aria-hidden="true" />}
        </span>
        <p className="verify-box__title">{t(titleKey)}</p>
        {/** A reader with a paper and a phone scans; one with a file drops it. */}
        <div className="verify-box__ways">
          {scans && <ScanButton kind="primary" />}
          <FileButton kind={scans ? "secondary" : "primary"} busy={isReading} onFiles={takeFiles} />
          {!scans && <ScanButton kind="secondary" />}
        </div>
      </DropArea>
      <AddressForm onAddress={takeAddress} />
      <div aria-live="polite">{refusal && <Note tone={refusal.tone}>{refusal.text}</Note>}</div>
      <p className="verify-box__privacy">
        <ShieldCheck size={18} aria-hidden="true" />
        {t("box.privacy")}
      </p>
    </section>
  );
}
