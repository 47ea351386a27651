/** The states of the mails to the holder of a document, for its university. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, moment } from "../calls/wire.ts";
import { agentAndResponsable, universityReaders } from "../users/roles.ts";

const documentMail = z.object({
  about: z.enum(["signed", "revoked"]),
  /** `failed` when the receiving server has refused it permanently, or no server accepted it for a day. */
  state: z.enum(["queued", "sent", "failed"]),
  /** When it was sent or given up, or when the next try is due. */
  at: moment,
  /** The mail server's reply to a failed last try; null if it accepted the mail or was not contacted yet. */
  answer: z.string().nullable(),
});
export type DocumentMail = z.output<typeof documentMail>;

const params = z.strictObject({ id });
const reply = z.object({ mails: z.array(documentMail) });

export const getDocumentMails = endpoint({
  method: "GET",
  path: "/api/document/mails/:id",
  who: universityReaders,
  summary: "What became of the mails to the holder of a document of the university, the oldest first.",
  params,
  reply,
});

export const sendDocumentMailAgain = endpoint({
  method: "POST",
  path: "/api/document/mails/:id",
  who: agentAndResponsable,
  summary: "Sends the last mail about a document again if it was given up, to the address that its holder has now.",
  params,
  reply,
  refusals: ["mail_not_failed"],
});
