/** One of the four checks: its mark, its outcome, and a sentence. */
import type { Check, Result } from "@ijaza/verifier/result";
import { Ban, Check as CheckIcon, CloudOff, type LucideIcon, Minus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDayOf, formatMoment, formatNumber, formatTime } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { contextOf, type DocumentKind } from "../facts/facts.ts";
import { sentenceOf } from "./sentences.ts";

const MARKS: Record<Check["outcome"], LucideIcon> = { valid: CheckIcon, invalid: X, error: CloudOff, skipped: Minus };

type CheckStepProps = {
  check: Check;
  result: Result;
  kind: DocumentKind;
  revokedAt?: string | null;
  universityPage?: string;
};

export function CheckStep({ check, result, kind, revokedAt, universityPage }: CheckStepProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const { name, outcome, code, detail } = check;
  const withdrawn = name === "status" && outcome === "invalid";
  const Mark = withdrawn ? Ban : MARKS[outcome];
  const isDecided = outcome === "valid" || outcome === "invalid";
  // Checks after one that could not be completed were not made, and their sentence says so.
  const isLeft = outcome === "skipped" && result.verdict === "unknown";
  const sentence = isLeft ? "not_asked" : sentenceOf(code);
  const { block, facts } = result;
  const values = {
    context: contextOf(kind),
    block: isolate(block ? formatNumber(block.number, language) : ""),
    time: isolate(block ? formatTime(block.time, language) : ""),
    date: isolate(facts.anchor ? formatMoment(facts.anchor.issuedAt, language) : ""),
  };
  return (
    <li className={`check check--${withdrawn ? "withdrawn" : outcome}`}>
      <span className="check__mark">
        <Mark size={16} strokeWidth={2.6} aria-hidden="true" />
      </span>
      <div className="check__words">
        <h3>{t(isDecided ? `checks.${name}.${outcome}` : `checks.${name}.open`)}</h3>
        <p>{sentence ? t(`sentences.${sentence}`, values) : detail}</p>
        {name === "issuer" && outcome === "valid" && universityPage && (
          <Link to={universityPage} className="check__link">
            {t("university.page")}
          </Link>
        )}
        {withdrawn && facts.revokedAtLatest && (
          <p>{t("checks.atLatest", { date: isolate(formatDayOf(facts.revokedAtLatest, language)) })}</p>
        )}
        {withdrawn && revokedAt && <p>{t("checks.told", { date: isolate(formatDayOf(revokedAt, language)) })}</p>}
      </div>
    </li>
  );
}
