/** How often what costs others something may be done. Lengths in milliseconds, a day at most: then counters are swept. */
import { REQUESTS_A_DAY } from "@ijaza/schema/third-party";
import type { GuessPurpose, NetworkPurpose } from "./counters.ts";
import type { Window } from "./counting.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What a network may ask for without a session. */
export const PER_NETWORK: Record<Exclude<NetworkPurpose, GuessPurpose>, Window> = {
  "forgotten-password": { most: 50, lasts: 15 * MINUTE },
  contact: { most: 5, lasts: 15 * MINUTE },
  "access-request": { most: REQUESTS_A_DAY, lasts: 24 * HOUR },
};

/** Requests for access: mailed to one address to be confirmed, and confirmed for one domain. */
export const ACCESS_REQUESTS: Window = { most: REQUESTS_A_DAY, lasts: 24 * HOUR };

/** Mails that one person may cause. */
export const HOURLY_BY_PERSON: Window = { most: 50, lasts: HOUR };
/** Mails of one kind that one address gets. */
export const PER_RECIPIENT: Window = { most: 3, lasts: 24 * HOUR };
/** Links to a new password that one address gets, from strangers or from one browser of its owner. */
export const RESET_MAILS: Window = { most: 3, lasts: HOUR };
