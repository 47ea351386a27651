/** Mines an empty block on an idle chain, so that an old newest block means that the chain has stopped. */
import type { ChainWriter } from "./chain-writer.ts";
import type { EmbeddedLog } from "./embedded-log.ts";

export type Heartbeat = {
  /** Seconds without a block after which an empty one is mined. */
  idleSeconds: number;
  /** How often the newest block is checked. */
  lookEveryMs: number;
};

/** Less than a third of the age that the embedded chain's entry of the trust list allows (settings.ts). */
export const HEARTBEAT: Heartbeat = { idleSeconds: 300, lookEveryMs: 15_000 };

type StartHeartbeatOptions = Heartbeat & { writer: Pick<ChainWriter, "mineIfIdle">; log: EmbeddedLog };

/** Mines a block now, and later whenever there was none for this time. A failed attempt is repeated. */
export async function startHeartbeat({
  writer,
  idleSeconds,
  lookEveryMs,
  log,
}: StartHeartbeatOptions): Promise<{ stop(): void }> {
  let isLooking = false;
  const beat = async (seconds: number) => {
    if (isLooking) return;
    isLooking = true;
    await writer
      .mineIfIdle(seconds)
      .catch((error) => log.warn({ error: String(error) }, "no block could be mined on the idle chain"));
    isLooking = false;
  };
  await beat(0);
  const timer = setInterval(() => void beat(idleSeconds), lookEveryMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
