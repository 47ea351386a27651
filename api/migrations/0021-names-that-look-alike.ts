/** Makes usernames unique by their appearance too. */
import { type Kysely, sql } from "kysely";
import { type Skeletons, skeletonsOf } from "../src/features/users/users.skeletons.ts";

const columns = `
-- null for who had a name already that looked like an older one
alter table users add column skeleton text, add column caseless_skeleton text;
`;
const indexes = `
create unique index users_skeleton on users (skeleton) where deleted_at is null;
create unique index users_caseless_skeleton on users (caseless_skeleton) where deleted_at is null;
`;

type Named = { id: string; username: string };

/** The skeletons of each user, oldest first; a skeleton that an older user has is left out. */
function distinctSkeletons(users: readonly Named[]): ({ id: string } & { [name in keyof Skeletons]: string | null })[] {
  const written = new Set<string>();
  const caseless = new Set<string>();
  const first = (seen: Set<string>, skeleton: string) => {
    if (seen.has(skeleton)) return null;
    seen.add(skeleton);
    return skeleton;
  };
  return users.map(({ id, username }) => {
    const { skeleton, caseless_skeleton } = skeletonsOf(username);
    return { id, skeleton: first(written, skeleton), caseless_skeleton: first(caseless, caseless_skeleton) };
  });
}

/** Not additive: an earlier release would change a name without its skeletons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
  // Accounts have row-level security.
  await sql`select set_config('ijaza.scope', 'all', true)`.execute(db);
  const { rows } = await sql<Named>`
    select id, username from users where deleted_at is null order by created_at, id`.execute(db);
  await sql`
    update users set skeleton = x.skeleton, caseless_skeleton = x.caseless_skeleton
    from json_to_recordset(${JSON.stringify(distinctSkeletons(rows))}::json)
      as x (id text, skeleton text, caseless_skeleton text)
    where users.id = x.id`.execute(db);
  await sql`select set_config('ijaza.scope', '', true)`.execute(db);
  await sql.raw(indexes).execute(db);
}
