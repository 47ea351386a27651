/**
 * Adds a user's name in Arabic letters, keeps what readers in Arabic read unique by its appearance, and stores the folded
 * names and the e-mail, by which searches find a user.
 */
import { type Kysely, sql } from "kysely";
import { arabicSkeletonOf, searchOf } from "../src/features/users/users.derived.ts";

const columns = `
-- the skeleton is null for a user whose name already looked like an older one
alter table users add column username_ar text, add column skeleton_ar text, add column search text not null default '';
`;
const index = "create unique index users_skeleton_ar on users (skeleton_ar) where deleted_at is null;";

type User = { id: string; username: string; email: string; live: boolean };

/** What follows from the names of each user, oldest first; a skeleton that an older user has is left out. */
function derivedOf(users: readonly User[]) {
  const seen = new Set<string>();
  return users.map(({ id, live, ...names }) => {
    const named = { ...names, username_ar: null };
    const skeleton = arabicSkeletonOf(named);
    const isTaken = live && seen.has(skeleton);
    if (live) seen.add(skeleton);
    return { id, search: searchOf(named), skeleton_ar: isTaken ? null : skeleton };
  });
}

/** Not additive: an earlier release would change a name without its skeleton and without what searches find. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
  // Accounts have row-level security.
  await sql`select set_config('ijaza.scope', 'all', true)`.execute(db);
  const { rows } = await sql<User>`
    select id, username, email, deleted_at is null as live from users order by created_at, id`.execute(db);
  await sql`
    update users set search = x.search, skeleton_ar = x.skeleton_ar
    from json_to_recordset(${JSON.stringify(derivedOf(rows))}::json) as x (id text, search text, skeleton_ar text)
    where users.id = x.id`.execute(db);
  await sql`select set_config('ijaza.scope', '', true)`.execute(db);
  await sql.raw(index).execute(db);
}
