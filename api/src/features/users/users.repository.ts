/** Users in the database: those who are not deleted, in the transaction's scope. */

import type { ListQuery } from "@ijaza/schema/calls/wire";
import { foldEmail } from "@ijaza/schema/fields/folded-text";
import { plainName } from "@ijaza/schema/fields/names";
import type { Mode } from "@ijaza/schema/users/calls";
import type { StaffRole } from "@ijaza/schema/users/roles";
import { type Insertable, sql } from "kysely";
import type { Tables, Trx } from "../../platform/database.ts";
import { type Order, windowOf } from "../../platform/lists.ts";
import { arabicSkeletonOf, type DerivedNames } from "./users.derived.ts";
import type { UserRow } from "./users.records.ts";
import { skeletonsOf } from "./users.skeletons.ts";

export const USER_ORDERS = {
  username: sql<string>`lower(username)`,
  usernameAr: sql<string>`lower(coalesce(username_ar, username))`,
  email: sql<string>`email_lower`,
  createdAt: sql<Date>`created_at`,
  lastLoginDate: sql<Date>`last_login_at`,
};
export type UserOrder = Order<keyof typeof USER_ORDERS>;

const live = (trx: Trx) => trx.selectFrom("users").selectAll().where("deleted_at", "is", null);

export async function insertUser(trx: Trx, user: Insertable<Tables["users"]>): Promise<UserRow> {
  return trx.insertInto("users").values(user).returningAll().executeTakeFirstOrThrow();
}

export async function findUser(trx: Trx, id: string): Promise<UserRow | undefined> {
  return live(trx).where("id", "=", id).executeTakeFirst();
}

