/** How a share stands, and what is refused of one that cannot be opened. Pure. */
import type { RefusalCode } from "@ijaza/schema/errors";
import { MOST_WRONG_PINS, type ShareState } from "@ijaza/schema/shares";
import type { ShareRow } from "./shares.tables.ts";

type Counted = Pick<ShareRow, "taken_back_at" | "expires_at" | "views" | "views_allowed" | "wrong_pins">;

/** Of several ends the one that its holder chose comes first, and a lock, which a new PIN opens, last. */
export function stateOf(share: Counted, now: Date): ShareState {
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

/** Whether the share is over for good; a locked one gets a new PIN. */
export const hasEnded = (state: ShareState): state is "taken_back" | "expired" | "used_up" =>
  state !== "live" && state !== "locked";

/**
 * How it stands for somebody who opened it a moment ago: the views that were counted meanwhile do not end it, whereas
 * taking it back, its last day and a lock do.
 */
export const stateOnReload = (share: Counted, now: Date): ShareState => stateOf({ ...share, views: 0 }, now);
