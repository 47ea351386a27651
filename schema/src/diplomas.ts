/** Diplomas on the wire: from the import to the revocation. */
import { z } from "zod";
import { DIPLOMA_FIELDS, type DiplomaFieldName } from "./diploma-fields.ts";
import { endpoint } from "./endpoint.ts";
import { job } from "./jobs.ts";
import { agent, anyone, responsable, responsableReaders, universityReaders } from "./roles.ts";
import { mode } from "./users.ts";
import {
  bulkReply,
  day,
  hash,
  id,
  importPart,
  listQuery,
  listReply,
  looseRow,
  MAX_ROWS_A_CALL,
  moment,
  rowErrors,
} from "./wire.ts";

export const DIPLOMA_STATUSES = [
  "pending",
  "rejected",
  "unsigned",
  "signing",
  "signed",
  "revoking",
  "revoked",
  "error",
] as const;
export const diplomaStatus = z.enum(DIPLOMA_STATUSES);
export type DiplomaStatus = z.output<typeof diplomaStatus>;

/** What a responsable may give as reason; `superseded` is given by a correction alone. */
export const REVOCATION_REASONS = ["issued_in_error", "fraud", "other"] as const;

const optional = z.string().nullable();

export const anchor = z.object({
  chainId: z.int(),
  registry: z.string(),
  root: hash,
  index: z.int(),
  count: z.int(),
  transaction: hash,
  block: z.int(),
  at: moment,
});

export const diploma = z.object({
  _id: id,
  status: diplomaStatus,
  mode,
  templateName: optional,
  agentId: id.nullable(),
  universityId: id,
  student: z.object({
    _id: id.nullable(),
    studentNumber: optional,
    firstName: z.string(),
    lastName: z.string(),
    firstNameAr: optional,
    lastNameAr: optional,
  }),
  diplomaNumber: z.string(),
  level: z.string(),
  titleFr: optional,
  titleEn: optional,
  titleAr: optional,
  domain: optional,
  programme: optional,
  speciality: optional,
  honours: optional,
  average: z.number().nullable(),
  credits: z.int().nullable(),
  session: optional,
  academicYear: z.string(),
  decisionDate: day,
  issueDate: day.nullable(),
  thesisTitle: optional,
  rejectionReason: optional,
  submittedAt: moment,
  decidedAt: moment.nullable(),
  signedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  /** The reason stays inside the university; the public is told `revoked` or `superseded`. */
  revocationReason: optional,
  supersedes: id.nullable(),
  supersededBy: id.nullable(),
  anchor: anchor.nullable(),
});
export type Diploma = z.output<typeof diploma>;

const diplomaList = z.object({ diplomas: z.array(diploma), ...listReply });
const agentFilter = listQuery.extend({ agentId: id.optional() });
const rows = z.array(looseRow).min(1).max(MAX_ROWS_A_CALL);
const ids = z.array(id).min(1).max(10_000);
const at = (name: string) => `/api/diploma/${name}`;
const templateName = z.string().max(120).optional();
/** Free text of people: no control characters but tabs and line breaks. */
const note = z
  .string()
  .trim()
  .max(500)
  .regex(/^(?:[\t\r\n]|[^\p{Cc}\p{Cs}])*$/u);

export const getDiplomasWithError = endpoint({
  method: "POST",
  path: at("getDiplomasWithError"),
  who: agent,
  summary: "Judges rows as an import would, and stores nothing.",
  body: z.strictObject({ mode, templateName, diplomas: rows, ...importPart }),
  /** `existing` counts the good rows that the university has already. */
  reply: z.object({ diplomas: z.array(rowErrors), existing: z.int() }),
  bodyLimit: 10_000_000,
});

export const addDiplomas = endpoint({
  method: "POST",
  path: at("addDiplomas"),
  who: agent,
  summary: "Imports diplomas as pending; good rows go in, bad ones are named by row and field.",
  body: z.strictObject({ mode, templateName, diplomas: rows, ...importPart }),
  reply: bulkReply,
  bodyLimit: 10_000_000,
});

const list = (
  name: string,
  who: typeof agent | typeof universityReaders | typeof responsableReaders,
  summary: string,
) => endpoint({ method: "GET", path: at(name), who, summary, query: agentFilter, reply: diplomaList });

export const getPendingByAgent = list("getPendingDiplomasByAgent", universityReaders, "Pending diplomas of an agent.");
export const getUnsignedByAgent = list(
  "getunsignedDiplomasByAgent",
  universityReaders,
  "Accepted diplomas of an agent that are to be signed.",
);
export const getPendingByResponsable = list(
  "getPendingDiplomasByResponsable",
  responsableReaders,
  "Pending diplomas of the university.",
);
export const getAcceptedByAgent = list("getAcceptedDiplomasByAgent", agent, "One's diplomas from `unsigned` on.");
export const getRejectedByAgent = list("getRejectedDiplomasByAgent", agent, "One's rejected diplomas.");
export const getAcceptedByResponsable = list(
  "getAcceptedDiplomasByResponsable",
  responsableReaders,
  "The university's diplomas from `unsigned` on.",
);
export const getRejectedByResponsable = list(
  "getRejectedDiplomasByResponsable",
  responsableReaders,
  "The university's rejected diplomas.",
);

