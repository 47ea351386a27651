/** The dependencies that the relayer's steps share. */

import type { Finality } from "@ijaza/verifier/trust/trust";
import type { FastifyBaseLogger } from "fastify";
import type { Hex } from "viem";
import type { Clock } from "../../../platform/clock.ts";
import type { Db, Trx } from "../../../platform/database.ts";
import type { ChainIdentity } from "../identity.ts";
import type { Keys } from "../keys/keys.ts";
import type { ChainNode } from "../node.ts";
import type { RegisteredKey } from "../registry/registry-reads.ts";
import type { TransactionOf, TransactionRow } from "./outbox.ts";
import type { Sendings } from "./sendings.ts";
import type { SetupFaults } from "./setup-faults.ts";
import type { TransactionKind } from "./subjects.ts";
import type { RelayerTiming } from "./timing.ts";
import type { Trouble } from "./trouble.ts";

/** Where and when a transaction became final. */
export type FinalPlace = {
  hash: string;
  block: number;
  at: Date;
  /** Who signed it, when it was not the transaction's signer of now. */
  signer?: string;
  /** From when a key that was entered is valid, when the registry has said so. */
  validFrom?: Date;
  /** Until when a key is valid that was ended, when the registry has said so. */
  validUntil?: Date;
  /** What the registry says of the key that the transaction is about, when it was read. */
  key?: RegisteredKey;
};

/** What is found right before a transaction is judged: it has to wait, stands on the chain already, or is worded anew. */
export type Foresight = { wait: Trouble } | { place: FinalPlace } | TransactionContent;
/** `value` in wei; what it was when absent. */
export type TransactionContent = { data: Hex; subject: TransactionRow["subject"]; value?: bigint };

/** What a room does when a transaction of its kind is final, or refused for good: in that same transaction. */
export type OutboxHandler<Kind extends TransactionKind = TransactionKind> = {
  final(trx: Trx, transaction: TransactionOf<Kind>, place: FinalPlace): Promise<void>;
  refused(trx: Trx, transaction: TransactionOf<Kind>, reason: string): Promise<void>;
  /** Where the wanted state already stands on the chain, when another transaction put it there. */
  locate?(transaction: TransactionOf<Kind>): Promise<FinalPlace | null>;
  /** What was wanted stands there as somebody else's: words the transaction anew. Without it people must help. */
  displaced?(transaction: TransactionOf<Kind>): Promise<void>;
  /** Called each time before it is judged and sent; null sends it as it is. */
  foresee?(transaction: TransactionOf<Kind>): Promise<Foresight | null>;
};

export type RelayerContext = {
  db: Db;
  node: ChainNode;
  keys: Keys;
  identity: ChainIdentity;
  finality: Finality;
  clock: Clock;
  log: FastifyBaseLogger;
  handlers: ReadonlyMap<TransactionKind, OutboxHandler>;
  timing: RelayerTiming;
  /** The highest block known to be final: what the node must have reached; null until it is read from the records. */
  seen: { finalBlock: number | null };
  sendings: Sendings;
  faults: SetupFaults;
  /** Whether the batch's university may issue now: not while its records are behind the chain. Asks the chain. */
  mayIssue(transaction: TransactionOf<"batch.issue">): Promise<boolean>;
  /** Takes into use the keys that the registry has begun to accept. */
  beginDueKeys(): Promise<void>;
};

/** Places a transaction's handler; every kind that is queued has one. */
export function handlerOf(context: RelayerContext, kind: TransactionKind): OutboxHandler {
  const handler = context.handlers.get(kind);
  if (!handler) throw new Error(`no handler for transactions of the kind ${kind}`);
  return handler;
}
