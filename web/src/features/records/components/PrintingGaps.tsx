/** What documents would lack on paper, in words, before their records are accepted. Loaded with a dialog that accepts. */
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { LANGUAGES, type Language } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Note } from "../../../ui/Note.tsx";
import { type GapsOfTemplate, type GapsOptions, useFindPrintingGapsQuery } from "../printing-gaps.api.ts";
import { idsOf, type ShownRecord, type Targets } from "../record-view.ts";
import "./PrintingGaps.css";

type Gap = GapsOfTemplate["gaps"][number];

const SLOTS = ["first", "second", "third"] as const;

const nameOf = ({ name }: Gap, language: Language): string =>
  [language, ...LANGUAGES].map((each) => name?.[each]).find(Boolean) ?? "";

type PrintingGapsProps = {
  kind: GapsOptions["kind"];
  targets: Targets<ShownRecord>;
  /** Called once the answer can be read. */
  onRead: () => void;
};

/** Nothing while it is asked, and where nothing is missing. */
export function PrintingGaps({ kind, targets, onRead }: PrintingGapsProps) {
  const { t } = useTranslation("signatories");
  const language = useLanguage();
  const { agentId, importId } = targets;
  const named = agentId ? { agentId, ...(importId && { importId }) } : { ids: idsOf(targets) };
  const { data, isFetching, isError } = useFindPrintingGapsQuery(
    { kind, ...named },
    { refetchOnMountOrArgChange: true },
  );
  const report = useEffectEvent(onRead);
  useEffect(() => {
    if (!isFetching) report();
  }, [isFetching]);
  if (isError) return <Note tone="wait">{t("gaps.unknown")}</Note>;
  const templates = data?.templates ?? [];
  if (templates.length === 0) return null;
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
