/** Everything that will be signed of a record: each claim that its acceptance fixes. */
import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { arabRegion } from "../../../platform/i18n/arab-region.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Section } from "../../../ui/Section.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { Reference } from "../../../ui/Values.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { type ClaimRow, claimRows } from "./claim-rows.ts";
import type { Waiting } from "./use-waiting.ts";

type ClaimsProps<Kept extends ShownRecord> = { view: RecordView<Kept>; record: Kept; waiting: Waiting };

export function ReviewClaims<Kept extends ShownRecord>({ view, record, waiting }: ClaimsProps<Kept>) {
  const { t } = useTranslation("records/reviewing");
  const { t: words } = useTranslation(view.texts);
  const language = useLanguage();
  const failureText = useFailureText();
  const { claims, error, reload } = waiting;
  const values = {
    never: t("values.never"),
    average: (value: string) => t("values.average", { value }),
    credits: (value: string) => t("values.credits", { value }),
  };
  return (
    <Section title={t("claims.title")} text={words("review.text")}>
      {error ? (
        <ErrorState text={failureText(error)} onRetry={reload} />
      ) : claims ? (
        <Rows rows={claimRows(view.claimsOf(record), { claims, language, region: arabRegion(), words: values })} />
      ) : (
        <Loading />
      )}
    </Section>
  );
}

function Rows({ rows }: { rows: readonly ClaimRow[] }) {
  const { t } = useTranslation("records/reviewing");
  return (
    <dl className="review__rows">
      {rows.map(({ key, label, lines }) => (
        <div key={key}>
          <dt>{"joined" in label ? t(`labels.${label.joined}`) : label.text}</dt>
          <dd>
            {lines.map(({ text, isReference, inScript }) => (
              <span key={text}>
                {isReference ? <Reference>{text}</Reference> : <bdi>{text}</bdi>}
                {inScript && (
                  <span className="review__script">
                    <TriangleAlert size={16} aria-hidden="true" />
                    {t(`claims.${inScript}`)}
                  </span>
                )}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const WIDTHS = ["70%", "55%", "40%", "80%", "60%", "50%", "65%", "45%"];

function Loading() {
  const { t } = useTranslation("records/reviewing");
  return (
    <div className="review__loading" role="status">
      <span className="sr-only">{t("claims.loading")}</span>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height="18px" />
      ))}
    </div>
  );
}
