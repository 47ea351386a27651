/** The state of a record of any kind, as it is sent. */
import { z } from "zod";
import { hash, id, moment } from "../calls/wire.ts";

const optional = z.string().nullable();

/** The place of a record's batch on the chain. */
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

/** Members of every record in the API, beside its id, its status and its content. */
export const standing = {
  agentId: id.nullable(),
  universityId: id,
  rejectionReason: optional,
  submittedAt: moment,
  decidedAt: moment.nullable(),
  signedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  /** Visible only inside the university: the public sees `revoked` or `superseded`. */
  revocationReason: optional,
  /** When the chain refused to revoke it, so that it is signed as before; null once a new revocation is requested. */
  revocationRefusedAt: moment.nullable(),
  /** The batch with which it was signed; visible only inside the university. */
  batchId: id.nullable(),
  anchor: anchor.nullable(),
};
