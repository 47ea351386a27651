/** The relayer: takes transactions from the outbox to the chain, once each, through any crash. */
import { inScope } from "../../../platform/database.ts";
import type { Signals } from "../../../platform/signals.ts";
import { NodeUnreachable } from "../node.ts";
import type { RelayerContext } from "./context.ts";
import { followSent } from "./follow.ts";
import { lookAround, type View } from "./guard.ts";
import { createHead } from "./head.ts";
import { listWork } from "./outbox.ts";
import { mustStep, type Pace, paceAfter, type Work } from "./pace.ts";
import { prepareNext } from "./prepare.ts";
import { noteTrouble } from "./trouble.ts";

/** How long to wait for a signal while nothing is open: the node is not asked for anything meanwhile. */
const IDLE_MS = 5_000;

type RelayerOptions = { context: RelayerContext; signals: Signals };

/** Runs until stopped; several nodes may, on one database. */
export function startRelayer({ context, signals }: RelayerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const { round, wakeAll } = createRounds(context);
  // A signal without a key concerns all keys; the outbox says what is queued.
  const deafen = signals.on("chain", (signer) => signer === "" && wakeAll());
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const left = await round();
      if (left === "moved") continue;
      const timeoutMs = left === "nothing" ? IDLE_MS : context.timing.pollMs;
      await signals.next("chain", { timeoutMs, signal: stopping.signal });
    }
  })();
  return {
    async stop() {
      deafen();
      stopping.abort();
      await running;
    },
  };
}

/** The state after a round: nothing open, something waiting, or something that changed and may change again at once. */
type RoundOutcome = "nothing" | "waiting" | "moved";

function createRounds(context: RelayerContext) {
  const { db, node, clock, log, timing } = context;
  const head = createHead({ node, clock, everyMs: timing.pollMs });
  const paces = new Map<string, Pace>();

  /** These keys are looked after again with the next reading of the chain. */
  const fail = async (work: readonly Work[], error: unknown): Promise<RoundOutcome> => {
    head.forget();
    for (const { signer } of work) paces.delete(signer);
    if (error instanceof NodeUnreachable) await meetSilence(context, work, error);
    else log.error({ err: error, signers: work.map(({ signer }) => signer) }, "a step of the relayer failed");
    return "waiting";
  };

  /** Follows what the key has sent, then sends what is next. */
  const step = async ({ signer }: Work, view: View): Promise<RoundOutcome> => {
    const followed = await followSent(context, signer, view);
    const isSent = followed.isClear && (await prepareAll(context, signer, view));
    await noteTrouble(context, { signer, trouble: followed.trouble });
    // What was sent may be in a block already.
    if (isSent) head.forget();
    // What has come back to the queue, or was sent at a higher fee, is looked at again whatever the newest block is.
    if (followed.moved) paces.delete(signer);
    return isSent || followed.moved ? "moved" : "waiting";
  };

  const round = async (): Promise<RoundOutcome> => {
    let due: Work[] = [];
    try {
      await context.beginDueKeys();
      const work = await inScope(db, { all: "one outbox serves all universities" }, (trx) =>
        listWork(trx, clock.now()),
      );
      if (work.length === 0) {
        paces.clear();
        return "nothing";
      }
      due = work;
      const block = await head.read();
      const moment = { head: block.hash, now: clock.now().getTime(), beatMs: timing.beatMs };
      due = work.filter((each) => mustStep(each, paces.get(each.signer), moment));
      if (due.length === 0) return "waiting";
      const view = await lookAround(context, block);
      for (const each of due) paces.set(each.signer, paceAfter(each, paces.get(each.signer), moment));
      const left = await Promise.all(due.map((each) => step(each, view).catch((error) => fail([each], error))));
      return left.includes("moved") ? "moved" : "waiting";
    } catch (error) {
      return fail(due, error).catch((worse) => {
        log.warn({ err: worse }, "the outbox cannot be read");
        return "waiting" as const;
      });
    }
  };

  return { round, wakeAll: () => paces.clear() };
}

/** Judges what is due, one after the other, until one is sent; whether one was. */
async function prepareAll(context: RelayerContext, signer: string, view: View): Promise<boolean> {
  for (;;) {
    const prepared = await prepareNext(context, signer, view);
    if (prepared === "sent") return true;
    if (prepared === "none") return false;
  }
}

async function meetSilence(context: RelayerContext, work: readonly Work[], error: NodeUnreachable): Promise<void> {
  context.log.warn({ reason: error.message }, "the chain does not answer");
  for (const { signer } of work) await noteTrouble(context, { signer, trouble: "chain" });
}
