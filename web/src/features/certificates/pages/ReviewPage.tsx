/** `/certificates_not_confirm/{agentId}`: the responsable reads what an agent has submitted, and signs or rejects it. */
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { DecideAll, useReviewStart } from "../../records/records.parts.tsx";
import { useGetAgentsQuery } from "../../users/users.api.ts";
import { CertificateList } from "../components/CertificateList.tsx";

const BACK = "/certificationListsAgent";

export function ReviewPage() {
  const { t } = useTranslation("certificates");
  const { agentId = "" } = useParams();
  const prompt = useReviewStart();
  const { data } = useGetAgentsQuery({ pageSize: 500 });
  const agent = data?.agents.find(({ _id }) => _id === agentId);
  return (
    <>
      <PageHead
        back={<BackLink to={BACK}>{t("review.back")}</BackLink>}
        title={agent ? t("review.titleOf", { name: agent.username }) : t("review.title")}
        text={t("review.text")}
      />
      <CertificateList
        label={t("review.title")}
        statuses={["pending"]}
        agentId={agentId}
        lead={({ total, settled, deeds, importId }) => (
          <DecideAll total={total} text={t("review.waiting", { count: total })}>
            <Button
              icon={X}
              disabled={!settled}
              onClick={() => deeds.all({ deed: "reject", count: total, agentId, importId })}
            >
              {t("review.rejectAll")}
            </Button>
            <Button
              kind="primary"
              icon={Check}
              disabled={!settled}
              onClick={() => deeds.all({ deed: "accept", count: total, agentId, importId })}
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
              <ButtonLink kind="primary" to={BACK}>
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
