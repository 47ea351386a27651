/** Keys that sign Open Badges: one for each university, never entered in the registry, and therefore valid at once. */
import { sql } from "kysely";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import { findActiveKey, type Keys } from "./keys.ts";

type BadgeKeyDeps = { keys: Keys; clock: Clock };

/** Makes the university's key if it has none; concurrent calls make one key. */
export async function ensureBadgeKey(trx: Trx, { keys, clock }: BadgeKeyDeps, universityId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('chain_keys.badge'), hashtext(${universityId}))`.execute(trx);
  if (await findActiveKey(trx, { purpose: "badge", universityId })) return;
  const { id } = await keys.make(trx, { purpose: "badge", universityId });
  await trx.updateTable("chain_keys").set({ state: "active", valid_from: clock.now() }).where("id", "=", id).execute();
}

/** Makes the keys of universities that were enrolled before such keys existed. */
export async function makeMissingBadgeKeys({ db, ...deps }: BadgeKeyDeps & { db: Db }): Promise<void> {
  for (const universityId of await inScope(db, { all: "every university must have such a key" }, listLacking)) {
    await inScope(db, { all: "a start makes the key of any university that lacks it" }, (trx) =>
      ensureBadgeKey(trx, deps, universityId),
    );
  }
}

async function listLacking(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ university_id: string }>`
    select university_id from chain_keys where university_id is not null
    group by university_id having not bool_or(purpose = 'badge' and state = 'active')`.execute(trx);
  return rows.map(({ university_id }) => university_id);
}
