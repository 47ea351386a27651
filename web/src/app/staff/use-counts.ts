/** What waits for the person at this screen, asked again whenever work is done and once a minute besides. */
import { useGetAllDiplomasQuery } from "../../features/diplomas/diplomas.api.ts";
import { useUser } from "../../platform/actor.ts";
import type { Counts } from "./menu.ts";

const POLL_MS = 60_000;

export const useCounts = (): Counts => {
  const { _id, role } = useUser();
  const isAgent = role.name === "agent_uni";
  const { data } = useGetAllDiplomasQuery(
    { pageSize: 1, ...(isAgent && { agentId: _id }) },
    { skip: !isAgent && role.name !== "resp_uni", pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const of = (status: keyof Counts) => data?.counts[status] ?? 0;
  return { pending: of("pending"), unsigned: of("unsigned"), error: of("error"), rejected: of("rejected") };
};
