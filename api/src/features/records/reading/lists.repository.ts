/** Lists of records in SQL: the filters, a page in its order, the counts by status. */
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { isImported } from "../../../platform/imported-rows.ts";
import { inOrder, type Order } from "../../../platform/lists.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { matchesSearch } from "./searching.ts";
import { listValues } from "./values.ts";

/** A condition on the columns of the kind's table. */
export type Condition = RawBuilder<SqlBool>;

export type ListFilter = {
  universityId: string;
  /** A record must be of all of them: of two agents that differ it is none. */
  agents: readonly string[];
  /** What one import brought. */
  importId?: string | undefined;
  search?: string | undefined;
  statuses?: readonly string[] | undefined;
  /** What a kind of record is also filtered by. */
  conditions: readonly Condition[];
};

type Of<Row extends RecordRow> = { kind: RecordKind<Row>; filter: ListFilter };

/** From the kind's table, as far as it is like every other kind's. */
const fromTable = (trx: Trx, { table }: Pick<RecordKind, "table">) => trx.selectFrom(table as "diplomas");

function matches({ kind, filter }: { kind: Pick<RecordKind, "name">; filter: ListFilter }) {
  const { universityId, agents, importId, search, statuses } = filter;
  return sql<SqlBool>`(${sql.join(
    [
      sql`university_id = ${universityId}`,
      ...agents.map((agent) => sql`agent_id = ${agent}`),
      ...(importId === undefined ? [] : [isImported({ universityId, importId, kind: kind.name })]),
      ...(statuses ? [sql`status in (${sql.join(statuses)})`] : []),
      ...filter.conditions,
      matchesSearch(search),
    ],
    sql` and `,
  )})`;
}

/** A column that a list may be sorted by. */
export type OrderColumn = { column: string; mayBeEmpty: boolean };

type Page<Row extends RecordRow> = Of<Row> & {
  order: OrderColumn & Order<string>;
  limit: number;
  offset: number;
};

/** A page of the list; those alike in the order stand in the order of their ids. */
export async function findPage<Row extends RecordRow>(
  trx: Trx,
  { order, limit, offset, ...list }: Page<Row>,
): Promise<Row[]> {
  const rows = await fromTable(trx, list.kind)
    .selectAll()
    .where(matches(list))
    .orderBy(sql.ref(order.column), inOrder({ order, mayBeEmpty: order.mayBeEmpty }))
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows as RecordRow[] as Row[];
}

/** How many there are in each status. */
export async function countByStatus<Row extends RecordRow>(
  trx: Trx,
  list: Of<Row>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await fromTable(trx, list.kind)
    .select((row) => ["status", row.fn.countAll<number>().as("count")])
    .where(matches(list))
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** The values of a column that occur in the list, whatever is searched for; ascending. */
export function listOccurring<Row extends RecordRow>(
  trx: Trx,
  { kind, filter, column }: Of<Row> & { column: string },
): Promise<string[]> {
  const matching = matches({ kind, filter: { ...filter, search: undefined } });
  return listValues(trx, { kind, universityId: filter.universityId, column, matching });
}

/** A student's, newest first. */
export async function findOfStudent<Row extends RecordRow>(
  trx: Trx,
  { kind, studentId }: { kind: RecordKind<Row>; studentId: string },
): Promise<Row[]> {
  const all = fromTable(trx, kind).selectAll().where("student_id", "=", studentId);
  return (await all.orderBy("submitted_at", "desc").orderBy("id").execute()) as RecordRow[] as Row[];
}
