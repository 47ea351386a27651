/** Users in SQL: those who are not deleted, in the transaction's scope. */
import type { Mode } from "@ijaza/schema/users";
import type { ListQuery } from "@ijaza/schema/wire";
import { type Insertable, sql } from "kysely";
import type { Tables, Trx } from "../../platform/database.ts";
import { type Order, windowOf } from "../../platform/lists.ts";
import type { UserRow } from "./users.records.ts";

export const USER_ORDERS = {
  username: sql<string>`lower(username)`,
  email: sql<string>`lower(email)`,
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

/** The same, with its row locked until the transaction ends. */
export async function lockUser(trx: Trx, id: string): Promise<UserRow | undefined> {
  return live(trx).where("id", "=", id).forUpdate().executeTakeFirst();
}

/** By e-mail or username, whatever the case. An e-mail goes before a username that looks like it. */
export async function findUserByName(trx: Trx, name: string): Promise<UserRow | undefined> {
  const folded = sql<string>`lower(${name})`;
  return live(trx)
    .where((row) => row.or([row(sql`lower(email)`, "=", folded), row(sql`lower(username)`, "=", folded)]))
    .orderBy(sql`lower(email) = ${folded}`, "desc")
    .executeTakeFirst();
}

/** The university's responsable: one who is not blocked before one who is, then the newest. */
export async function findResponsable(trx: Trx, universityId: string): Promise<UserRow | undefined> {
  return live(trx)
    .where("university_id", "=", universityId)
    .where("role", "=", "resp_uni")
    .orderBy(sql`blocked_at is not null`)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
}

type Agents = { universityId: string; patterns: string[]; order: UserOrder } & Pick<ListQuery, "page" | "pageSize">;

/** One page of a university's agents, and how many there are. */
export async function listAgents(trx: Trx, { universityId, patterns, order, ...page }: Agents) {
  const found = live(trx)
    .where("university_id", "=", universityId)
    .where("role", "=", "agent_uni")
    .where(sql<boolean>`lower(username || ' ' || email) like all(${patterns})`);
  const { limit, offset } = windowOf(page);
  const rows = await found
    .orderBy(USER_ORDERS[order.by], order.direction)
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
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

export async function savePassword(trx: Trx, { id, hash }: { id: string; hash: string }): Promise<void> {
  await trx.updateTable("users").set({ password_hash: hash }).where("id", "=", id).execute();
}
