/** The page on which the responsable reads what an agent has submitted, and accepts or rejects it. */
import { Check, X } from "lucide-react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { useGetAgentsQuery } from "../../users/users.api.ts";
import { DecideAll } from "../components/DecideAll.tsx";
import type { RecordListOptions } from "../components/RecordList.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { useReviewStart } from "../use-review-start.ts";

type ReviewProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  List: ComponentType<RecordListOptions<Kept> & { statuses: readonly ["pending"] }>;
};

export function ReviewRecords<Kept extends ShownRecord>({ view, List }: ReviewProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const { agentId = "" } = useParams();
  const prompt = useReviewStart();
  const { data } = useGetAgentsQuery({ pageSize: 500 });
  const agent = data?.agents.find(({ _id }) => _id === agentId);
  return (
    <>
      <PageHead
        back={<BackLink to={view.paths.agents}>{t("review.back")}</BackLink>}
        title={agent ? t("review.titleOf", { name: agent.username }) : t("review.title")}
        text={t("review.text")}
      />
      <List
        label={t("review.title")}
        statuses={["pending"]}
        agentId={agentId}
        lead={({ total, settled, beginAll, importId }) => (
          <DecideAll total={total} text={t("review.waiting", { count: total })}>
            <Button
              icon={X}
              disabled={!settled}
              onClick={() => beginAll("reject", { count: total, agentId, importId })}
            >
              {t("review.rejectAll")}
            </Button>
            <Button
              kind="primary"
              icon={Check}
              disabled={!settled}
              onClick={() => beginAll("accept", { count: total, agentId, importId })}
            >
              {t("review.acceptAll")}
            </Button>
          </DecideAll>
        )}
        empty={
          <EmptyState
            title={t("review.empty")}
            text={t("review.emptyText")}
            action={
              <ButtonLink kind="primary" to={view.paths.agents}>
                {t("review.back")}
              </ButtonLink>
            }
          />
        }
      />
      {prompt}
    </>
  );
}
