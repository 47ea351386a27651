/** The five steps of a cohort: a bar, a number and a line of facts each; a running step is hatched. */
import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import { CircleCheck, CircleDashed, Eye, type LucideIcon, Mail, MailWarning } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { formatDayOf, formatNumber } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { NumberValue } from "../../../ui/Values.tsx";
import { type Step, type StepKey, stepsOf, tallyOf } from "../numbers.ts";
import "./CohortSteps.css";

const iconOf = ({ key, isRunning }: Step, { mails }: OneCohort): LucideIcon => {
  if (!isRunning) return CircleCheck;
  if (key === "mailed") return mails.returned > 0 ? MailWarning : Mail;
  return key === "verified" ? Eye : CircleDashed;
};

/** The line of facts under each number. */
const useFacts = (cohort: OneCohort): Record<StepKey, string> => {
  const { t } = useTranslation("cohorts");
  const language = useLanguage();
  const { all, accepted, rejected, pending, signed, signing, toSign } = tallyOf(cohort);
  const { checked, createdAt, mails, verified, batches } = cohort;
  const join = (facts: readonly (string | false)[]) => facts.filter(Boolean).join(language === "ar" ? "، " : ", ");
  const last = batches.filter(({ status }) => status === "signed").at(-1);
  const ofSigned = () => {
    if (signing > 0) return t("facts.signing", { count: signing });
    if (toSign > 0) return t("facts.toSign", { count: toSign });
    if (!last?.at) return t(signed > 0 ? "facts.allSigned" : "facts.none");
    return join([isolate(formatDayOf(last.at, language)), t("facts.batches", { count: batches.length })]);
  };
  const ofMails = () => {
    if (mails.returned > 0) return t("facts.returned", { count: mails.returned });
    if (mails.queued > 0) return t("facts.queued", { count: mails.queued });
    return t(mails.delivered > 0 ? "facts.allMailed" : "facts.none");
  };
  return {
    checked: join([
      isolate(formatDayOf(createdAt, language)),
      checked > all && t("facts.leftOut", { count: checked - all }),
    ]),
    decided: join([
      t("facts.accepted", { count: accepted }),
      rejected > 0 && t("facts.rejected", { count: rejected }),
      pending > 0 && t("facts.pending", { count: pending }),
    ]),
    signed: ofSigned(),
    mailed: ofMails(),
    verified: verified.times > 0 ? t("facts.times", { count: verified.times }) : t("facts.none"),
  };
};

const partOf = ({ value, of }: Step): CSSProperties => ({
  inlineSize: `${of > 0 ? Math.min(100, (100 * value) / of) : 0}%`,
});

export function CohortSteps({ cohort }: { cohort: OneCohort }) {
  const { t } = useTranslation("cohorts");
  const language = useLanguage();
  const facts = useFacts(cohort);
  return (
    <ol className="cohort-steps" aria-label={t("steps.label")}>
      {stepsOf(cohort).map((step) => {
        const Icon = iconOf(step, cohort);
        return (
          <li key={step.key} className={step.isRunning ? "cohort-step is-running" : "cohort-step"}>
            <span className="cohort-step__bar" aria-hidden="true">
              <span style={partOf(step)} />
            </span>
            <span className="cohort-step__name">
              <Icon size={18} aria-hidden="true" />
              {t(`steps.${step.key}`)}
            </span>
            <b className="cohort-step__number">
              <NumberValue value={step.value} />
              <span className="sr-only"> {t("steps.of", { all: formatNumber(step.of, language) })}</span>
            </b>
            <span className="cohort-step__facts">{facts[step.key]}</span>
          </li>
        );
      })}
    </ol>
  );
}
