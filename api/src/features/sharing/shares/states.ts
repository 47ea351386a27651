/** The state of a share, and the refusal of one that cannot be opened. Pure. */
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import { MOST_WRONG_PINS, type ShareState } from "@ijaza/schema/sharing/shares";
import type { ShareRow } from "./shares.tables.ts";

type ShareCounters = Pick<ShareRow, "taken_back_at" | "expires_at" | "views" | "views_allowed" | "wrong_pins">;

/** Of several ends the first in this order counts: the holder's own choice first, a lock, which a new PIN opens, last. */
export function stateOf(share: ShareCounters, now: Date): ShareState {
  if (share.taken_back_at) return "taken_back";
  if (share.expires_at <= now) return "expired";
  if (share.views >= share.views_allowed) return "used_up";
  return share.wrong_pins >= MOST_WRONG_PINS ? "locked" : "live";
}

export const REFUSALS = {
  taken_back: "share_taken_back",
  expired: "share_expired",
  used_up: "share_used_up",
  locked: "share_locked",
} as const satisfies Record<Exclude<ShareState, "live">, RefusalCode>;

/** Whether the share is over for good. A locked one is not: it may get a new PIN. */
export const hasEnded = (state: ShareState): state is "taken_back" | "expired" | "used_up" =>
  state !== "live" && state !== "locked";

/**
 * The state for somebody who opened the share recently: views that were counted since do not end it, but taking it back,
 * its last day and a lock do.
 */
export const stateOnReload = (share: ShareCounters, now: Date): ShareState => stateOf({ ...share, views: 0 }, now);
