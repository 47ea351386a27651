/** The filter by agent, for readers who see the records of several. */
import { useTranslation } from "react-i18next";
import { Filter } from "../../../ui/ListTools.tsx";
import { useGetAgentsQuery } from "../../users/users.api.ts";

export function AgentFilter({ value, onChoose }: { value: string; onChoose: (agentId: string) => void }) {
  const { t } = useTranslation("records");
  const { data } = useGetAgentsQuery({ pageSize: 500 });
  return (
    <Filter
      label={t("agent")}
      all={t("allAgents")}
      value={value}
      options={(data?.agents ?? []).map(({ _id, username }) => ({ value: _id, label: username }))}
      onChoose={onChoose}
    />
  );
}
