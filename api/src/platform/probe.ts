/** Many keys in one statement, each found by its index whatever the planner believes. */
import { type RawBuilder, sql } from "kysely";

/**
 * A table's rows for each of many keys: one probe of the key's index a key; `rows` compares with `asked.key`. A plain
 * `= any` it answers, while statistics are older than an import, by reading the table or all of the university's rows,
 * so that each call takes longer than the one before.
 */
export const probe = (keys: readonly string[], rows: RawBuilder<unknown>) =>
  sql`select found.* from unnest(${keys}::text[]) as asked (key) cross join lateral (${rows} offset 0) found`;

/** Not as a plain comparison, lest an index of the university's rows is taken. */
export const isOf = (universityId: string) => sql`university_id || '' = ${universityId}`;
