/** Reads the audit log in pages, the newest first, in the transaction's scope. */
import type { ListQuery } from "@ijaza/schema/wire";
import { sql } from "kysely";
import type { Trx } from "../database.ts";
import { windowOf } from "../lists.ts";
import "./audit.tables.ts";

/** `from` is included, `before` is not. */
type Filter = { from?: Date; before?: Date; kind?: string | undefined } & Pick<ListQuery, "page" | "pageSize">;

const DAY_MS = 24 * 3600 * 1000;

/** A day from its beginning, UTC; a moment as it is. */
export const beginOf = (text: string): Date => new Date(text);

/** The moment after a day's end, UTC; of a moment the next millisecond, so that the moment itself is in. */
export const endOf = (text: string): Date => new Date(new Date(text).getTime() + (text.length === 10 ? DAY_MS : 1));

export async function readAudit(trx: Trx, { from, before, kind, ...page }: Filter) {
  let found = trx.selectFrom("audit_events");
  if (from) found = found.where("at", ">=", from);
  if (before) found = found.where("at", "<", before);
  if (kind) {
    const isSubject = !kind.includes(".");
    found = isSubject ? found.where(sql<boolean>`starts_with(kind, ${`${kind}.`})`) : found.where("kind", "=", kind);
  }
  const { limit, offset } = windowOf(page);
  const rows = await found
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("log")
    .orderBy("seq", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  return { rows, total };
}
