/** What others know of users: names for display, of those in scope who are not deleted, and signatures. */
import type { Trx } from "../../platform/database.ts";
import "./users.tables.ts";

export async function usernamesOf(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom("users")
    .select(["id", "username"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** The picture of somebody's signature as a data URL, also of one who is gone: what they signed stays signed by them. */
export async function signatureOf(trx: Trx, id: string): Promise<string | null> {
  const row = await trx.selectFrom("users").select("signature").where("id", "=", id).executeTakeFirst();
  return row?.signature ?? null;
}
