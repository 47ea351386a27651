/** How a record of any kind stands, as it is sent. */
import { z } from "zod";
import { hash, id, moment } from "../wire.ts";

const optional = z.string().nullable();

/** Where the batch of a record is anchored. */
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

/** Members of every record on the wire, beside its id, its status and what it says. */
export const standing = {
  agentId: id.nullable(),
  universityId: id,
  rejectionReason: optional,
  submittedAt: moment,
  decidedAt: moment.nullable(),
  signedAt: moment.nullable(),
  revokedAt: moment.nullable(),
  /** Stays inside the university: the public is told `revoked` or `superseded`. */
  revocationReason: optional,
  /** When the chain refused to revoke it, so that it is signed as before; null once it is revoked anew. */
  revocationRefusedAt: moment.nullable(),
  /** Of the records that were signed with it; told inside the university. */
  batchId: id.nullable(),
  anchor: anchor.nullable(),
};
