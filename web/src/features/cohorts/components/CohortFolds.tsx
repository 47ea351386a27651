/** What few readers need of a cohort: the record of its signing, and the file that was imported. */
import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import { FileCheck, FileSpreadsheet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Fold } from "../../../ui/Fold.tsx";
import { MomentValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import { tallyOf } from "../numbers.ts";
import "./CohortFolds.css";

function Batch({ batch, kind }: { batch: OneCohort["batches"][number]; kind: OneCohort["kind"] }) {
  const { t } = useTranslation("cohorts");
  const { status, count, block, at, transaction } = batch;
  return (
    <li>
      <b>{t(`count.${kind}`, { count })}</b>
      <dl>
        <dt>{t("folds.state")}</dt>
        <dd>{t(`folds.states.${status}`)}</dd>
        <dt>{t("folds.credits")}</dt>
        <dd>
          <NumberValue value={status === "failed" ? 0 : count} />
        </dd>
        {at && (
          <>
            <dt>{t("folds.at")}</dt>
            <dd>
              <MomentValue value={at} />
            </dd>
          </>
        )}
        {block !== null && (
          <>
            <dt>{t("folds.block")}</dt>
            <dd>
              <NumberValue value={block} />
            </dd>
          </>
        )}
        {transaction && (
          <>
            <dt>{t("folds.transaction")}</dt>
            <dd className="cohort-folds__hash">
              <Reference>{transaction}</Reference>
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

export function CohortFolds({ cohort }: { cohort: OneCohort }) {
  const { t } = useTranslation("cohorts");
  const language = useLanguage();
  const { batches, kind, fileName, checked } = cohort;
  const credits = batches.filter(({ status }) => status === "signed").reduce((sum, { count }) => sum + count, 0);
  const block = batches.findLast((batch) => batch.block !== null)?.block;
  const summary = [
    t("folds.spent", { count: credits }),
    block !== undefined && block !== null && t("folds.inBlock", { block: isolate(formatNumber(block, language)) }),
  ];
  return (
    <div className="cohort-folds">
      {batches.length > 0 && (
        <Fold icon={FileCheck} title={t("folds.signing")} aside={summary.filter(Boolean).join(t("comma"))}>
          <ul>
            {batches.map((batch) => (
              <Batch key={batch._id} batch={batch} kind={kind} />
            ))}
          </ul>
        </Fold>
      )}
      {fileName && (
        <Fold icon={FileSpreadsheet} title={t("folds.file")} aside={<bdi className="mono">{fileName}</bdi>}>
          <p>{t("folds.rows", { count: checked })}</p>
          <p className="muted">{t(checked > tallyOf(cohort).all ? "folds.fileNotAll" : "folds.fileText")}</p>
        </Fold>
      )}
    </div>
  );
}
