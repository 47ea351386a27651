/** Those who sign, in SQL. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { SignatoryRow, SignatoryVersion } from "./signatories.tables.ts";

/** The newest version of each signatory that is in use, the oldest signatory first. */
export async function listNewest(trx: Trx, universityId: string): Promise<SignatoryVersion[]> {
  const { rows } = await sql<SignatoryVersion>`
    select v.* from signatories s cross join lateral (
      select * from signatory_versions where signatory_id = s.id order by version desc limit 1
    ) v
    where s.university_id = ${universityId} and s.removed_at is null
    order by s.created_at, s.id`.execute(trx);
  return rows;
}

/** The newest versions of these signatories; those out of use are left out. */
export async function findNewestOf(trx: Trx, ids: readonly string[]): Promise<SignatoryVersion[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SignatoryVersion>`
    select v.* from signatories s cross join lateral (
      select * from signatory_versions where signatory_id = s.id order by version desc limit 1
    ) v
    where s.id = any(${ids}) and s.removed_at is null`.execute(trx);
  return rows;
}

/** The newest version, also of a signatory out of use. */
export async function findNewest(trx: Trx, signatoryId: string): Promise<SignatoryVersion | undefined> {
  return trx
    .selectFrom("signatory_versions")
    .selectAll()
    .where("signatory_id", "=", signatoryId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Of the given versions those in the transaction's scope. */
export async function findVersions(trx: Trx, ids: readonly string[]): Promise<SignatoryVersion[]> {
  if (ids.length === 0) return [];
  return trx.selectFrom("signatory_versions").selectAll().where("id", "in", ids).execute();
}

/** The versions that an issued document was accepted with, in no order; asked in any scope. */
export async function findSignatoriesOf(trx: Trx, recordId: string): Promise<SignatoryVersion[]> {
  const { rows } = await sql<SignatoryVersion>`select * from signatories_of(${recordId})`.execute(trx);
  return rows;
}

/** The signatory, locked until the transaction ends: nobody else makes a version of it meanwhile. */
export async function lockSignatory(trx: Trx, id: string): Promise<SignatoryRow | undefined> {
  return trx.selectFrom("signatories").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function insertSignatory(trx: Trx, row: SignatoryRow): Promise<SignatoryRow> {
  return trx.insertInto("signatories").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertVersion(trx: Trx, row: SignatoryVersion): Promise<SignatoryVersion> {
  return trx
    .insertInto("signatory_versions")
    .values({ ...row, name: JSON.stringify(row.name), title: JSON.stringify(row.title) })
    .returningAll()
    .executeTakeFirstOrThrow();
}
