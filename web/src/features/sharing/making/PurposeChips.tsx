/** The purpose of a share or request: one of five, or another one in words. */
import { PURPOSES, type Purpose } from "@ijaza/schema/sharing/shares";
import { BriefcaseBusiness, Ellipsis, GraduationCap, type LucideIcon, Scale, Stamp } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/Field.tsx";
import "./PurposeChips.css";

export const PURPOSE_ICONS: Record<Purpose, LucideIcon> = {
  job: BriefcaseBusiness,
  studies: GraduationCap,
  visa: Stamp,
  recognition: Scale,
  other: Ellipsis,
};

type PurposeChipsProps = {
  purpose: Purpose;
  text: string;
  /** The error of the text. */
  error?: string;
  /** A label for the chips, where no heading gives one. */
  legend: string;
  onChange: (changes: { purpose?: Purpose; purposeText?: string }) => void;
};

export function PurposeChips({ purpose, text, error, legend, onChange }: PurposeChipsProps) {
  const { t } = useTranslation("sharing");
  const name = useId();
  return (
    <fieldset className="purposes">
      <legend>{legend}</legend>
      <div className="purposes__chips">
        {PURPOSES.map((each) => {
          const Icon = PURPOSE_ICONS[each];
          return (
            <label key={each} className="purpose">
              <input type="radio" name={name} checked={each === purpose} onChange={() => onChange({ purpose: each })} />
              <Icon size={18} aria-hidden="true" />
              {t(`purpose.${each}`)}
            </label>
          );
        })}
      </div>
      {purpose === "other" && (
        <TextField
          label={t("purpose.text")}
          dir="auto"
          maxLength={200}
          value={text}
          error={error}
          onChange={(event) => onChange({ purposeText: event.target.value })}
        />
      )}
    </fieldset>
  );
}
