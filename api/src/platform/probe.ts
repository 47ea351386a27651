/** Looks up many keys in one statement, always by the index, whatever the planner estimates. */
import { type RawBuilder, sql } from "kysely";

/**
 * The rows of a table for many keys, with one index lookup for each key; `rows` compares with `asked.key`. While
 * statistics are older than an import, a plain `= any` reads the table or all rows of the university, so that each call
 * takes longer than the one before.
 */
export const probe = (keys: readonly string[], rows: RawBuilder<unknown>) =>
  sql`select found.* from unnest(${keys}::text[]) as asked (key) cross join lateral (${rows} offset 0) found`;

/** Not a plain comparison, for which an index of the university's rows might be chosen. */
export const isOf = (universityId: string) => sql`university_id || '' = ${universityId}`;
