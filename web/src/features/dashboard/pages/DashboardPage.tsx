/** `/dashboard`: what waits for this person first, then the university's diplomas in figures. */
import type { Role } from "@ijaza/schema/roles";
import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { useGetAllDiplomasQuery } from "../../diplomas/diplomas.api.ts";
import { Balances } from "../components/Balances.tsx";
import { Figures } from "../components/Figures.tsx";
import { LatestDiplomas } from "../components/LatestDiplomas.tsx";
import { OfNetwork } from "../components/OfNetwork.tsx";
import { Queue } from "../components/Queue.tsx";
import { StatusSplit } from "../components/StatusSplit.tsx";
import { useQueue } from "../use-queue.ts";
import "./DashboardPage.css";

const greetingOf = (hour: number) => {
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
};

const LATEST = 6;

/** Of those whose menu does not lead there. */
const READS_AUDIT: readonly Role[] = ["resp_uni", "admin_ijaza"];

/** What waits is for those who work; an administrator of the university reads the rest. */
function OfUniversity({ works }: { works: boolean }) {
  const { t } = useTranslation("dashboard");
  const words = useFailureText();
  const diplomas = useGetAllDiplomasQuery({ pageSize: LATEST });
  const queue = useQueue();
  if (diplomas.error && !diplomas.data) {
    return (
      <Card>
        <ErrorState text={words(diplomas.error)} onRetry={diplomas.refetch} />
      </Card>
    );
  }
  return (
    <div className="dashboard">
      {works && <Queue items={queue} />}
      <Figures counts={diplomas.data?.counts} />
      <div className="dashboard__two">
        <Card title={t("latest.title")}>
          {diplomas.data ? <LatestDiplomas diplomas={diplomas.data.diplomas} /> : <SkeletonRows rows={4} columns={2} />}
        </Card>
        <div className="dashboard__side">
          {diplomas.data && <StatusSplit counts={diplomas.data.counts} />}
          {works && <Balances />}
        </div>
      </div>
    </div>
  );
}

export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const { username, role, university } = useUser();
  const queue = useQueue();
  const total = queue?.reduce((sum, item) => sum + item.count, 0);
  const worker = role === "resp_uni" || role === "agent_uni" ? role : null;
  const [first] = username.split(/\s+/);
  return (
    <>
      <PageHead
        title={t(`greeting.${greetingOf(new Date().getHours())}`, { name: first })}
        text={worker && total ? t(`waiting.${worker}`, { count: total }) : t("welcome")}
      >
        {READS_AUDIT.includes(role) && (
          <ButtonLink size="dense" kind="ghost" icon={History} to="/audit">
            {t("audit")}
          </ButtonLink>
        )}
      </PageHead>
      {university ? <OfUniversity works={worker !== null} /> : <OfNetwork />}
    </>
  );
}
