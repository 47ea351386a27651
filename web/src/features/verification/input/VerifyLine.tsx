/** Takes a document in one line, for pages about something else: its reference or link, a scanned code, or its file. */
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { ScanButton } from "../scanning/ScanButton.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { FileButton } from "./FileButton.tsx";
import { useDocumentInput } from "./use-document-input.ts";
import "./VerifyBox.css";
import "./VerifyLine.css";

export function VerifyLine() {
  const { t } = useTranslation("verification/input");
  const { refusal, isReading, takeFiles, takeAddress } = useDocumentInput();
  return (
    <div className="verify-line">
      <AddressForm label={t("box.reference")} onAddress={takeAddress} />
      <div className="verify-line__ways">
        <ScanButton kind="secondary" />
        <FileButton kind="secondary" busy={isReading} onFiles={takeFiles} />
      </div>
      <div aria-live="polite">{refusal && <Note tone={refusal.tone}>{refusal.text}</Note>}</div>
    </div>
  );
}
