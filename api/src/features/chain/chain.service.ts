/** The chain's door: pins, keys, outbox and relayer behind what the rooms ask of them. */

import type { P256Jwk } from "@ijaza/verifier/jwk";
import type { Finality } from "@ijaza/verifier/trust";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, stepInto, type Trx } from "../../platform/database.ts";
import { createEs256Signer, type Es256Signer } from "../../platform/es256.ts";
import type { Signals } from "../../platform/signals.ts";
import { createPlatformBalance } from "./ether/platform-balance.ts";
import { SWEEP, sweeping } from "./ether/sweeping.ts";
import { foreseeTransfer, queueTransfer, TRANSFER, type Transfer } from "./ether/transfers.ts";
import { type ChainIdentity, ChainMismatch, type ExpectedChain, provePins } from "./identity.ts";
import { makeMissingBadgeKeys } from "./keys/badge-keys.ts";
import { type BadgeKey, findActiveKey, findCompromised, type KeyRow, type Keys } from "./keys/keys.ts";
import { readSigningKeys } from "./keys/signing-keys.ts";
import { holdWallet, walletEnd, walletEntered } from "./keys/wallets.ts";
import type { ChainNode } from "./node.ts";
import {
  type Enrolment,
  keyEntered,
  nothingMore,
  platformKeyOf,
  queueEnrolment,
  queueRegistration,
  type Registration,
  universityEntered,
} from "./registry/enrolment.ts";
import { type EnrolmentState, readEnrolmentState, whyNoWallet } from "./registry/enrolment-state.ts";
import { registryCalls } from "./registry/registry-calls.ts";
import { type RegistryIds, takeAnotherId } from "./registry/renumbering.ts";
import type { OutboxHandler, RelayerContext } from "./relayer/context.ts";
import { firstFees } from "./relayer/fees.ts";
import { queueTransaction, type TransactionOf } from "./relayer/outbox.ts";
import { type RelayerTiming, startRelayer } from "./relayer/relayer.ts";
import { createSendings } from "./relayer/sendings.ts";
import { createSetupFaults } from "./relayer/setup-faults.ts";
import type { TransactionKind } from "./relayer/subjects.ts";
import "./chain.tables.ts";

export { type ChainIdentity, caip10 } from "./identity.ts";
export type { BadgeKey } from "./keys/keys.ts";
export { holdSigningKeys } from "./keys/signing-keys.ts";
export { NodeRefused } from "./node.ts";
export type { EnrolmentState } from "./registry/enrolment-state.ts";
export { REGISTRY_ABI, registryCalls } from "./registry/registry-calls.ts";
export { type IssuedBatch, listIssued, type Registry, readBatch, readUniversity } from "./registry/registry-reads.ts";
export type { FinalPlace, OutboxHandler } from "./relayer/context.ts";
export type { TransactionOf } from "./relayer/outbox.ts";

export type ChainOptions = {
  db: Db;
  node: ChainNode;
  keys: Keys;
  identity: ChainIdentity;
  expected?: ExpectedChain;
  finality: Finality;
  signals: Signals;
  clock: Clock;
  log: FastifyBaseLogger;
  timing?: Partial<RelayerTiming & { bumpAfterMs: number }>;
};

export type Chain = ReturnType<typeof createChain>;

export type IssuingGuard = {
  /** Before anything is sent; what it throws is tried again. */
  prepare(): Promise<void>;
  /** Before each batch is sent: the answer is of now. */
  mayIssue(transaction: TransactionOf<"batch.issue">): Promise<boolean>;
};

type Suspension = { universityId: string; registryId: number; suspended: boolean };

/** How often the newest block is asked for while something is on its way. */
const POLL_MS = 1_000;
/** How often stored bytes are sent again, and all is looked at though no block has come. */
const BEAT_MS = 12_000;
const BUMP_AFTER_MS = 60_000;
const PROVE_AGAIN_MS = 2_000;

