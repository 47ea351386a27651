/** Chooses the facts: a named set, or each by itself. */
import type { Claims } from "@ijaza/verifier/result";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Note } from "../../../ui/Note.tsx";
import { factsOf, isFixed, namesHolder, type Preset, presetsFor, type Shareable } from "./shareable.ts";
import "./PresetChoice.css";

/** A document with all its facts, and the names of those that are disclosed. */
export type PresetSelection = { document: Shareable; claims: Claims; chosen: readonly string[] };

type PresetChoiceProps = {
  preset: Preset;
  all: readonly PresetSelection[];
  onPreset: (preset: Preset) => void;
  onFacts: (recordId: string, names: readonly string[]) => void;
};

export function PresetChoice({ preset, all, onPreset, onFacts }: PresetChoiceProps) {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const name = useId();
  const made = all.flatMap(({ claims }) => Object.keys(claims));
  const count = all.reduce((sum, { document, claims }) => sum + factsOf(claims, language, document.labels).length, 0);
  return (
    <fieldset className="presets">
      <legend>{t("form.what")}</legend>
      {presetsFor(made).map((each) => (
        <label key={each} className="preset">
          <input type="radio" name={name} checked={each === preset} onChange={() => onPreset(each)} />
          <span>
            {t(`preset.${each}.title`)}
            <small>{t(`preset.${each}.text`, { count })}</small>
          </span>
        </label>
      ))}
      {preset === "own" &&
        all.map((one) => <Facts key={one.document._id} {...one} isTitled={all.length > 1} onFacts={onFacts} />)}
      {all.some(({ chosen }) => chosen.length > 0 && !namesHolder(chosen)) && (
        <Note tone="wait">{t("form.unnamed")}</Note>
      )}
    </fieldset>
  );
}

type FactsProps = PresetSelection & { isTitled: boolean } & Pick<PresetChoiceProps, "onFacts">;

function Facts({ document, claims, chosen, isTitled, onFacts }: FactsProps) {
  const language = useLanguage();
  const toggle = (name: string, on: boolean) =>
    onFacts(document._id, on ? [...chosen, name] : chosen.filter((each) => each !== name));
  return (
    <fieldset className="fact-choice">
      <legend className={isTitled ? undefined : "sr-only"}>
        <bdi>{document.title}</bdi>
      </legend>
      {factsOf(claims, language, document.labels).map(({ name, label, value }) => (
        <label key={name} className="fact-row">
          <input
            type="checkbox"
            checked={isFixed(name) || chosen.includes(name)}
            disabled={isFixed(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          />
          <span>
            {label}
            <small>
              <bdi>{value}</bdi>
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
