/** What the steps of issuing share: their dependencies, and the rooms that own the records. */
import type { Clock } from "../../platform/clock.ts";
import type { Db, Trx } from "../../platform/database.ts";
import type { Chain, FinalPlace } from "../chain/chain.service.ts";
import type { BatchRow } from "./batches.ts";
import type { IssuingPool } from "./issuing-request.ts";
import type { EntryOf } from "./status-places.ts";

/** A record of a batch with the content that was accepted: RFC 8785 JSON of its claims. */
export type BatchRecord = { recordId: string; index: number; claims: string };

/** What the room that owns a kind of records does for its batches. */
export type IssuedKind = {
  /** DIPLOMA_TYPE or CERTIFICATE_TYPE of the verifier. */
  credentialType: string;
  /** The batch's records from an index on, in the order of their indexes; refuses content that was not accepted. */
  load(trx: Trx, range: { batchId: string; from: number; limit: number }): Promise<BatchRecord[]>;
  /** Called when the batch is anchored and final. */
  settle(trx: Trx, batch: BatchRow, place: FinalPlace): Promise<void>;
  /** Called when the batch has finally failed, on the chain or before. */
  fail(trx: Trx, batch: BatchRow): Promise<void>;
};

/** Reads the identity of an issuer from the room that owns universities. */
export type IssuerOf = (trx: Trx, universityId: string) => Promise<IssuerIdentity>;

export type IssuerIdentity = { did: string; slug: string; registryId: number };

export type IssuingContext = {
  db: Db;
  clock: Clock;
  chain: Chain;
  pool: IssuingPool;
  /** Places of credentials in their university's status lists. */
  entryOf: EntryOf;
  /** Where type metadata and status lists are. */
  publicUrl: string;
  issuerOf: IssuerOf;
  kinds: ReadonlyMap<string, IssuedKind>;
};

/** Kind of the transaction that anchors a batch. */
export const ISSUE = "batch.issue";

/** Finds the room that owns a batch's records; every kind that is signed has one. */
export function kindOf({ kinds }: IssuingContext, batch: BatchRow): IssuedKind {
  const kind = kinds.get(batch.kind);
  if (!kind) throw new Error(`nobody keeps records of the kind ${batch.kind}`);
  return kind;
}
