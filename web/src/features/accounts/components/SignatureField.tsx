/** A field for the picture of a handwritten signature: chosen, shown, removable. */
import { LARGEST_PICTURE } from "@ijaza/schema/calls/wire";
import { ImageUp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { readDataUrl } from "../../../platform/read-data-url.ts";
import { Button } from "../../../ui/Button.tsx";
import "./SignatureField.css";

type SignatureFieldProps = {
  label: string;
  /** What to choose, and what the shown picture is; of the own signature when absent. */
  hint?: string;
  preview?: string;
  /** A data URL or the address of a picture; empty when there is none. */
  value: string;
  error?: string;
  busy?: boolean;
  onChange: (value: string) => void;
};

export function SignatureField({ label, hint, preview, value, error, busy, onChange }: SignatureFieldProps) {
  const { t } = useTranslation("accounts");
  const id = useId();
  const [refused, setRefused] = useState<string>();
  const problem = refused ?? error;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_PICTURE) return setRefused(t("signature.tooLarge"));
    setRefused(undefined);
    try {
      onChange(await readDataUrl(file));
    } catch {
      setRefused(t("signature.unreadable"));
    }
  };
  return (
    <fieldset className="signature" aria-busy={busy || undefined}>
      <legend>{label}</legend>
      {value && (
        <div className="signature__paper">
          <img src={value} alt={preview ?? t("signature.preview")} />
        </div>
      )}
      <div className="signature__ways">
        <span className="signature__choose">
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={busy}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = "";
              void choose(file);
            }}
          />
          <label htmlFor={id} className="button button--secondary">
            <ImageUp size={18} aria-hidden="true" />
            {t(value ? "signature.another" : "signature.choose")}
          </label>
        </span>
        {value && (
          <Button
            kind="ghost"
            icon={Trash2}
            busy={busy}
            onClick={() => {
              setRefused(undefined);
              onChange("");
            }}
          >
            {t("signature.remove")}
          </Button>
        )}
      </div>
      <p
        id={`${id}-note`}
        className={problem ? "signature__note signature__note--bad" : "signature__note"}
        role="status"
      >
        {problem ?? hint ?? t("signature.hint")}
      </p>
    </fieldset>
  );
}
