/** The purpose and the end of a share, in one line. */
import type { Purpose } from "@ijaza/schema/sharing/shares";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { isDay } from "../../../ui/day-text.ts";

type FootOptions = { purpose: Purpose; purposeText: string /** `YYYY-MM-DD`. */; day: string };

export const useShareFoot = ({ purpose, purposeText, day }: FootOptions): string => {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const date = isolate(isDay(day) ? formatDate(day, language) : "");
  return t(`preview.foot.${purpose}`, { date, purpose: isolate(purposeText) });
};
