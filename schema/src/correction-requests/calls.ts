/** Requests for corrections in the API: a student requests them item by item, and an agent decides. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { EVIDENCE_TYPES } from "../calls/media-types.ts";
import { id, listQuery, listReply, moment } from "../calls/wire.ts";
import { diplomaStatus } from "../diplomas/diploma.ts";
import { note, refusedAs } from "../fields/forms.ts";
import { agent, student, universityReaders } from "../users/roles.ts";

const at = (name: string) => `/api/student/${name}`;
const optional = z.string().nullable();

export const CORRECTION_KINDS = ["student", "diploma"] as const;
export const LARGEST_EVIDENCE = 5_000_000;

const item = z.object({
  _id: id,
  /** Name of the field, of the student or of the diploma. */
  field: z.string(),
  oldValue: optional,
  newValue: optional,
  status: z.enum(["open", "accepted", "rejected"]),
  reason: optional,
  decidedAt: moment.nullable(),
  decidedBy: id.nullable(),
  /** The diploma with the accepted value: the same one, or the correction that supersedes it. */
  diplomaId: id.nullable(),
});

export const correctionRequest = z.object({
  _id: id,
  kind: z.enum(CORRECTION_KINDS),
  universityId: id,
  status: z.enum(["open", "closed"]),
  note: optional,
  /** Can be read at `/api/student/evidence/:id` with the request's id. */
  evidence: z.object({ type: z.enum(EVIDENCE_TYPES) }).nullable(),
  student: z.object({
    _id: id,
    studentNumber: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    firstNameAr: optional,
    lastNameAr: optional,
  }),
  diploma: z
    .object({
      _id: id,
      diplomaNumber: z.string(),
      status: diplomaStatus,
      titleFr: optional,
      titleEn: optional,
      titleAr: optional,
      supersededBy: id.nullable(),
    })
    .nullable(),
  items: z.array(item),
  createdAt: moment,
  closedAt: moment.nullable(),
});
export type CorrectionRequest = z.output<typeof correctionRequest>;

const MOST_ITEMS = 30;
const requestBody = {
  /** An empty value requests that the field is emptied. */
  items: z
    .array(
      z.strictObject({
        field: z.string().max(60),
        value: z.union([z.string().max(2000), z.number(), z.null()], refusedAs("not_a_cell")),
      }),
    )
    .min(1)
    .max(MOST_ITEMS),
  note: note(1000).optional(),
};
const withEvidence = {
  payloadPart: true as const,
  uploads: { most: 1, largest: LARGEST_EVIDENCE },
  bodyLimit: LARGEST_EVIDENCE + 200_000,
};
const one = z.object({ demand: correctionRequest });

export const requestStudentCorrection = endpoint({
  method: "POST",
  path: at("demand-student-data-update"),
  who: student,
  summary: "Asks for corrections of one's personal data, with a note and a file of evidence.",
  body: z.strictObject(requestBody),
  reply: one,
  ...withEvidence,
});

export const requestDiplomaCorrection = endpoint({
  method: "POST",
  path: at("demand-diploma-data-update"),
  who: student,
  summary: "Asks for corrections of a diploma: of its own fields, or of what it says of its holder.",
  body: z.strictObject({ diplomaId: id, ...requestBody }),
  reply: one,
  ...withEvidence,
});

const readers = [...universityReaders, ...student] as const;

export const getStudentCorrectionRequest = endpoint({
  method: "GET",
  path: at("get-student-data-update-demand/:id"),
  who: readers,
  summary: "The latest request of this student for corrections of personal data; null when there was none.",
  params: z.strictObject({ id }),
  reply: z.object({ demand: correctionRequest.nullable() }),
});

export const getCorrectionRequests = endpoint({
  method: "POST",
  reads: true,
  path: at("get-diploma-data-update-demand"),
  who: readers,
  summary: "Requests for corrections, of diplomas unless `kind` says of students; a student's own, the staff's all.",
  body: listQuery.extend({
    kind: z.enum(CORRECTION_KINDS).default("diploma"),
    status: z.enum(["open", "closed"]).optional(),
    studentId: id.optional(),
    diplomaId: id.optional(),
  }),
  reply: z.object({ demands: z.array(correctionRequest), ...listReply }),
});

const decision = { demandId: id, reason: note(500).optional() };
const decide = (name: string, summary: string) =>
  endpoint({ method: "POST", path: at(name), who: agent, summary, body: z.strictObject(decision), reply: one });
const decideItem = (name: string, summary: string) =>
  endpoint({
    method: "POST",
    path: at(name),
    who: agent,
    summary,
    body: z.strictObject({ ...decision, itemId: id }),
    reply: one,
  });

export const acceptStudentCorrection = decide(
  "accept-student-data-update-demand",
  "Accepts all that is open of a request.",
);
export const rejectStudentCorrection = decide(
  "reject-student-data-update-demand",
  "Rejects all that is open of a request, with the reason.",
);
export const acceptStudentItem = decideItem("accept-specific-student-data-update-demand", "Accepts one item.");
export const rejectStudentItem = decideItem(
  "reject-specific-student-data-update-demand",
  "Rejects one item, with the reason.",
);
export const acceptDiplomaCorrection = decide(
  "accept-diploma-data-update-demand",
  "Accepts all that is open of a request: corrected in place, or by one corrected diploma that supersedes a signed one.",
);
export const rejectDiplomaCorrection = decide(
  "reject-diploma-data-update-demand",
  "Rejects all that is open of a request, with the reason.",
);
export const acceptDiplomaItem = decideItem("accept-specific-diploma-data-update-demand", "Accepts one item.");
export const rejectDiplomaItem = decideItem(
  "reject-specific-diploma-data-update-demand",
  "Rejects one item, with the reason.",
);

export const getEvidence = endpoint({
  method: "GET",
  path: at("evidence/:id"),
  who: ["agent_uni", "resp_uni", ...student],
  summary: "The file of evidence of a request, by the request's id.",
  params: z.strictObject({ id }),
  medium: "file",
  mediaTypes: EVIDENCE_TYPES,
});

export const getRequestsBeforeSigning = endpoint({
  method: "GET",
  path: "/api/diploma/requests-before-signing",
  who: agent,
  summary: "Accepted diplomas that the caller may sign and whose students ask for a correction.",
  /** Limits them to the records of this import. */
  query: z.strictObject({ importId: id.optional() }),
  reply: z.object({ diplomasIds: z.array(id) }),
});

export const countCorrectionRequests = endpoint({
  method: "GET",
  path: "/api/diploma/countDiplomasAndStudentsUpdatesDemandes",
  who: agent,
  summary: "Open requests for corrections of diplomas and of student data.",
  reply: z.object({ diplomasCount: z.int(), studentsCount: z.int() }),
});
