/** Reads pages of the audit log, the newest event first, of one university or of all. */

import { COUNTED_AUDIT_EVENTS } from "@ijaza/schema/audit";
import type { ListQuery } from "@ijaza/schema/wire";
import { sql } from "kysely";
import { AppError } from "../app-error.ts";
import type { Trx } from "../database.ts";
import { windowOf } from "../lists.ts";
import "./audit.tables.ts";

/** `universityId` is null for the whole log. `from` is included, `before` is not. */
type ReadAuditOptions = { universityId: string | null; from?: Date; before?: Date; kind?: string | undefined } & Pick<
  ListQuery,
  "page" | "pageSize"
>;

const DAY_MS = 24 * 3600 * 1000;

/** The beginning of a day (UTC); a moment is unchanged. */
export const beginOf = (text: string): Date => new Date(text);

/** The moment after the end of a day (UTC); for a moment the next millisecond, so that the moment is included. */
export const endOf = (text: string): Date => new Date(new Date(text).getTime() + (text.length === 10 ? DAY_MS : 1));

/**
 * One page. `total` counts up to COUNTED_AUDIT_EVENTS and `isCapped` says that there are more. Older events are found
 * by their day, so that no request reads the whole log. Throws `invalid_input` for a page beyond the limit.
 */
export async function readAudit(trx: Trx, { universityId, from, before, kind, ...page }: ReadAuditOptions) {
  const { limit, offset } = windowOf(page);
  if (offset >= COUNTED_AUDIT_EVENTS) {
    const data = { min: 1, max: Math.ceil(COUNTED_AUDIT_EVENTS / limit) };
    throw new AppError("invalid_input", { fields: [{ path: "page", error: "out_of_range", data }] });
  }
  let found = trx.selectFrom("audit_events");
  if (universityId !== null) found = found.where("university_id", "=", universityId);
  if (from) found = found.where("at", ">=", from);
  if (before) found = found.where("at", "<", before);
  if (kind) {
    const isSubject = !kind.includes(".");
    found = isSubject ? found.where(sql<boolean>`starts_with(kind, ${`${kind}.`})`) : found.where("kind", "=", kind);
  }
  const rows = await found
    .selectAll()
    .orderBy("at", "desc")
    .orderBy("log")
    .orderBy("seq", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  const counted = await trx
    .selectFrom(
      found
        .select("seq")
        .limit(COUNTED_AUDIT_EVENTS + 1)
        .as("found"),
    )
    .select((row) => row.fn.countAll<number>().as("events"))
    .executeTakeFirstOrThrow();
  const isCapped = counted.events > COUNTED_AUDIT_EVENTS;
  return { rows, total: isCapped ? COUNTED_AUDIT_EVENTS : counted.events, isCapped };
}
