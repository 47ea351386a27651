/** One check of the chain: its sign, what it found, and a sentence on it. */
import type { Check, Result } from "@ijaza/verifier/result";
import { Ban, Check as CheckIcon, CircleHelp, Minus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDayOf, formatMoment, formatNumber, formatTime } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { contextOf, type DocumentKind } from "../facts.ts";
import { sentenceOf } from "../sentences.ts";

const ICONS = { valid: CheckIcon, invalid: X, error: CircleHelp, skipped: Minus };

type CheckStepProps = {
  check: Check;
  result: Result;
  kind: DocumentKind;
  university: string;
  revokedAt?: string | null;
};

export function CheckStep({ check, result, kind, university, revokedAt }: CheckStepProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const { name, outcome, code, detail } = check;
  const withdrawn = name === "status" && outcome === "invalid";
  const Icon = withdrawn ? Ban : ICONS[outcome];
  const sentence = sentenceOf(code);
  const { block, facts } = result;
  const values = {
    context: contextOf(kind),
    university: isolate(university),
    block: isolate(block ? formatNumber(block.number, language) : ""),
    time: isolate(block ? formatTime(block.time, language) : ""),
    date: isolate(facts.anchor ? formatMoment(facts.anchor.issuedAt, language) : ""),
  };
  return (
    <li className={`check check--${withdrawn ? "withdrawn" : outcome}`}>
      <span className="check__icon">
        <Icon size={18} strokeWidth={3} aria-hidden="true" />
      </span>
      <div>
        <h3>{t(`checks.${name}.${outcome}`)}</h3>
        <p>{sentence ? t(`sentences.${sentence}`, values) : detail}</p>
        {withdrawn && revokedAt && <p>{t("checks.told", { date: isolate(formatDayOf(revokedAt, language)) })}</p>}
      </div>
    </li>
  );
}