export const getAllDiplomas = endpoint({
  method: "GET",
  path: at("all"),
  who: universityReaders,
  summary: "Diplomas of every status, with the counts by status for tabs.",
  query: agentFilter.extend({
    status: z
      .string()
      .regex(/^[a-z]+(,[a-z]+)*$/)
      .optional(),
    academicYear: z
      .string()
      .regex(/^\d{4}-\d{4}$/)
      .optional(),
    level: z
      .string()
      .regex(/^[a-z]{1,40}$/)
      .optional(),
  }),
  reply: diplomaList.extend({
    counts: z.record(diplomaStatus, z.int()),
    /** Academic years that occur, newest first, for the filter. */
    academicYears: z.array(z.string()),
  }),
});

export const decideDiplomas = endpoint({
  method: "POST",
  path: at("acceptOrRejectDiploma"),
  who: responsable,
  summary: "Accepts or rejects pending diplomas; a rejection needs its reason.",
  body: z.strictObject({
    diplomasIds: ids.optional(),
    agentId: id.optional(),
    all: z.literal(true).optional(),
    decision: z.enum(["accepted", "rejected"]),
    reason: note.optional(),
  }),
  reply: z.object({ updated: z.int(), conflicts: z.array(z.object({ _id: id, status: z.string() })) }),
});

const cell = z.union([z.string(), z.number(), z.null()]).optional();
const correctable = Object.fromEntries(DIPLOMA_FIELDS.map((field) => [field.name, cell])) as Record<
  DiplomaFieldName,
  typeof cell
>;

export const updateDiploma = endpoint({
  method: "PUT",
  path: at("updateDiplomaById"),
  who: agent,
  summary: "Corrects a pending or rejected diploma; a rejected one goes back to pending.",
  body: z.strictObject({ _id: id, ...correctable }),
  reply: z.object({ diploma }),
});

export const deleteDiploma = endpoint({
  method: "DELETE",
  path: at("deleteDiplomaById"),
  who: agent,
  summary: "Deletes a pending or rejected diploma.",
  body: z.strictObject({ _id: id }),
});

export const signDiplomas = endpoint({
  method: "POST",
  path: at("sign-diplomas"),
  who: agent,
  summary: "Signs accepted diplomas: one batch, one transaction.",
  body: z.strictObject({ diplomasIds: ids.optional(), all: z.literal(true).optional() }),
  reply: job,
  status: 202,
  confirmed: true,
});

/** What signing would cost, asked before it is done. */
export const estimateSigning = endpoint({
  method: "GET",
  path: at("signing-cost"),
  who: agent,
  summary: "Credits and ether that signing would take, and what is there.",
  query: z.strictObject({ count: z.coerce.number().int().min(1).max(10_000_000) }),
  reply: z.object({
    credits: z.int(),
    creditsAvailable: z.int(),
    ether: z.string(),
    etherAvailable: z.string(),
    batches: z.int(),
  }),
});

export const revokeDiploma = endpoint({
  method: "POST",
  path: at("revokeDiploma"),
  who: responsable,
  summary: "Revokes a signed diploma; reason and note stay inside the university.",
  body: z.strictObject({
    _id: id,
    reason: z.enum(REVOCATION_REASONS),
    note: note.optional(),
  }),
  reply: job,
  status: 202,
  confirmed: true,
});

export const getDiplomaById = endpoint({
  method: "POST",
  path: at("getDiplomaById"),
  who: anyone,
  summary: "A diploma: all of it to its owner and university, its public claims to anyone once signed.",
  body: z.strictObject({ id }),
  reply: z.object({
    diploma: diploma
      .partial()
      .required({ _id: true, status: true })
      .extend({
        university: z.object({
          _id: id,
          name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
          slug: z.string(),
        }),
      }),
  }),
});

export const getDiplomaFile = endpoint({
  method: "GET",
  path: at("file/:id"),
  who: anyone,
  summary: "The document itself; `json` is the bundle that anyone can verify without us.",
  params: z.strictObject({ id }),
  query: z.strictObject({ format: z.enum(["json", "pdf", "openbadge"]).default("json") }),
  medium: "file",
});

export const countDemands = endpoint({
  method: "GET",
  path: at("countDiplomasAndStudentsUpdatesDemandes"),
  who: agent,
  summary: "Open demands for corrections of diplomas and of student data.",
  reply: z.object({ diplomasCount: z.int(), studentsCount: z.int() }),
});
