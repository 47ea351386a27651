/** The filter by agent, for readers who see the records of several. */

import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Filter } from "../../../ui/ListTools.tsx";
import { useGetAgentsQuery } from "../../users/users.api.ts";

export function AgentFilter({ value, onChoose }: { value: string; onChoose: (agentId: string) => void }) {
  const { t } = useTranslation("records");
  const language = useLanguage();
  const { data } = useGetAgentsQuery({ pageSize: 500 });
  return (
    <Filter
      label={t("agent")}
      all={t("allAgents")}
      value={value}
      isLate
      options={(data?.agents ?? []).map((agent) => ({ value: agent._id, label: userNameIn(agent, language) }))}
      onChoose={onChoose}
    />
  );
}
