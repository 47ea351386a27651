/** The dashboard of those above universities: what waits for them, and the universities in figures. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Card } from "../../../ui/Card.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { useGetAllUniversitiesQuery } from "../../universities/universities.api.ts";
import { ALL_UNIVERSITIES, useQueue } from "../use-queue.ts";
import { NetworkFigures } from "./NetworkFigures.tsx";
import { Queue } from "./Queue.tsx";
import { UniversitiesByCountry } from "./UniversitiesByCountry.tsx";

export function OfNetwork() {
  const { t } = useTranslation("dashboard");
  const words = useFailureText();
  const { data, error, refetch } = useGetAllUniversitiesQuery(ALL_UNIVERSITIES);
  const queue = useQueue();
  if (error && !data) {
    return (
      <Card>
        <ErrorState title={t("network.unread")} text={words(error)} onRetry={refetch} />
      </Card>
    );
  }
  return (
    <div className="dashboard">
      <Queue items={queue} />
      <NetworkFigures data={data} />
      {data && data.total > 0 && data.universities.length === data.total && (
        <UniversitiesByCountry universities={data.universities} />
      )}
    </div>
  );
}
