/** What documents would lack on paper, in words, before their records are accepted. */
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { LANGUAGES, type Language } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Note } from "../../../ui/Note.tsx";
import type { GapsOfTemplate } from "../records.api.ts";
import "./PrintingGaps.css";

type Gap = GapsOfTemplate["gaps"][number];

const SLOTS = ["first", "second", "third"] as const;

const nameOf = ({ name }: Gap, language: Language): string =>
  [language, ...LANGUAGES].map((each) => name?.[each]).find(Boolean) ?? "";

/** Nothing while it is asked, and where nothing is missing. */
export function PrintingGaps({ templates, isUnknown }: { templates?: GapsOfTemplate[]; isUnknown: boolean }) {
  const { t } = useTranslation("records");
  const language = useLanguage();
  if (isUnknown) return <Note tone="wait">{t("gaps.unknown")}</Note>;
  if (!templates?.length) return null;
  const all = templates.flatMap(({ name, gaps }) => gaps.map((gap) => ({ template: isolate(name), gap })));
  const sentenceOf = (gap: Gap, template: string) => {
    if (gap.gap === "nobody_chosen")
      return t(`gaps.nobody_chosen.${SLOTS[(gap.slot ?? 1) - 1] ?? "first"}`, { template });
    return t(`gaps.${gap.gap}`, { template, person: isolate(nameOf(gap, language)) });
  };
  return (
    <Note tone="wait">
      <p>{t("gaps.title")}</p>
      <ul className="printing-gaps">
        {all.map(({ template, gap }) => (
          <li key={`${template} ${gap.gap} ${gap.slot}`}>{sentenceOf(gap, template)}</li>
        ))}
      </ul>
      <p>{t(all.some(({ gap }) => gap.slot !== null) ? "gaps.fixed" : "gaps.choice")}</p>
    </Note>
  );
}
