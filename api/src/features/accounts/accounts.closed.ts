/** Empties accounts that were closed long ago, with the links that were mailed to their owners and new addresses. */
import type { Trx } from "../../platform/database.ts";
import type { OldRows } from "../../platform/old-rows.ts";
import { emptyClosed } from "../users/users.service.ts";
import { deleteLinksOf } from "./accounts.links.ts";
import "./accounts.tables.ts";

/** Returns how many accounts were emptied. */
export async function emptyClosedAccounts(trx: Trx, old: OldRows): Promise<number> {
  const ids = await emptyClosed(trx, old);
  for (const id of ids) {
    await deleteLinksOf(trx, id);
    await trx.deleteFrom("email_changes").where("user_id", "=", id).execute();
  }
  return ids.length;
}
