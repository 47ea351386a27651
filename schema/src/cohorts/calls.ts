/** Calls about cohorts: the records that one import brought, with their name and how far each of them is. */
import { z } from "zod";
import { change, download, question } from "../calls/call.ts";
import { ZIP } from "../calls/media-types.ts";
import { cohortName, id, listQuery, listReply, MAX_PAGE_SIZE, moment } from "../calls/wire.ts";
import { diplomaStatus } from "../diplomas/diploma.ts";
import { BATCH_REFUSALS } from "../diplomas/reading.ts";
import { refusedAs } from "../fields/forms.ts";
import { namedUser } from "../users/calls.ts";
import { agentAndResponsable, universityReaders } from "../users/roles.ts";

const at = (path = "") => `/api/cohorts${path}`;
const kind = z.enum(["diploma", "certificate"]);
export type CohortKind = z.output<typeof kind>;

/** Ids, separated by commas: at most 100 in an address. */
const ids = z
  .string()
  .regex(/^[0-9A-Za-z_-]{20,64}(,[0-9A-Za-z_-]{20,64}){0,99}$/, refusedAs("not_an_id"))
  .transform((text) => text.split(","));

const cohort = z.object({
  /** The id of its import, by which lists of records are narrowed to it. */
  _id: id,
  kind,
  name: z.string(),
  /** The name of the imported file; null if the import did not name it. */
  fileName: z.string().nullable(),
  /** Who imported it; null if that is no longer known. */
  agent: namedUser.nullable(),
  createdAt: moment,
  /** Rows of the file that were checked; at least the number of its records. */
  checked: z.int(),
  /** Its records by status. */
  counts: z.record(diplomaStatus, z.int()),
});
export type Cohort = z.output<typeof cohort>;

export const getCohorts = question({
  method: "GET",
  path: at(),
  who: universityReaders,
  scope: "own",
  shows: ["cohorts", "diplomas", "certificates"],
  summary:
    "Cohorts of the university, the newest first; an agent's are the own ones and those that gone colleagues left.",
  query: listQuery.omit({ sort: true }).extend({ kind: kind.optional() }),
  reply: z.object({ cohorts: z.array(cohort), ...listReply }),
});

const oneCohort = cohort.extend({
  /** Records by the mail that told their holder of the signature. */
  mails: z.object({ delivered: z.int(), queued: z.int(), returned: z.int() }),
  /** Records that were verified, and how often in all. */
  verified: z.object({ records: z.int(), times: z.int() }),
  /** Open requests of holders for a correction of a record. */
  corrections: z.int(),
  /** The batches that its records were signed in, oldest first; `count` is of its own records. */
  batches: z.array(
    z.object({
      _id: id,
      status: z.enum(["making", "anchoring", "signed", "failed"]),
      count: z.int(),
      block: z.int().nullable(),
      at: moment.nullable(),
      transaction: z.string().nullable(),
    }),
  ),
});
export type OneCohort = z.output<typeof oneCohort>;

export const getCohort = question({
  method: "GET",
  path: at("/:id"),
  who: universityReaders,
  scope: "own",
  shows: ["cohorts", "diplomas", "certificates"],
  summary: "A cohort with its numbers: checked, decided, signed, mailed, verified.",
  params: z.strictObject({ id }),
  reply: oneCohort,
});

export const renameCohort = change({
  method: "PUT",
  path: at("/:id"),
  who: agentAndResponsable,
  scope: "own",
  changes: ["cohorts"],
  audit: "cohort.renamed",
  summary: "Renames a cohort: whoever imported it, or the responsable.",
  params: z.strictObject({ id }),
  body: z.strictObject({ name: cohortName }),
  reply: z.object({ name: z.string() }),
});

export const getCohortActivity = question({
  method: "POST",
  path: at("/:id/activity"),
  who: universityReaders,
  scope: "own",
  shows: ["cohorts", "diplomas", "certificates"],
  summary: "What became of records of a cohort after they were signed: the mail to the holder, and verifications.",
  params: z.strictObject({ id }),
  body: z.strictObject({ ids: z.array(id).min(1).max(MAX_PAGE_SIZE) }),
  reply: z.object({
    activity: z.array(
      z.object({
        recordId: id,
        /** Null before one is written. `at` is when it ended, or is due. */
        mail: z.object({ state: z.enum(["queued", "sent", "failed"]), at: moment }).nullable(),
        /** How often it was verified. */
        verified: z.int(),
      }),
    ),
  }),
});

export const getCohortFiles = download({
  method: "GET",
  path: at("/:id/files"),
  who: agentAndResponsable,
  scope: "own",
  summary:
    "The PDFs of all signed records of a cohort, or of those that are named, in one .zip that is sent while it is made.",
  params: z.strictObject({ id }),
  query: z.strictObject({ ids: ids.optional() }),
  mediaTypes: [ZIP],
  refusals: BATCH_REFUSALS,
});
