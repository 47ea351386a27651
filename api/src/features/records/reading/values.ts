/** Finds the values of a column in a university's records, without reading all records. */
import { type Expression, type SqlBool, sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import type { RecordKind } from "../records.kind.ts";

type ListValuesOptions = {
  kind: Pick<RecordKind, "table">;
  /** A column that follows `university_id` directly in an index. */
  column: string;
  universityId: string;
  /** The condition for the university's records that count. */
  matching: Expression<SqlBool>;
};

/**
 * The existing values, ascending. Steps through the index from each value to the next and searches one matching record
 * for each, so that the cost grows with the number of values and not of records.
 */
export async function listValues(
  trx: Trx,
  { kind, column, universityId, matching }: ListValuesOptions,
): Promise<string[]> {
  const [table, value] = [sql.table(kind.table), sql.ref(column)];
  const { rows } = await sql<{ value: string }>`
    with recursive known (value) as (
      select min(${value}) from ${table} where university_id = ${universityId}
      union all
      select (select min(${value}) from ${table} where university_id = ${universityId} and ${value} > known.value)
      from known where known.value is not null
    )
    select known.value from known
    where (select true from ${table} where ${value} = known.value and ${matching} limit 1)
    order by 1`.execute(trx);
  return rows.map((row) => row.value);
}
