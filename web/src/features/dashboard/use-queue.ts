/** What waits for this person: the responsable's decisions agent by agent, the agent's signing and corrections. */
import { useRole } from "../../platform/actor.ts";
import { useGetAllDiplomasQuery } from "../diplomas/diplomas.api.ts";
import { useGetAgentsQuery } from "../users/users.api.ts";

export type QueueItem = {
  key: string;
  count: number;
  /** Which sentence and button it has. */
  kind: "review" | "sign" | "correct" | "signAgain";
  /** Who prepared it. */
  by?: string;
  to: string;
};

const useResponsableQueue = (skip: boolean): QueueItem[] | undefined => {
  const { data } = useGetAgentsQuery({ pageSize: 500 }, { skip });
  return data?.agents
    .filter(({ pendingDiplomas }) => pendingDiplomas > 0)
    .map(({ _id, username, pendingDiplomas }) => ({
      key: _id,
      kind: "review" as const,
      count: pendingDiplomas,
      by: username,
      to: `/diplomas_not_confirm/${_id}`,
    }))
    .sort((one, other) => other.count - one.count);
};

const useAgentQueue = (skip: boolean): QueueItem[] | undefined => {
  const { data } = useGetAllDiplomasQuery({ pageSize: 1 }, { skip });
  if (!data) return undefined;
  const items: QueueItem[] = [
    { key: "sign", kind: "sign", count: data.counts.unsigned ?? 0, to: "/diplomas_not_confirm" },
    { key: "correct", kind: "correct", count: data.counts.rejected ?? 0, to: "/diplomasRejected" },
    { key: "signAgain", kind: "signAgain", count: data.counts.error ?? 0, to: "/diplomas_not_confirm" },
  ];
  return items.filter(({ count }) => count > 0);
};

/** Undefined until it is known. */
export const useQueue = (): QueueItem[] | undefined => {
  const role = useRole();
  const ofResponsable = useResponsableQueue(role !== "resp_uni");
  const ofAgent = useAgentQueue(role !== "agent_uni");
  return role === "resp_uni" ? ofResponsable : ofAgent;
};
