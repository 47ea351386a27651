/** Which records of a kind a reader may list: an agent's are the own ones, and those that gone colleagues have left. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { Users } from "../../users/users.service.ts";
import type { Caller } from "../records.caller.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import type { RecordScope } from "./listing.ts";

/** A named agent narrows the own scope, so that another's records and absent ones look the same. */
export const ownOrLeft =
  <Row extends RecordRow>({ declared }: Pick<RecordKind<Row>, "declared">, users: Pick<Users, "findGoneAgents">) =>
  async (trx: Trx, { actor }: Caller, { agentId }: { agentId?: string | undefined }): Promise<RecordScope> => {
    const agents = agentId === undefined ? [] : [agentId];
    if (actor.role !== "agent_uni") return { agents, conditions: [] };
    const own = sql<boolean>`agent_id = ${actor.id}`;
    const gone = await users.findGoneAgents(trx, actor.universityId);
    const taken = Object.values(declared.actions).filter(({ role }) => role === "agent_uni");
    const open = [...new Set(taken.flatMap(({ from }) => from))];
    const left = sql`agent_id in (${sql.join(gone)}) and status in (${sql.join(open)})`;
    const condition = gone.length === 0 ? own : sql<boolean>`(${own} or (${left}))`;
    return { agents: agents.filter((id) => id !== actor.id), conditions: [condition] };
  };
