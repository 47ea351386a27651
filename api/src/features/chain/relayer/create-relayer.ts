/** The relayer with its handlers: nothing is sent before the chain has shown its pins. */
import type { Finality } from "@ijaza/verifier/trust/trust";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database.ts";
import type { Signals } from "../../../platform/signals.ts";
import { SWEEP, sweeping } from "../ether/sweeping.ts";
import { foreseeTransfer, TRANSFER } from "../ether/transfers.ts";
import { type ChainIdentity, ChainMismatch, type ExpectedChain, provePins } from "../identity.ts";
import { credentialKeyEnd } from "../keys/credential-keys.ts";
import type { OnKeyChange } from "../keys/key-changes.ts";
import { beginDueKeys, keyEntries } from "../keys/key-entries.ts";
import { keyMarks } from "../keys/key-marks.ts";
import type { Keys } from "../keys/keys.ts";
import { walletEnd } from "../keys/wallets.ts";
import type { ChainNode } from "../node.ts";
import { nothingMore, universityEntered } from "../registry/enrolment.ts";
import { universityRenamed } from "../registry/renaming.ts";
import type { OutboxHandler, RelayerContext } from "./context.ts";
import type { TransactionOf } from "./outbox.ts";
import { startRelayer } from "./relayer.ts";
import { createSendings } from "./sendings.ts";
import { createSetupFaults } from "./setup-faults.ts";
import type { TransactionKind } from "./subjects.ts";
import { type RelayerTiming, TIMING } from "./timing.ts";

export type CreateRelayerOptions = {
  db: Db;
  node: ChainNode;
  keys: Keys;
  identity: ChainIdentity;
  /** Who enters universities and keys, when it is another party: the address from which it calls the registry. */
  registrar?: string | undefined;
  expected?: ExpectedChain;
  finality: Finality;
  signals: Signals;
  clock: Clock;
  log: FastifyBaseLogger;
  timing?: Partial<RelayerTiming>;
};

export type IssuingGuard = {
  /** Before anything is sent; what it throws is tried again. */
  prepare(): Promise<void>;
  /** Whether a batch that was signed with the key is still on its way. */
  isKeyInUse(keyId: string): Promise<boolean>;
  /** Before each batch is sent: the answer is of now. */
  mayIssue(transaction: TransactionOf<"batch.issue">): Promise<boolean>;
};

const PROVE_AGAIN_MS = 2_000;

type HandlerOptions = CreateRelayerOptions & {
  onKeyChange: OnKeyChange;
  isInUse: IssuingGuard["isKeyInUse"];
};

const handlersOf = (options: HandlerOptions) => {
  const { db, node, finality } = options;
  const entered = keyEntries(options);
  const marks = keyMarks(options);
  return new Map<TransactionKind, OutboxHandler>([
    ["platform.role", nothingMore],
    [TRANSFER, { ...nothingMore, foresee: (row) => foreseeTransfer({ db, node, finality }, row) }],
    ["university.register", universityEntered(options)],
    ["university.rename", universityRenamed(options)],
    ["university.wallet", entered],
    ["university.wallet-end", walletEnd(options)],
    [SWEEP, sweeping(node)],
    ["university.suspend", nothingMore],
    ["university.resume", nothingMore],
    ["university.credential-key", entered],
    ["university.credential-key-end", credentialKeyEnd(options)],
    ["key.mark", marks.mark],
    ["key.confirm", marks.confirm],
    ["key.clear", marks.clear],
    ["key.veto", marks.veto],
  ]);
};

/** What other rooms register at the start: who decides on issuing, and who hears of keys. */
function createRegistrations() {
  let guard: IssuingGuard = {
    prepare: async () => {},
    isKeyInUse: async () => true,
    mayIssue: async () => false,
  };
  let onKeyChange: OnKeyChange = async () => {};
  const ofKeys: Pick<HandlerOptions, "onKeyChange" | "isInUse"> = {
    onKeyChange: (trx, change) => onKeyChange(trx, change),
    isInUse: (keyId) => guard.isKeyInUse(keyId),
  };
  return {
    guard: () => guard,
    ofKeys,
    guardIssuing(next: IssuingGuard): void {
      guard = next;
    },
    whenKeyChanges(listener: OnKeyChange): void {
      onKeyChange = listener;
    },
  };
}

export function createRelayer(options: CreateRelayerOptions) {
  const { db, node, keys, identity, finality, signals, clock, log, expected = {} } = options;
  const timing = { ...TIMING, ...options.timing };
  const rooms = createRegistrations();
  const keyOptions: HandlerOptions = { ...options, ...rooms.ofKeys };
  const handlers = handlersOf(keyOptions);
  const context: RelayerContext = {
    db,
    node,
    keys,
    identity,
    finality,
    clock,
    log,
    handlers,
    timing,
    seen: { finalBlock: null },
    sendings: createSendings({ clock, everyMs: timing.beatMs }),
    faults: createSetupFaults({ log, registry: identity.registry }),
    mayIssue: (transaction) => rooms.guard().mayIssue(transaction),
    beginDueKeys: () => beginDueKeys(keyOptions),
  };
  const stopping = new AbortController();
  let relayer: { stop(): Promise<void> } | undefined;
  let proving: Promise<void> = Promise.resolve();

  const proveThenRelay = async (onMismatch: (error: Error) => void) => {
    while (!stopping.signal.aborted) {
      try {
        await provePins({ node, pinned: identity, expected });
        await rooms.guard().prepare();
        relayer = startRelayer({ context, signals });
        return;
      } catch (error) {
        if (error instanceof ChainMismatch) return onMismatch(error);
        log.warn({ err: error }, "the chain does not answer yet");
        await signals.next("chain", { timeoutMs: PROVE_AGAIN_MS, signal: stopping.signal });
      }
    }
  };

  return {
    context,
    on<Kind extends TransactionKind>(kind: Kind, handler: Partial<OutboxHandler<Kind>>): void {
      handlers.set(kind, { ...nothingMore, ...handlers.get(kind), ...handler });
    },
    guardIssuing: rooms.guardIssuing,
    whenKeyChanges: rooms.whenKeyChanges,
    start(onMismatch: (error: Error) => void): void {
      proving = proveThenRelay(onMismatch);
    },
    async stop(): Promise<void> {
      stopping.abort();
      await proving;
      await relayer?.stop();
    },
  };
}
