/** Calls that read diplomas: lists, a single one, and its document. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { DOCUMENT_TYPES, ZIP } from "../calls/media-types.ts";
import { documentId, id, listQuery, listReply, sheetQuery } from "../calls/wire.ts";
import { refusedAs, sha256 } from "../fields/forms.ts";
import { HANDED_IN_TYPES, MOST_ATTACHMENTS } from "../imports/handed-in-files.ts";
import { asSheet } from "../lists/sheets.ts";
import { agent, agentAndResponsable, anyone, responsableReaders, student, universityReaders } from "../users/roles.ts";
import { diploma, diplomaStatus } from "./diploma.ts";

const at = (name: string) => `/api/diploma/${name}`;
const diplomaList = z.object({ diplomas: z.array(diploma), ...listReply });
const ofAgent = { agentId: id.optional(), importId: id.optional() };
const agentFilter = listQuery.extend(ofAgent);
const filters = {
  ...ofAgent,
  status: z.string().max(200).optional(),
  academicYear: z
    .string()
    .regex(/^\d{4}-\d{4}$/, refusedAs("not_an_academic_year"))
    .optional(),
  level: z.string().max(40).optional(),
};

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
  query: listQuery.extend(filters),
  reply: diplomaList.extend({
    counts: z.record(diplomaStatus, z.int()),
    /** Existing academic years, newest first, for the filter. */
    academicYears: z.array(z.string()),
  }),
});

export const exportDiplomas = endpoint({
  ...asSheet,
  path: at("export"),
  who: universityReaders,
  summary: "The diplomas of `all` as a file, with the columns of an import, and how far each is.",
  body: sheetQuery.extend(filters),
});

export const getDiplomaById = endpoint({
  method: "POST",
  reads: true,
  path: at("getDiplomaById"),
  who: anyone,
  summary: "A diploma: all of it to its owner and university, its public claims to anyone once signed.",
  metered: 1,
  body: z.strictObject({ id: documentId }),
  reply: z.object({
    diploma: diploma
      .partial()
      .required({ _id: true, status: true })
      .extend({
        /** The university uploaded the document itself: only readers of the whole diploma get the file. */
        handedIn: z.boolean(),
        university: z.object({
          _id: id,
          name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
          slug: z.string(),
        }),
      }),
  }),
  refusals: ["document_erased"],
});

/** Which form of a document. */
export const fileQuery = z.strictObject({ format: z.enum(["json", "pdf", "openbadge", "sd-jwt"]).default("json") });

export const getDiplomaFile = endpoint({
  method: "GET",
  path: at("file/:id"),
  who: anyone,
  summary: "The document itself; `json` is the bundle that anyone can verify without us.",
  params: z.strictObject({ id: documentId }),
  query: fileQuery,
  medium: "file",
  mediaTypes: DOCUMENT_TYPES,
  metered: 1,
  refusals: ["document_erased", "handed_in_not_public", "letter_not_printable", "drawing_too_long", "no_signing_key"],
});

export const getAttachment = endpoint({
  method: "GET",
  path: at("attachment/:id/:position"),
  who: [...universityReaders, ...student],
  summary: "A file that the university handed in beside a diploma, counted from 1.",
  params: z.strictObject({ id: documentId, position: z.coerce.number().int().min(1).max(MOST_ATTACHMENTS) }),
  medium: "file",
  mediaTypes: HANDED_IN_TYPES,
  refusals: ["document_erased"],
});

export const findByDigest = endpoint({
  method: "GET",
  path: at("findByDigest"),
  who: anyone,
  summary:
    "The signed diploma whose document has this SHA-256, as a bundle that discloses it; the file stays where it is.",
  query: z.strictObject({ sha256: sha256 }),
  reply: z.object({ _id: id, credential: z.unknown() }),
  metered: 1,
});

/** Of calls that give many documents as one file. */
export const BATCH_REFUSALS = ["letter_not_printable", "no_signing_key"] as const;

export const getBatchFile = endpoint({
  method: "GET",
  path: at("batch-file/:batchId"),
  who: agentAndResponsable,
  summary: "The PDFs of all diplomas of a batch, in one .zip that is sent while it is made.",
  params: z.strictObject({ batchId: id }),
  medium: "file",
  mediaTypes: [ZIP],
  refusals: BATCH_REFUSALS,
});
