/** Numbers of universities in the registry: the next one, and another one for a university that is not registered yet. */
import { sql } from "kysely";
import { appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Trx } from "../../platform/database.ts";

/** The number of the next university; it is not used twice. */
export async function nextRegistryId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('universities', 'registry_id')) as id`.execute(trx);
  return rows[0]!.id;
}

type RenumberOptions = { universityId: string; registryId: number; clock: Clock };

/** Throws for a registered university, because its issued documents refer to its number. */
export async function renumber(trx: Trx, { universityId, registryId, clock }: RenumberOptions): Promise<void> {
  await trx
    .updateTable("universities")
    .set({ registry_id: registryId })
    .where("id", "=", universityId)
    .where("registered_at", "is", null)
    .returning("id")
    .executeTakeFirstOrThrow();
  const event = { kind: "university.renumbered", subjectId: universityId, data: { registryId } };
  await appendAudit(trx, { universityId, author: SYSTEM, at: clock.now(), events: [event] });
}
