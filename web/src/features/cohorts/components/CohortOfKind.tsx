/** The page of a cohort while it is loaded, when it cannot be, and then by the kind of its records. */
import { type CohortKind, getCohort, type OneCohort } from "@ijaza/schema/cohorts/calls";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { POLLED } from "../../../platform/api/polling.ts";
import { failureOf } from "../../../platform/api/problem.ts";
import { useAnswer } from "../../../platform/api/use-calls.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";

export function CohortOfKind({ of }: { of: Record<CohortKind, (cohort: OneCohort) => ReactNode> }) {
  const { t } = useTranslation("cohorts");
  const messageOf = useFailureText();
  const { id = "" } = useParams();
  const { currentData, error, refetch } = useAnswer(getCohort, { id }, POLLED);
  if (currentData) return of[currentData.kind](currentData);
  if (error && failureOf(error).status === 404) {
    const toList = <ButtonLink to="/cohorts">{t("unknown.toList")}</ButtonLink>;
    return (
      <>
        <PageHead title={t("unknown.title")} />
        <EmptyState title={t("unknown.title")} text={t("unknown.text")} action={toList} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t("one")} />
      {error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <SkeletonRows rows={6} columns={4} />}
    </>
  );
}
