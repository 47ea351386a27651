/** Here the responsable reads record by record what waits, sees each as it will be issued, and decides. */

import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useMedia } from "../../../platform/device.ts";
import { useListState } from "../../../platform/list-state.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageSpinner } from "../../../ui/Spinner.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { useReviewStart } from "../use-review-start.ts";
import { ReviewBody } from "./ReviewBody.tsx";
import { ReviewHead } from "./ReviewHead.tsx";
import { type Review, type ReviewOptions, useReview } from "./use-review.ts";
import { useReviewName } from "./use-review-name.ts";
import "./RecordReview.css";

/** Below it the list of records is a panel over the page. */
const WIDE = "(min-width: 1000px)";

export function RecordReview<Kept extends ShownRecord>({ view }: { view: RecordView<Kept> }) {
  const { agentId = "" } = useParams();
  const importId = useListState().filter("import") || undefined;
  // Another review begins anew.
  return <Reviewing key={`${agentId} ${importId}`} view={view} of={{ agentId, importId }} />;
}

type ReviewProps<Kept extends ShownRecord> = { view: RecordView<Kept>; of: ReviewOptions };

function Reviewing<Kept extends ShownRecord>({ view, of }: ReviewProps<Kept>) {
  const review = useReview(view, of);
  const name = useReviewName(view, of);
  const isWide = useMedia(WIDE);
  const prompt = useReviewStart();
  usePageTitle(name);
  return (
    <div className="review">
      <ReviewHead view={view} review={review} name={name} isWide={isWide} />
      <Inside view={view} review={review} of={of} isWide={isWide} />
      {prompt}
    </div>
  );
}

type InsideProps<Kept extends ShownRecord> = ReviewProps<Kept> & { review: Review<Kept>; isWide: boolean };

function Inside<Kept extends ShownRecord>({ view, review, ...rest }: InsideProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const failureText = useFailureText();
  if (review.error) return <ErrorState text={failureText(review.error)} onRetry={review.reload} />;
  if (review.current) return <ReviewBody view={view} review={review} current={review.current} {...rest} />;
  if (review.isLoading) return <PageSpinner />;
  return (
    <EmptyState
      title={t("review.empty")}
      text={t("review.emptyText")}
      action={
        <ButtonLink kind="primary" to={view.paths.agents}>
          {t("review.back")}
        </ButtonLink>
      }
    />
  );
}
