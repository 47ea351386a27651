/** The box that takes a diploma: drop or choose a file, or paste a link or reference. */
import { FileUp, ShieldCheck } from "lucide-react";
import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTouch } from "../../../platform/device.ts";
import { Note } from "../../../ui/Note.tsx";
import { useGiven } from "../use-given.ts";
import { AddressForm } from "./AddressForm.tsx";
import { FileButton } from "./FileButton.tsx";
import "./VerifyBox.css";

export function VerifyBox() {
  const { t } = useTranslation("verification");
  const { refusal, takeFile, takeAddress } = useGiven();
  const [over, setOver] = useState(false);
  const touch = useTouch();

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void takeFile(file);
  };
  return (
    <section className="verify-box" aria-label={t("box.label")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first. */}
      <div
        className={over ? "verify-box__drop verify-box__drop--over" : "verify-box__drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <span className="verify-box__icon">
          <FileUp size={28} aria-hidden="true" />
        </span>
        <p className="verify-box__title">{t(touch ? "box.open" : "box.drop")}</p>
        <FileButton onFile={takeFile} />
      </div>
      <AddressForm onAddress={takeAddress} />
      <div aria-live="polite">{refusal && <Note tone={refusal.tone}>{refusal.text}</Note>}</div>
      <p className="verify-box__privacy">
        <ShieldCheck size={18} aria-hidden="true" />
        {t("box.privacy")}
      </p>
    </section>
  );
}
