/** A field for a logo: dropped or chosen, shown at once, removable. Raster pictures only. */
import { LARGEST_PICTURE } from "@ijaza/schema/calls/wire";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readDataUrl } from "../../../platform/read-data-url.ts";
import { Button } from "../../../ui/Button.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Note } from "../../../ui/Note.tsx";
import "./LogoField.css";

const TYPES = ["image/png", "image/jpeg", "image/webp"];

/** A file's type may say picture although it is none. */
const canBeDrawn = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(true);
    picture.onerror = () => resolve(false);
    picture.src = url;
  });

type LogoFieldProps = { logo: string | null; error?: string; onChange: (logo: string | null) => void };

export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const { t } = useTranslation("universities");
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File) => {
    setRefusal(undefined);
    if (!TYPES.includes(file.type)) return setRefusal(t("form.logo.notRaster"));
    if (file.size > LARGEST_PICTURE) return setRefusal(t("form.logo.tooLarge"));
    const url = await readDataUrl(file).catch(() => "");
    if (!url || !(await canBeDrawn(url))) return setRefusal(t("form.logo.notRead"));
    onChange(url);
  };
  const wrong = refusal ?? error;
  return (
    <div className="logo-field">
      {logo ? (
        <div className="logo-field__shown">
          <img src={logo} alt={t("form.logo.preview")} />
          <Button icon={Trash2} onClick={() => onChange(null)}>
            {t("form.logo.remove")}
          </Button>
        </div>
      ) : (
        <FileDrop
          title={t("form.logo.drop")}
          hint={t("form.logo.hint")}
          choose={t("form.logo.choose")}
          accept={TYPES.join(",")}
          onFile={(file) => void take(file)}
        />
      )}
      {wrong && <Note tone="bad">{wrong}</Note>}
    </div>
  );
}
