/** Cohorts in SQL: a page of them with their records by status, and renaming. */
import { foldText } from "@ijaza/schema/fields/folded-text";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";

/** The cohorts that a reader sees: of these agents only, or of all when null. */
export type CohortScope = { universityId: string; agents: readonly string[] | null };

export type CohortRow = {
  id: string;
  kind: string;
  name: string;
  file_name: string | null;
  agent_id: string | null;
  username: string | null;
  username_ar: string | null;
  created_at: Date;
  row_count: number | null;
};

type CohortFilter = CohortScope & { kind?: string | undefined; search?: string | undefined };

const columns = sql`
  i.import_id as id, i.kind, i.name, i.file_name, i.agent_id, u.username, u.username_ar, i.created_at, i.row_count
  from imports i left join users u on u.id = i.agent_id`;

const inReach = ({ universityId, agents }: CohortScope) => sql`
  i.university_id = ${universityId} and i.kind is not null
  ${agents === null ? sql`` : sql`and i.agent_id = any(${agents})`}`;

const matching = ({ kind, search, ...scope }: CohortFilter) => sql`
  ${inReach(scope)} ${kind === undefined ? sql`` : sql`and i.kind = ${kind}`}
  ${sql.join(
    searchPatterns(search).map((pattern) => sql`and i.search like ${pattern}`),
    sql` `,
  )}`;

/** A page of cohorts, the newest first, and how many there are in all. */
export async function listCohorts(
  trx: Trx,
  { limit, offset, ...filter }: CohortFilter & { limit: number; offset: number },
): Promise<{ rows: CohortRow[]; total: number }> {
  const { rows } = await sql<CohortRow>`
    select ${columns} where ${matching(filter)}
    order by i.created_at desc, i.import_id limit ${limit} offset ${offset}`.execute(trx);
  const counted = await sql<{ total: number }>`
    select count(*) as total from imports i where ${matching(filter)}`.execute(trx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findRow(trx: Trx, scope: CohortScope, id: string): Promise<CohortRow | undefined> {
  const { rows } = await sql<CohortRow>`
    select ${columns} where ${inReach(scope)} and i.import_id = ${id}`.execute(trx);
  return rows[0];
}

export async function saveName(trx: Trx, cohort: { universityId: string; id: string; name: string }): Promise<void> {
  const { universityId, id, name } = cohort;
  await trx
    .updateTable("imports")
    .set({ name, search: foldText(name) })
    .where("university_id", "=", universityId)
    .where("import_id", "=", id)
    .execute();
}

export type Imports = { universityId: string; kind: { name: string; table: string }; ids: readonly string[] };

/** The records of these imports by status, by import. */
export async function countRecords(
  trx: Trx,
  { universityId, kind, ids }: Imports,
): Promise<Map<string, Record<string, number>>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ import_id: string; status: string; count: number }>`
    select i.import_id, n.status, n.count from unnest(${ids}::text[]) as i (import_id) cross join lateral (
      select d.status, count(*) as count
      from import_rows r join ${sql.table(kind.table)} d on d.id = r.record_id
      where r.university_id = ${universityId} and r.import_id = i.import_id and r.kind = ${kind.name}
      group by 1) n`.execute(trx);
  const counts = new Map<string, Record<string, number>>();
  for (const { import_id, status, count } of rows) {
    counts.set(import_id, { ...counts.get(import_id), [status]: count });
  }
  return counts;
}
