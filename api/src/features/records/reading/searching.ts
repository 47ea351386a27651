/** Searches records in the folded text of each, and by its printed reference. */
import { findDocument } from "@ijaza/verifier/typed/link";
import { type Expression, type SqlBool, sql } from "kysely";
import { searchPatterns } from "../../../platform/folded-text.ts";

/** A condition on the columns `id` and `search`; always true for an empty search. */
export function matchesSearch(search: string | undefined): Expression<SqlBool> {
  const words = searchPatterns(search).map((pattern) => sql<SqlBool>`search like ${pattern}`);
  const all = sql<SqlBool>`(${sql.join([sql`true`, ...words], sql` and `)})`;
  const reference = findDocument(search ?? "");
  return reference ? sql<SqlBool>`(id = ${reference} or ${all})` : all;
}