export function createChain(options: ChainOptions) {
  const { db, node, keys, identity, finality, signals, clock, log, expected = {} } = options;
  const timing = { pollMs: POLL_MS, beatMs: BEAT_MS, bumpAfterMs: BUMP_AFTER_MS, ...options.timing };
  const handlers = new Map<TransactionKind, OutboxHandler>([
    ["platform.role", nothingMore],
    [TRANSFER, { ...nothingMore, foresee: (row) => foreseeTransfer({ db, node, finality }, row) }],
    ["university.register", universityEntered({ node, identity }, clock)],
    ["university.wallet", walletEntered(identity.registry)],
    ["university.wallet-end", walletEnd({ db, node })],
    [SWEEP, sweeping(node)],
    ["university.suspend", nothingMore],
    ["university.resume", nothingMore],
    ["university.credential-key", keyEntered],
  ]);
  let guard: IssuingGuard = { prepare: async () => {}, mayIssue: async () => false };
  const context: RelayerContext = {
    db,
    node,
    keys,
    identity,
    finality,
    clock,
    log,
    handlers,
    bumpAfterMs: timing.bumpAfterMs,
    seen: { finalBlock: null },
    sendings: createSendings({ clock, everyMs: timing.beatMs }),
    faults: createSetupFaults({ log, registry: identity.registry }),
    mayIssue: (transaction) => guard.mayIssue(transaction),
  };
  const stopping = new AbortController();
  let relayer: { stop(): Promise<void> } | undefined;
  let proving: Promise<void> = Promise.resolve();

  /** Registers what happens when transactions of a kind are final or refused; what it leaves out stays as it was. */
  const on = <Kind extends TransactionKind>(kind: Kind, handler: Partial<OutboxHandler<Kind>>): void => {
    handlers.set(kind, { ...nothingMore, ...handlers.get(kind), ...handler });
  };

  /** Nothing is sent before the chain has shown its pins; a mismatch is the caller's to end the process with. */
  const proveThenRelay = async (onMismatch: (error: Error) => void) => {
    while (!stopping.signal.aborted) {
      try {
        await provePins({ node, pinned: identity, expected });
        await guard.prepare();
        relayer = startRelayer({ context, signals, timing });
        return;
      } catch (error) {
        if (error instanceof ChainMismatch) return onMismatch(error);
        log.warn({ err: error }, "the chain does not answer yet");
        await signals.next("chain", { timeoutMs: PROVE_AGAIN_MS, signal: stopping.signal });
      }
    }
  };

  return {
    identity,
    finality,
    node,
    keys,
    context,
    on,
    /** Where the numbers of universities are kept, so that one may have another when it finds its own taken. */
    keepIdsIn: (ids: RegistryIds): void =>
      on("university.register", { displaced: (queued) => takeAnotherId(context, { ids, queued }) }),
    queue: queueTransaction,
    /** The university's entry in the registry, once, without any key. */
    register: (trx: Trx, entry: Registration) => queueRegistration(trx, { registry: identity.registry }, entry),
    /** Entry, wallet and credential key, as far as they are missing; a further wallet takes over from the one before. */
    enrol: (trx: Trx, enrolment: Enrolment) =>
      queueEnrolment(trx, { keys, registry: identity.registry, clock }, enrolment),
    /** Gives universities that were enrolled earlier the key that signs their Open Badges. */
    makeMissingBadgeKeys: () => makeMissingBadgeKeys({ db, keys, clock }),
    /** How far the university is on its way into the registry. */
    enrolmentOf: (universityId: string): Promise<EnrolmentState> =>
      inScope(db, "all", (trx) => readEnrolmentState(trx, universityId)),
    /** `wallet_underway`, `enrolment_refused`, or `no_signing_key` where none was made. */
    whyNoWallet,
    /** Stops a university's issuing on the chain, or lets it go on; verifying and revoking are not touched. */
    async suspend(trx: Trx, { universityId, registryId, suspended }: Suspension): Promise<void> {
      const { public_id: signer } = await platformKeyOf(trx);
      const kind = suspended ? "university.suspend" : "university.resume";
      const data = suspended ? registryCalls.suspendUniversity(registryId) : registryCalls.resumeUniversity(registryId);
      await queueTransaction(trx, { universityId, kind, signer, target: identity.registry, data, subject: {} });
    },
    /** Pays from the platform's wallet, once for each reference. */
    transfer: async (trx: Trx, transfer: Omit<Transfer, "from">) =>
      queueTransfer(trx, { ...transfer, from: await platformKeyOf(trx) }),
    /** Wei of the platform's wallet as of some seconds; null while the chain does not answer. */
    platformBalance: createPlatformBalance({ db, node }),
    /** The platform's account, which registers, grants and pays. */
    platformKey: platformKeyOf,
    /** Whether the university has the keys that signing takes, and whether the registry knows them. */
    signingKeysOf: readSigningKeys,
    /** The university's wallet that the chain knows, or undefined. */
    walletOf: (trx: Trx, universityId: string) => findActiveKey(trx, { purpose: "wallet", universityId }),
    /** The same, held until the transaction ends: for what is queued under it. */
    holdWalletOf: holdWallet,
    /** What a credential key does while it is opened: for the moment, and never kept. */
    signerOf(row: KeyRow): { jwk: P256Jwk; sign: Es256Signer } {
      const { jwk, privateKey } = keys.openCredentialKey(row);
      return { jwk, sign: createEs256Signer(privateKey) };
    },
    credentialKeyOf: (trx: Trx, universityId: string) =>
      stepInto(trx, "issuer", () => findActiveKey(trx, { purpose: "credential", universityId })),
    /** Of these keys of issuers those that are marked compromised. */
    compromisedOf: findCompromised,
    /** The key that signs the university's Open Badges, opened; undefined when it has none yet. */
    async badgeKeyOf(trx: Trx, universityId: string): Promise<BadgeKey | undefined> {
      const row = await stepInto(trx, "issuer", () => findActiveKey(trx, { purpose: "badge", universityId }));
      return row && keys.openBadgeKey(row);
    },
    /** Registers who decides whether a batch may be sent now; until then none is. */
    guardIssuing(next: IssuingGuard): void {
      guard = next;
    },
    start(onMismatch: (error: Error) => void): void {
      proving = proveThenRelay(onMismatch);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await proving;
      await relayer?.stop();
    },
    /** What that much gas would cost at most now, in wei; counted without a base fee while the chain is down. */
    async priceOf(gas: bigint): Promise<bigint> {
      const head = await node.block("latest").catch(() => null);
      return gas * firstFees({ baseFee: head?.baseFee ?? 0n, tip: 0n }).maxFee;
    },
    /** Whether the chain answers now. */
    async isUp(): Promise<boolean> {
      return node.chainId().then(
        (id) => id === identity.chainId,
        () => false,
      );
    },
    /** How many transactions wait or are on their way, for the metrics. */
    async countOpen(): Promise<number> {
      const row = await inScope(db, "all", (trx) =>
        trx
          .selectFrom("chain_transactions")
          .select((eb) => eb.fn.countAll<number>().as("count"))
          .where("status", "in", ["queued", "sent"])
          .executeTakeFirstOrThrow(),
      );
      return row.count;
    },
  };
}
