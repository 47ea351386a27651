/** Reads pages of the audit log, the newest event first, of one university or of all. */

import { COUNTED_AUDIT_EVENTS } from "@ijaza/schema/audit/calls";
import type { ListQuery } from "@ijaza/schema/calls/wire";
import { type Selectable, sql } from "kysely";
import { AppError } from "../app-error.ts";
import type { Tables, Trx } from "../database.ts";
import { windowOf } from "../lists.ts";
import type { Readable } from "../readable-rows.ts";
import "./audit.tables.ts";

type AuditRow = Selectable<Tables["audit_events"]>;

/** `universityId` is null for the whole log. `from` is included, `before` is not. */
type AuditFilter = { universityId: string | null; from?: Date; before?: Date; kind?: string | undefined };
type ReadAuditOptions = AuditFilter & Pick<ListQuery, "page" | "pageSize">;

const DAY_MS = 24 * 3600 * 1000;

/** The beginning of a day (UTC); a moment is unchanged. */
export const beginOf = (text: string): Date => new Date(text);

/** The moment after the end of a day (UTC); for a moment the next millisecond, so that the moment is included. */
export const endOf = (text: string): Date => new Date(new Date(text).getTime() + (text.length === 10 ? DAY_MS : 1));

function matching(trx: Trx, { universityId, from, before, kind }: AuditFilter) {
  let found = trx.selectFrom("audit_events");
  if (universityId !== null) found = found.where("university_id", "=", universityId);
  if (from) found = found.where("at", ">=", from);
  if (before) found = found.where("at", "<", before);
  if (!kind) return found;
  const isSubject = !kind.includes(".");
  return isSubject ? found.where(sql<boolean>`starts_with(kind, ${`${kind}.`})`) : found.where("kind", "=", kind);
}

const newestFirst = (trx: Trx, filter: AuditFilter) =>
  matching(trx, filter).orderBy("at", "desc").orderBy("log").orderBy("seq", "desc");

/** The log of an event, and its number in it, in one text. */
export const placeOf = ({ log, seq }: { log: string; seq: number }): string => `${log}#${seq}`;

/** The places of the newest events. */
export async function listAuditPlaces(trx: Trx, filter: AuditFilter, limit: number): Promise<string[]> {
  return (await newestFirst(trx, filter).select(["log", "seq"]).limit(limit).execute()).map(placeOf);
}

/** The events at these places that the filter lets through, in any order. */
export async function findAudit(trx: Trx, filter: AuditFilter, places: readonly string[]) {
  const split = places.map((place) => place.split("#") as [log: string, seq: string]);
  const [logs, numbers] = [split.map(([log]) => log), split.map(([, seq]) => seq)];
  return matching(trx, filter)
    .selectAll()
    .where(sql<boolean>`(log, seq) in (select * from unnest(${logs}::text[], ${numbers}::bigint[]))`)
    .execute();
}

/**
 * One page. `total` counts up to COUNTED_AUDIT_EVENTS and `isCapped` says that there are more. Older events are found
 * by their day, so that no request reads the whole log. Throws `invalid_input` for a page beyond the limit.
 */
export async function readAudit(trx: Trx, { page, pageSize, ...filter }: ReadAuditOptions) {
  const { limit, offset } = windowOf({ page, pageSize });
  if (offset >= COUNTED_AUDIT_EVENTS) {
    const data = { min: 1, max: Math.ceil(COUNTED_AUDIT_EVENTS / limit) };
    throw new AppError("invalid_input", { fields: [{ path: "page", error: "out_of_range", data }] });
  }
  const rows = await newestFirst(trx, filter).selectAll().limit(limit).offset(offset).execute();
  const counted = await trx
    .selectFrom(
      matching(trx, filter)
        .select("seq")
        .limit(COUNTED_AUDIT_EVENTS + 1)
        .as("found"),
    )
    .select((row) => row.fn.countAll<number>().as("events"))
    .executeTakeFirstOrThrow();
  const isCapped = counted.events > COUNTED_AUDIT_EVENTS;
  return { rows, total: isCapped ? COUNTED_AUDIT_EVENTS : counted.events, isCapped };
}

type EventsOfPerson = { universityId: string; personId: string; recordIds: readonly string[] };

/** The events about a student and what is the student's, and those that the student caused, the oldest first. */
export async function readOwnEvents(
  trx: Trx,
  { universityId, personId, recordIds }: EventsOfPerson,
): Promise<Readable[]> {
  const { rows } = await sql<AuditRow>`
    select * from audit_events
    where university_id = ${universityId} and subject_id = any(${[personId, ...recordIds]})
    union
    select * from audit_events
    where university_id = ${universityId} and actor_id = ${personId} and actor_role = 'student'
    order by at, log, seq`.execute(trx);
  return rows.map(({ at, kind, subject_id: about, actor_id, actor_role: role, data }) => {
    return { at, kind, about, by: actor_id === personId ? "yourself" : role, data };
  });
}
