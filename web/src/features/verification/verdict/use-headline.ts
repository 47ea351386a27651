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
};

export const useHeadline = (
  result: Result,
  { revokedAt, hasOriginal = false }: Options,
): Appearance & { title: string; sentence: string } => {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const { look, headline } = appearanceOf(result);
  const { main } = useUniversityName(result.facts.issuer);
  const context = result.facts.badge ? "badge" : contextOf(kindOf(result.facts.claims ?? {}));
  const date = revokedAt ? isolate(formatDayOf(revokedAt, language)) : "";
  const values = { context, university: isolate(main), date };
  const sentence = () => {
    if (headline === "altered" && hasOriginal) return t("headline.altered.beside");
    const isDated = revokedAt && (headline === "revoked" || headline === "superseded");
    return t(isDated ? `headline.${headline}.dated` : `headline.${headline}.text`, values);
  };
  return { look, headline, title: t(`headline.${headline}.title`, { context }), sentence: sentence() };
};
