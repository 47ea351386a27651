/** E-mails that administrators have assigned to accounts, in SQL: the latest one of each user. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import "../accounts.tables.ts";

type SaveAssignedEmailOptions = { userId: string; universityId: string | null; email: string; at: Date };

/** Saves the e-mail; a former one of the user is replaced. */
export async function saveAssignedEmail(
  trx: Trx,
  { userId, universityId, email, at }: SaveAssignedEmailOptions,
): Promise<void> {
  const row = { university_id: universityId, email, asked_at: at, confirmed_at: null, counts_at: null };
  await trx
    .insertInto("email_changes")
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(row))
    .execute();
}

type ConfirmAssignedEmailOptions = { userId: string; email: string | null; at: Date; countsAt: Date };

/** Confirms the e-mail. False when it was withdrawn, replaced, or confirmed before. */
export async function confirmAssignedEmail(
  trx: Trx,
  { userId, email, at, countsAt }: ConfirmAssignedEmailOptions,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable("email_changes")
    .set({ confirmed_at: at, counts_at: countsAt })
    .where("user_id", "=", userId)
    .where("email", "=", email ?? "")
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return confirmed.numUpdatedRows === 1n;
}

/** Deletes it; returns whether there was one. */
export async function deleteAssignedEmail(trx: Trx, userId: string): Promise<boolean> {
  const deleted = await trx.deleteFrom("email_changes").where("user_id", "=", userId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}

/** Users whose waiting period is over. */
export async function findDueEmails(trx: Trx, now: Date): Promise<string[]> {
  const rows = await trx.selectFrom("email_changes").select("user_id").where("counts_at", "<=", now).execute();
  return rows.map(({ user_id }) => user_id);
}

/** Removes a change whose waiting period is over and returns it: of several nodes at once only one gets it. */
export async function takeDueEmail(trx: Trx, { userId, now }: { userId: string; now: Date }): Promise<string | null> {
  const taken = await trx
    .deleteFrom("email_changes")
    .where("user_id", "=", userId)
    .where("counts_at", "<=", now)
    .returning("email")
    .executeTakeFirst();
  return taken?.email ?? null;
}

/** The e-mails that wait for these users; one that was not confirmed within a day is left out. */
export async function findAssignedEmails(
  trx: Trx,
  { userIds, confirmedBy }: { userIds: readonly string[]; confirmedBy: Date },
): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom("email_changes")
    .select(["user_id", "email"])
    .where("user_id", "=", sql<string>`any(${userIds})`)
    .where((row) => row.or([row("confirmed_at", "is not", null), row("asked_at", ">", confirmedBy)]))
    .execute();
  return new Map(rows.map(({ user_id, email }) => [user_id, email]));
}
