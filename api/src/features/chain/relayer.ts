/** The relayer: takes transactions from the outbox to the chain, once each, through any crash. */
import type { FastifyBaseLogger } from "fastify";

import { inScope } from "../../platform/database.ts";
import type { Signals } from "../../platform/signals.ts";
import { NodeUnreachable } from "./chain.node.ts";
import { signersWithWork } from "./outbox.ts";
import type { RelayerContext } from "./relayer.context.ts";
import { followSent } from "./relayer.follow.ts";
import { refuseElsewhere } from "./relayer.guard.ts";
import { prepareNext } from "./relayer.prepare.ts";
import { noteTrouble } from "./relayer.trouble.ts";

/** How long to wait when there is nothing open, and when something is on its way. */
const IDLE_MS = 5_000;

export type RelayerTiming = { pollMs: number };

type RelayerOptions = { context: RelayerContext; signals: Signals; timing: RelayerTiming };

/** One step for one key: follows what is sent, then sends what is next. Returns whether anything moved. */
async function stepSigner(context: RelayerContext, signer: string): Promise<boolean> {
  try {
    await refuseElsewhere(context);
    const followed = await followSent(context, signer);
    const prepared = followed.isClear && (await prepareNext(context, signer));
    await noteTrouble(context, { signer, trouble: followed.trouble });
    return followed.moved || prepared;
  } catch (error) {
    if (!(error instanceof NodeUnreachable)) throw error;
    context.log.warn({ signer, reason: error.message }, "the chain does not answer");
    await noteTrouble(context, { signer, trouble: "chain" });
    return false;
  }
}

/** Runs until stopped; several nodes may, on one database. */
export function startRelayer({ context, signals, timing }: RelayerOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const { open, moved } = await stepAll(context, context.log);
      if (moved) continue;
      await signals.next("chain", { timeoutMs: open ? timing.pollMs : IDLE_MS, signal: stopping.signal });
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function stepAll(context: RelayerContext, log: FastifyBaseLogger): Promise<{ open: boolean; moved: boolean }> {
  try {
    const signers = await inScope(context.db, "all", signersWithWork);
    const moves = await Promise.all(
      signers.map((signer) =>
        stepSigner(context, signer).catch((error) => {
          log.error({ err: error, signer }, "a step of the relayer failed");
          return false;
        }),
      ),
    );
    return { open: signers.length > 0, moved: moves.some(Boolean) };
  } catch (error) {
    log.warn({ err: error }, "the outbox cannot be read");
    return { open: true, moved: false };
  }
}
