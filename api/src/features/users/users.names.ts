/** Names of users for display, of those that the transaction's scope shows and that are not deleted. */
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
