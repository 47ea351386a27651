/**
 * Data of users that others see: names for display of users in scope, and signatures. Who was deleted keeps the name,
 * because what that user did is still shown.
 */
import type { UserNames } from "@ijaza/schema/users/names";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import "./users.tables.ts";

export async function usernamesOf(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, UserNames<string>>> {
  if (ids.length === 0) return new Map();
  const rows = await trx.selectFrom("users").select(["id", "username", "username_ar"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, username, username_ar }) => [id, { username, usernameAr: username_ar }]));
}

/**
 * The picture of the signature of the person who accepted an issued document, as a data URL, even if deleted since,
 * because the document stays signed by that person. Readable in any scope.
 */
export async function signatureOn(trx: Trx, recordId: string): Promise<string | null> {
  const { rows } = await sql<{ signature: string | null }>`select signature_on(${recordId}) as signature`.execute(trx);
  return rows[0]?.signature ?? null;
}
