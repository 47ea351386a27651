/** The audit log in the API: actions and actors, but no names in the log itself. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { JSON_LINES } from "../calls/media-types.ts";
import { id, listQuery, listReply, moment, sheetQuery } from "../calls/wire.ts";
import { refusedAs } from "../fields/forms.ts";
import { asSheet } from "../lists/sheets.ts";

export const auditEvent = z.object({
  /** The log, and the event's number in it. */
  log: z.string(),
  seq: z.int(),
  at: moment,
  actor: z.object({
    /** Null for the platform itself. */
    _id: z.string().nullable(),
    role: z.string(),
    /** Names for display, not part of the log; null for actors who are not of the staff. */
    username: z.string().nullable(),
    usernameAr: z.string().nullable(),
  }),
  kind: z.string(),
  subjectId: z.string(),
  university: z.object({ _id: id, name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }) }).nullable(),
  /** Digests of the subject in hexadecimal. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  requestId: z.string().nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Digest of this event and the previous hash, in hexadecimal. */
  hash: z.string(),
});
export type AuditEventShown = z.output<typeof auditEvent>;

/** At most this many events of the log are counted and paged through. */
export const COUNTED_AUDIT_EVENTS = 10_000;

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })], refusedAs("not_a_day_or_moment"));

const who = ["admin_uni", "resp_uni", "admin_ijaza"] as const;
const inNoOtherOrder = { search: true, sort: true } as const;
const filters = {
  /** A day (from its beginning, to its end, UTC) or a moment. */
  from: dayOrMoment.optional(),
  to: dayOrMoment.optional(),
  /** `diploma.signed`, or `diploma` for all kinds that begin with it. */
  kind: z
    .string()
    .regex(/^[a-z_]+(?:\.[a-z_]+)?$/, refusedAs("not_an_audit_kind"))
    .max(60)
    .optional(),
};

export const exportAudit = endpoint({
  ...asSheet,
  path: "/api/audit/export",
  who,
  summary: "The same events as a file.",
  body: sheetQuery.omit(inNoOtherOrder).extend(filters),
});

/** It is no GET, because the log gets an event of its own. */
export const exportAuditLog = endpoint({
  method: "POST",
  path: "/api/audit/log",
  who: ["resp_uni"],
  summary:
    "The whole log of the university, to be verified with `ijaza-verify --audit`: one event a line, with its hash.",
  medium: "file",
  mediaTypes: [JSON_LINES],
});

export const getAudit = endpoint({
  method: "GET",
  path: "/api/audit",
  who,
  summary: "The audit log in scope, the newest first.",
  query: listQuery.omit(inNoOtherOrder).extend(filters),
  reply: z.object({
    events: z.array(auditEvent),
    ...listReply,
    /** There are more than `total`, which is the limit of counting; older events are found by their day. */
    isCapped: z.boolean(),
  }),
});
