/** The headline of a verdict, and the sentence under it. */
import type { Result } from "@ijaza/verifier/result";
import { useTranslation } from "react-i18next";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { contextOf, kindOf } from "../facts/facts.ts";
import { useUniversityName } from "../facts/use-university-name.ts";
import { type Appearance, appearanceOf } from "./appearance.ts";

type Options = {
  /** ISO 8601, as the university's server states it. */
  revokedAt?: string | null;
  /** The signed original of this altered file is shown beside it. */
  hasOriginal?: boolean;
  /** The file is a copy of a document that it names. */
  isCopy?: boolean;
};

/** How long before the end of its seal a reader is told to have the PDF downloaded again. */
const SOON_MS = 90 * 86_400_000;

const COPY: Appearance = { look: "unknown", headline: "copy" };

/** When the seal of a PDF ceases to count, if that is soon; null otherwise. */
const sealEndOf = ({ facts: { seal }, checkedAt }: Result): string | null => {
  const end = seal?.countsUntil ?? null;
  return end && Date.parse(end) - Date.parse(checkedAt) < SOON_MS ? end : null;
};

export const useHeadline = (
  result: Result,
  { revokedAt, hasOriginal = false, isCopy = false }: Options,
): Appearance & { title: string; sentence: string } => {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const { look, headline } = isCopy ? COPY : appearanceOf(result);
  const { main } = useUniversityName(result.facts.issuer);
  const context = result.facts.badge ? "badge" : contextOf(kindOf(result.facts.claims ?? {}));
  const date = revokedAt ? isolate(formatDayOf(revokedAt, language)) : "";
  const values = { context, university: isolate(main), date };
  const sentence = () => {
    if ((headline === "altered" || headline === "ended") && hasOriginal) return t(`headline.${headline}.beside`);
    const isDated = revokedAt && (headline === "revoked" || headline === "superseded");
    const text = t(isDated ? `headline.${headline}.dated` : `headline.${headline}.text`, values);
    const end = look === "valid" ? sealEndOf(result) : null;
    return end ? `${text} ${t("headline.valid.sealUntil", { date: isolate(formatDayOf(end, language)) })}` : text;
  };
  return { look, headline, title: t(`headline.${headline}.title`, { context }), sentence: sentence() };
};
