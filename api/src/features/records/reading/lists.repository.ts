/** Lists of records in the database: filters, a page in its order, counts by status. */
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
  /** A record must belong to all of them, so two different agents give an empty list. */
  agents: readonly string[];
  /** The records of one import. */
  importId?: string | undefined;
  search?: string | undefined;
  statuses?: readonly string[] | undefined;
  /** Further conditions of the kind. */
  conditions: readonly Condition[];
};

type Of<Row extends RecordRow> = { kind: RecordKind<Row>; filter: ListFilter };

/** The kind's table, with the columns that all kinds share. */
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

/** The list in its order; records that are equal in it are sorted by id. */
const inListOrder = <Row extends RecordRow>(trx: Trx, { order, ...list }: Omit<Page<Row>, "limit" | "offset">) =>
  fromTable(trx, list.kind)
    .where(matches(list))
    .orderBy(sql.ref(order.column), inOrder({ order, mayBeEmpty: order.mayBeEmpty }))
    .orderBy("id");

export async function findPage<Row extends RecordRow>(trx: Trx, { limit, offset, ...list }: Page<Row>): Promise<Row[]> {
  const rows = await inListOrder(trx, list).selectAll().limit(limit).offset(offset).execute();
  return rows as RecordRow[] as Row[];
}

/** The ids of the first of them. */
export async function listIds<Row extends RecordRow>(
  trx: Trx,
  { limit, ...list }: Omit<Page<Row>, "offset">,
): Promise<string[]> {
  const rows = await inListOrder(trx, list).select("id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** The number of records in each status. */
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

/** The values of a column in the list, whatever the search; ascending. */
export function listOccurring<Row extends RecordRow>(
  trx: Trx,
  { kind, filter, column }: Of<Row> & { column: string },
): Promise<string[]> {
  const matching = matches({ kind, filter: { ...filter, search: undefined } });
  return listValues(trx, { kind, universityId: filter.universityId, column, matching });
}

/** Those of a student, newest first. */
export async function findOfStudent<Row extends RecordRow>(
  trx: Trx,
  { kind, studentId }: { kind: RecordKind<Row>; studentId: string },
): Promise<Row[]> {
  const all = fromTable(trx, kind).selectAll().where("student_id", "=", studentId);
  return (await all.orderBy("submitted_at", "desc").orderBy("id").execute()) as RecordRow[] as Row[];
}
