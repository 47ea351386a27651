/** How many diplomas of each agent wait for the responsable. */
import type { Trx } from "../../platform/database.ts";

/** Counts by agent; an agent without any is not in it. */
export async function countPendingOf(
  trx: Trx,
  { universityId, agentIds }: { universityId: string; agentIds: readonly string[] },
): Promise<Map<string, number>> {
  if (agentIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("diplomas")
    .select(["agent_id", (eb) => eb.fn.countAll<number>().as("count")])
    .where("university_id", "=", universityId)
    .where("agent_id", "in", agentIds)
    .where("status", "=", "pending")
    .groupBy("agent_id")
    .execute();
  return new Map(rows.map(({ agent_id, count }) => [agent_id, count]));
}
