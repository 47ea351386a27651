/** A comparison with the period before, in words; sign and colour repeat what the words say. */
import { useTranslation } from "react-i18next";
import { formatNumber, formatShare } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import type { RangeName } from "../range.ts";
import { trendOf } from "../trend.ts";

const SIGNS = { more: "▲", less: "▼" } as const;
const LOOKS = { more: "good", less: "bad" } as const;

/** For counts of which more is better. */
export function TrendText({ counts, range }: { counts: { now: number; before: number }; range: RangeName }) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const before = t(`range.before.${range}`);
  const trend = trendOf(counts);
  if (!("difference" in trend)) return t(`trend.${trend.kind}`, { before });
  const { kind, difference, share } = trend;
  const by = share === undefined ? formatNumber(difference, language) : formatShare(share, language);
  return (
    <span className={`trend--${LOOKS[kind]}`}>
      <span className="trend__sign" aria-hidden="true">
        {SIGNS[kind]}
      </span>
      {t(share === undefined ? `trend.${kind}` : `trend.${kind}Share`, { by: isolate(by), before })}
    </span>
  );
}
