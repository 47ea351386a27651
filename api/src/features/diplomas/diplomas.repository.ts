/** Diplomas in the database: finding and locking. */

import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import { PUBLIC_STATUSES } from "@ijaza/schema/records/record";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { lockRecords } from "../records/records.service.ts";
import { DIPLOMAS } from "./diplomas.kind.ts";
import type { DiplomaRow } from "./diplomas.tables.ts";

/** Locks records for a change, in the order of their ids; those in other statuses than the given ones are left out. */
export const lockDiplomas = (trx: Trx, options: { ids: readonly string[]; statuses?: readonly DiplomaStatus[] }) =>
  lockRecords(trx, { ...options, kind: DIPLOMAS });

export async function findDiploma(trx: Trx, id: string): Promise<DiplomaRow | undefined> {
  return trx.selectFrom("diplomas").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findDiplomasByIds(trx: Trx, ids: readonly string[]): Promise<DiplomaRow[]> {
  return trx.selectFrom("diplomas").selectAll().where("id", "=", sql<string>`any(${ids})`).execute();
}

/** The issued diploma with this document; of several the valid one, then the latest. */
export async function findByFile(trx: Trx, sha256: string): Promise<DiplomaRow | undefined> {
  return trx
    .selectFrom("diplomas")
    .selectAll()
    .where("file_sha256", "=", sha256)
    .where("status", "in", PUBLIC_STATUSES)
    .orderBy(sql`status = 'revoked'`)
    .orderBy("signed_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
