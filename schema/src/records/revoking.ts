/** The form of the calls that revoke many records of a kind at once. */
import { z } from "zod";
import { id } from "../calls/wire.ts";
import { REVOCATION_REASONS } from "../diplomas/diploma.ts";
import { note } from "../fields/forms.ts";
import { job } from "../jobs/calls.ts";

/** The most records of one call. Each may cost a word of the registry's storage: this many fit in one transaction. */
export const MOST_REVOKED = 500;

/** One reason for all of them; the note stays inside the university, too. */
export const manyToRevoke = z.strictObject({
  ids: z.array(id).min(1).max(MOST_REVOKED),
  reason: z.enum(REVOCATION_REASONS),
  note: note(500).optional(),
});

/** The job ends when the last of them is final; `conflicts` are those that cannot be revoked, with their statuses. */
export const manyBeingRevoked = z.object({
  job,
  conflicts: z.array(z.object({ _id: id, status: z.string() })),
});
