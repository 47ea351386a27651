/** Accounts of the staff that were closed long ago: their names stay, because records and the log refer to them. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { OldRows } from "../../platform/old-rows.ts";
import "./users.tables.ts";

/**
 * Empties what only the owners of accounts needed that were closed before a time; returns the ids of these accounts. Names
 * and the signature stay: documents print the signature of whoever accepted them.
 */
export async function emptyClosed(trx: Trx, { before, limit }: OldRows): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update users set email = '', search = '', numero = null, speciality = null, language = null, mails_off = default,
      mode_selected = null, number_of_logins = 0, last_login_at = null
    where id in (
      select id from users where deleted_at < ${before} and email <> ''
      order by deleted_at limit ${limit} for update skip locked)
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
