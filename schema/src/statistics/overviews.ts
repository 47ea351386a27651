/** Data of dashboards beside statistics: what needs attention, and comparisons with the previous period. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { day, id, moment } from "../calls/wire.ts";
import { namedUser } from "../users/calls.ts";
import { networkAdmins, responsableReaders, student, universityReaders } from "../users/roles.ts";
import { at, range, universityTexts } from "./statistic.ts";

/** A university that has signed nothing for this many days is reported. */
export const SILENT_DAYS = 90;
/** A diploma that was not decided on, or not signed, for this many days is reported. */
export const LONG_WAIT_DAYS = 30;

/** What leads to the first signed document, in the order in which it is best done. */
export const FIRST_STEPS = [
  "secondFactor",
  "signatory",
  "agent",
  "credits",
  "template",
  "emblem",
  "import",
  "decision",
  "signing",
] as const;

const aUniversity = { universityId: id, name: universityTexts };
const days = z.object({ from: day, to: day });

export const getComparison = endpoint({
  method: "GET",
  path: at("comparison"),
  who: [...universityReaders, ...networkAdmins],
  summary: "Counts of a range (the last 30 days unless one is given) beside those of as many days before it.",
  query: range,
  reply: z.object({
    now: days,
    before: days,
    /** `submitted` and `issued` count diplomas, `visits` visits of pages and verifications. */
    counts: z.array(
      z.object({
        name: z.enum(["submitted", "issued", "students", "visits", "verifications"]),
        now: z.int(),
        before: z.int(),
      }),
    ),
  }),
});

export const getAttention = endpoint({
  method: "GET",
  path: at("attention"),
  who: networkAdmins,
  summary: "Universities that are silent or let diplomas wait, by name, and revocations by their class.",
  query: range,
  reply: z.object({
    /**
     * Universities that signed nothing for 90 days, are older than that and not suspended; null if they never signed.
     */
    silent: z.array(z.object({ ...aUniversity, lastIssued: day.nullable() })),
    /** Diplomas that wait for a decision or for signing for more than 30 days. */
    waiting: z.array(z.object({ ...aUniversity, count: z.int(), since: moment })),
    /** Counts within the range, or of all time without one. */
    revocations: z.array(
      z.object({ class: z.enum(["issued_in_error", "fraud", "other", "superseded"]), count: z.int() }),
    ),
  }),
});

export const getWaitingImports = endpoint({
  method: "GET",
  path: at("waiting-imports"),
  who: responsableReaders,
  summary:
    "Diplomas and certificates that wait for a decision, by the file that brought them; the longest waiting first, 100 at most.",
  reply: z.object({
    imports: z.array(
      z.object({
        kind: z.enum(["diploma", "certificate"]),
        /** Null for records without a file. */
        importId: id.nullable(),
        /** The name of the agent's file; null if unknown. */
        fileName: z.string().nullable(),
        /** What its cohort is called; null for records without a file. */
        name: z.string().nullable(),
        agent: namedUser,
        /** When the first of the waiting records was submitted. */
        submittedAt: moment,
        /** The number of waiting documents. */
        count: z.int(),
      }),
    ),
  }),
});

export const getFirstSteps = endpoint({
  method: "GET",
  path: at("first-steps"),
  who: universityReaders,
  summary:
    "What leads to the first signed document: of the university, for an agent the own one. Empty once a document is signed.",
  reply: z.object({
    steps: z.array(
      z.object({
        name: z.enum(FIRST_STEPS),
        /** `waiting`: begun, and it is somebody else's turn, or the chain's. */
        state: z.enum(["open", "waiting", "done"]),
      }),
    ),
  }),
});

export const getOwnVisits = endpoint({
  method: "GET",
  path: at("own-visits"),
  who: student,
  summary: "How often each of one's documents was looked at and verified, by week (UTC, from Monday); the last 12.",
  query: range,
  reply: z.object({
    documents: z.array(
      z.object({
        documentId: id,
        weeks: z.array(z.object({ week: day, visits: z.int(), verifications: z.int() })),
      }),
    ),
  }),
});
