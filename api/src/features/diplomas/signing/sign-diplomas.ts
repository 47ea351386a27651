/** Signs accepted diplomas: takes them into one batch, whose job creates and anchors it. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import type { signDiplomas } from "@ijaza/schema/diplomas/calls";
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import { sql } from "kysely";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { isImported } from "../../../platform/imported-rows.ts";
import { type Caller, lockFailed, type Records, scopeFor } from "../../records/records.service.ts";
import type { Users } from "../../users/users.service.ts";
import { findBlocked } from "../deciding/blocked-corrections.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";

type SigningDeps = { db: Db; records: Pick<Records, "signing">; users: Pick<Users, "findGoneAgents"> };

type Signable = Pick<DiplomaRow, "id" | "agent_id" | "status" | "batch_id">;

export function createSigning({ db, users, records: { signing } }: SigningDeps) {
  const agentsOf = async (trx: Trx, { actor: { id, universityId } }: Caller) => [
    id,
    ...(await users.findGoneAgents(trx, universityId)),
  ];

  /** Takes accepted diplomas (own ones or those left by gone agents, named or all) into one batch; replies its job. */
  async function sign(caller: Caller, { diplomasIds, all, importId, except }: Input<typeof signDiplomas>) {
    if ((diplomasIds === undefined) === (all === undefined) || (diplomasIds && (importId || except))) {
      throw new AppError("invalid_input", { fields: [{ path: "diplomasIds", error: "required" }] });
    }
    const { universityId } = caller.actor;
    await signing.refuseClosed(universityId);
    return inScope(db, scopeFor(caller), async (trx) => {
      await signing.refuseUnready(trx, universityId);
      const agentIds = await agentsOf(trx, caller);
      const signable = await lockSignable(trx, { universityId, agentIds, ids: diplomasIds, importId, except });
      if (signable.length === 0) throw new AppError("nothing_to_sign");
      const failed = await lockFailed(trx, { kind: DIPLOMAS, records: signable });
      const fresh = signable.filter(({ status }) => status === "unsigned").map(({ id }) => id);
      return signing.takeIntoBatch(trx, { caller, kind: DIPLOMAS, fresh, failed });
    });
  }

  /** Of these diplomas and their corrections, those that the caller may sign for the first time. */
  async function findReady(trx: Trx, caller: Caller, { ids, importId }: ReadyOptions): Promise<string[]> {
    const { universityId } = caller.actor;
    const imported = importId ? sql`and ${isImported({ universityId, importId, kind: DIPLOMAS.name })}` : sql``;
    const { rows } = await sql<{ id: string }>`
      with recursive versions as (
        select id from diplomas where id = any(${ids})
        union select c.id from diplomas c join versions v on c.supersedes = v.id)
      select id from diplomas
      where id in (select id from versions) and status = 'unsigned' and agent_id = any(${await agentsOf(trx, caller)})
        ${imported}
      order by id`.execute(trx);
    return rows.map(({ id }) => id);
  }

  return { sign, findReady, estimate: signing.estimate };
}

export type ReadyOptions = { ids: readonly string[]; importId: string | undefined };

type LockOptions = {
  universityId: string;
  agentIds: string[];
  ids: string[] | undefined;
  /** Those of one import only. */
  importId: string | undefined;
  except: string[] | undefined;
};

/** The signable diplomas of these agents, locked in the order of their ids. Named ones must exist and be signable. */
async function lockSignable(
  trx: Trx,
  { universityId, agentIds, ids, importId, except }: LockOptions,
): Promise<Signable[]> {
  const signable = DIPLOMA.statusesFor("sign");
  let query = trx
    .selectFrom("diplomas")
    .select(["id", "agent_id", "status", "batch_id"])
    .where("university_id", "=", universityId)
    .where("agent_id", "in", agentIds)
    .orderBy("id")
    .forUpdate();
  query = ids ? query.where("id", "=", sql<string>`any(${ids})`) : query.where("status", "in", signable);
  if (importId) query = query.where(isImported({ universityId, importId, kind: DIPLOMAS.name }));
  if (except) query = query.where("id", "!=", sql<string>`all(${except})`);
  const rows = await query.execute();
  if (ids && rows.length !== new Set(ids).size) throw new AppError("not_found");
  if (rows.some(({ status }) => !signable.includes(status))) throw new AppError("diploma_not_unsigned");
  // A failed batch is signed as a whole, because its root covers all its leaves.
  const fresh = rows.filter(({ status }) => status === "unsigned").map(({ id }) => id);
  const blocked = await findBlocked(trx, fresh);
  if (ids && blocked.size > 0) throw new AppError("correction_barred");
  return rows.filter(({ id }) => !blocked.has(id));
}
