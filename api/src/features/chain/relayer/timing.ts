/** How long the relayer waits for what; all in milliseconds. */
import type { Trouble } from "./trouble.ts";

export type RelayerTiming = {
  /** How often the newest block is asked for while something is open. */
  pollMs: number;
  /** How often stored bytes are sent again, and all is looked at though no block has come; see pace.ts. */
  beatMs: number;
  /** After so long without a block, the fee is raised. */
  bumpAfterMs: number;
  /** After how long a transaction that is held up is judged again, by what it waits for. */
  heldMs: Record<Trouble, number>;
};

const AGAIN_MS = 2_000;

/** What people must do is looked for rarely, because nodes limit calls. */
export const TIMING: RelayerTiming = {
  pollMs: 1_000,
  beatMs: 12_000,
  bumpAfterMs: 60_000,
  heldMs: { chain: AGAIN_MS, ether: AGAIN_MS, credits: AGAIN_MS, key: AGAIN_MS, setup: 15_000, registrar: 5_000 },
};