/** The same, with its row locked until the transaction ends; rows that refer to it can still be stored. */
export async function lockUser(trx: Trx, id: string): Promise<UserRow | undefined> {
  return live(trx).where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/**
 * By e-mail or username in any case, as typed or as names are stored (`plainName`). An e-mail has precedence over a
 * username that looks like it, and a name as typed over another spelling, because some older names are stored so.
 */
export async function findUserByName(trx: Trx, name: string): Promise<UserRow | undefined> {
  const spellings = [sql<string>`lower(${name})`, sql<string>`lower(${plainName(name)})`] as const;
  const isEmail = sql<boolean>`email_lower = ${foldEmail(name)}`;
  const isUsername = sql<boolean>`lower(username) in (${sql.join(spellings)})`;
  return live(trx)
    .where(sql<boolean>`(${isEmail} or ${isUsername})`)
    .orderBy(sql`(${isEmail})`, "desc")
    .orderBy(sql`lower(username) = ${spellings[0]}`, "desc")
    .executeTakeFirst();
}

export type NewNames = {
  username: string;
  usernameAr?: string | null | undefined;
  /** The user who has or would have the names; absent for a new one. */
  id?: string;
};

/** The refusal of names that another user in scope has, or that look like them; null if they are free. */
export async function refusalOfNames(trx: Trx, { username, usernameAr, id = "" }: NewNames) {
  const { skeleton, caseless_skeleton } = skeletonsOf(username);
  const skeleton_ar = arabicSkeletonOf({ username, username_ar: usernameAr || null });
  const { rows } = await sql<{ alike: boolean }>`
    select coalesce(lower(username) = lower(${username}) or skeleton = ${skeleton}
      or caseless_skeleton = ${caseless_skeleton}, false) as alike
    from users where deleted_at is null and id <> ${id}
      and (lower(username) = lower(${username}) or skeleton = ${skeleton} or caseless_skeleton = ${caseless_skeleton}
        or skeleton_ar = ${skeleton_ar})
    order by 1 desc limit 1`.execute(trx);
  const [other] = rows;
  if (!other) return null;
  return other.alike ? "username_taken" : "username_ar_taken";
}

/** The university's responsable: preferably one who is not blocked, then the newest. */
export async function findResponsable(trx: Trx, universityId: string): Promise<UserRow | undefined> {
  return live(trx)
    .where("university_id", "=", universityId)
    .where("role", "=", "resp_uni")
    .orderBy(sql`blocked_at is not null`)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

export async function saveMode(trx: Trx, { id, mode }: { id: string; mode: Mode }): Promise<void> {
  await trx.updateTable("users").set({ mode_selected: mode }).where("id", "=", id).execute();
}

export async function saveSignIn(trx: Trx, { id, at }: { id: string; at: Date }): Promise<UserRow> {
  return trx
    .updateTable("users")
    .set((row) => ({ number_of_logins: row("number_of_logins", "+", 1), last_login_at: at }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function saveBlock(trx: Trx, { id, at }: { id: string; at: Date | null }): Promise<void> {
  await trx.updateTable("users").set({ blocked_at: at }).where("id", "=", id).execute();
}

type SavePasswordOptions = { id: string; hash: string; isShort?: boolean; at: Date };

/** Sets the password of a user, who then need not set one; the first password redeems the invitation. */
export async function savePassword(trx: Trx, { id, hash, isShort = false, at }: SavePasswordOptions): Promise<void> {
  const accepted_at = sql<Date>`coalesce(accepted_at, ${at}::timestamptz)`;
  await trx
    .updateTable("users")
    .set({ password_hash: hash, has_short_password: isShort, must_set_password: false, accepted_at })
    .where("id", "=", id)
    .execute();
}

/** Deletes the password: the user cannot sign in before setting another one by a link. */
export async function deletePassword(trx: Trx, id: string): Promise<void> {
  await trx.updateTable("users").set({ password_hash: null, has_short_password: false }).where("id", "=", id).execute();
}

/** Columns of an account that the person or an administrator may change. */
export type UserChanges = Partial<
  Pick<UserRow, "username" | "username_ar" | "email" | "numero" | "speciality" | "signature" | "language" | "mails_off">
>;

type SaveChangesOptions = { id: string; changes: UserChanges & Partial<DerivedNames> & Pick<UserRow, "email_since"> };

export async function saveChanges(trx: Trx, { id, changes }: SaveChangesOptions): Promise<UserRow> {
  return trx.updateTable("users").set(changes).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

/** The record stays for signed and imported documents; the name and the address become free. */
export async function saveDeletion(trx: Trx, { id, at }: { id: string; at: Date }): Promise<void> {
  await trx.updateTable("users").set({ deleted_at: at, password_hash: null }).where("id", "=", id).execute();
}

/** Users with this e-mail in any case, in the transaction's scope: one at most. */
export async function findUserByEmail(trx: Trx, email: string): Promise<UserRow | undefined> {
  return live(trx).where("email_lower", "=", foldEmail(email)).executeTakeFirst();
}

/** Agents of a university who are blocked or deleted: their imports are left to their colleagues. */
export async function findGoneAgents(trx: Trx, universityId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("users")
    .select("id")
    .where("university_id", "=", universityId)
    .where("role", "=", "agent_uni")
    .where((row) => row.or([row("blocked_at", "is not", null), row("deleted_at", "is not", null)]))
    .execute();
  return rows.map(({ id }) => id);
}

export type UserFilter = {
  universityId?: string;
  roles?: readonly StaffRole[];
  blocked?: boolean;
  /** Only users without a university. */
  unassigned?: true;
};
type UserSearch = { filter: UserFilter; patterns: string[]; order: UserOrder };

function searched(trx: Trx, { filter, patterns }: UserSearch) {
  let found = live(trx).where(sql<boolean>`search like all(${patterns})`);
  if (filter.universityId) found = found.where("university_id", "=", filter.universityId);
  if (filter.roles) found = found.where("role", "in", filter.roles);
  if (filter.blocked !== undefined) found = found.where("blocked_at", filter.blocked ? "is not" : "is", null);
  return filter.unassigned ? found.where("university_id", "is", null) : found;
}

const inListOrder = (trx: Trx, search: UserSearch) =>
  searched(trx, search).orderBy(USER_ORDERS[search.order.by], search.order.direction).orderBy("id");

/** The ids of the first of the users in the transaction's scope. */
export async function listUserIds(trx: Trx, search: UserSearch, limit: number): Promise<string[]> {
  const rows = await inListOrder(trx, search).clearSelect().select("id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

export async function findUsers(trx: Trx, ids: readonly string[]): Promise<UserRow[]> {
  return live(trx).where(sql<boolean>`id = any(${ids})`).execute();
}

/** One page of the users in the transaction's scope, and their total number. */
export async function listUsers(
  trx: Trx,
  { page, pageSize, ...search }: UserSearch & Pick<ListQuery, "page" | "pageSize">,
) {
  const { limit, offset } = windowOf({ page, pageSize });
  const rows = await inListOrder(trx, search).limit(limit).offset(offset).execute();
  const { total } = await searched(trx, search)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
