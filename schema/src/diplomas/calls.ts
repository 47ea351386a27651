/** Calls that change diplomas, from the import to the revocation. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import {
  bulkReply,
  cohortPart,
  id,
  importPart,
  LARGEST_IMPORT,
  looseRow,
  MAX_ROWS_A_CALL,
  rowErrors,
} from "../calls/wire.ts";
import { cell, note, sha256 } from "../fields/forms.ts";
import { LARGEST_CALL, LARGEST_HANDED_IN, MOST_ATTACHMENTS, MOST_FILES_A_CALL } from "../imports/handed-in-files.ts";
import { job } from "../jobs/calls.ts";
import { manyBeingRevoked, manyToRevoke } from "../records/revoking.ts";
import { mode } from "../users/calls.ts";
import { agent, responsable } from "../users/roles.ts";
import { diploma, REVOCATION_REASONS, SUPERSEDED } from "./diploma.ts";
import { DIPLOMA_FIELDS, type DiplomaFieldName } from "./fields.ts";

const at = (name: string) => `/api/diploma/${name}`;
const templateName = z.string().max(120).optional();
const rows = z.array(looseRow).min(1).max(MAX_ROWS_A_CALL);
const ids = z.array(id).min(1).max(10_000);
const reason = note(500);

export const getDiplomasWithError = endpoint({
  method: "POST",
  reads: true,
  path: at("getDiplomasWithError"),
  who: agent,
  summary: "Judges rows as an import would, and stores nothing.",
  body: z.strictObject({ mode, templateName, diplomas: rows, ...importPart }),
  looseRows: "diplomas",
  /** `existing` counts the valid rows that the university already has. */
  reply: z.object({ diplomas: z.array(rowErrors), existing: z.int() }),
  bodyLimit: LARGEST_IMPORT,
});

export const addDiplomas = endpoint({
  method: "POST",
  path: at("addDiplomas"),
  who: agent,
  summary: "Imports diplomas as pending; good rows go in, bad ones are named by row and field.",
  body: z.strictObject({
    mode,
    templateName,
    diplomas: rows,
    ...importPart,
    ...cohortPart,
  }),
  looseRows: "diplomas",
  payloadPart: true,
  uploads: { most: MOST_FILES_A_CALL, largest: LARGEST_HANDED_IN, together: LARGEST_CALL },
  reply: bulkReply,
  bodyLimit: LARGEST_CALL + LARGEST_IMPORT,
});

export const decideDiplomas = endpoint({
  method: "POST",
  path: at("acceptOrRejectDiploma"),
  who: responsable,
  confirmed: "review",
  summary:
    "Accepts or rejects pending diplomas, or withdraws the acceptance of named ones that are not signed; a rejection needs its reason. Accepting all leaves out those with a name in the letters of the other script.",
  body: z.strictObject({
    diplomasIds: ids.optional(),
    agentId: id.optional(),
    /** Limits `all` of the agent to the records of this import. */
    importId: id.optional(),
    all: z.literal(true).optional(),
    decision: z.enum(["accepted", "rejected"]),
    reason: reason.optional(),
    /** Of one named record: what of it was seen; if it is another by now, the acceptance is refused. */
    seen: sha256.optional(),
  }),
  reply: z.object({
    updated: z.int(),
    conflicts: z.array(z.object({ _id: id, status: z.string() })),
    /** Of `all`: how many were left to be looked at one by one; absent for none. */
    leftOut: z.int().optional(),
  }),
});

const optionalCell = cell.optional();
const correctable = Object.fromEntries(DIPLOMA_FIELDS.map((field) => [field.name, optionalCell])) as Record<
  DiplomaFieldName,
  typeof optionalCell
>;

export const updateDiploma = endpoint({
  method: "PUT",
  path: at("updateDiplomaById"),
  who: agent,
  summary: "Corrects a pending or rejected diploma; a rejected one goes back to pending.",
  body: z.strictObject({ _id: id, ...correctable }),
  reply: z.object({ diploma }),
});

export const replaceFiles = endpoint({
  method: "PUT",
  path: at("files"),
  who: agent,
  summary: "Replaces the files of a pending or rejected diploma; without `attachments` those that stand stay.",
  body: z.strictObject({
    _id: id,
    file: z.string().max(1000).optional(),
    attachments: z.string().max(5000).optional(),
  }),
  payloadPart: true,
  uploads: { most: 1 + MOST_ATTACHMENTS, largest: LARGEST_HANDED_IN, together: LARGEST_CALL },
  reply: z.object({ diploma }),
  bodyLimit: LARGEST_CALL + 1_000_000,
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
  body: z.strictObject({
    diplomasIds: ids.optional(),
    all: z.literal(true).optional(),
    /** Limits `all` to the records of this import. */
    importId: id.optional(),
    /** Left out of `all`. */
    except: ids.optional(),
  }),
  reply: job,
  status: 202,
  confirmed: true,
});

/** The price of signing, which the page shows in advance. */
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
  refusals: ["enrolment_refused", "no_signing_key", "university_suspended"],
});

export const revokeDiploma = endpoint({
  method: "POST",
  path: at("revokeDiploma"),
  who: responsable,
  summary: "Revokes a signed diploma; reason and note stay inside the university.",
  body: z.strictObject({
    _id: id,
    /** `superseded` only if a correction exists already, and the chain has refused the resulting revocation. */
    reason: z.enum([...REVOCATION_REASONS, SUPERSEDED]),
    note: reason.optional(),
  }),
  reply: job,
  status: 202,
  confirmed: true,
});

export const revokeDiplomas = endpoint({
  method: "POST",
  path: at("revoke-many"),
  who: responsable,
  summary:
    "Revokes signed diplomas with one reason and one job; those that are not signed are named and left as they are.",
  body: manyToRevoke,
  reply: manyBeingRevoked,
  status: 202,
  confirmed: true,
});
