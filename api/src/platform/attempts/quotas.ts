/** Limits of actions that cost others something. In milliseconds, at most a day, because then counters are swept. */
import { OWN_DATA_A_DAY } from "@ijaza/schema/privacy/own-data";
import { REQUESTS_A_DAY } from "@ijaza/schema/sharing/third-party";
import type { GuessPurpose, NetworkPurpose } from "./counters.ts";
import type { Window } from "./counting.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Limits of a network without a session. */
export const PER_NETWORK: Record<Exclude<NetworkPurpose, GuessPurpose>, Window> = {
  "forgotten-password": { most: 50, lasts: 15 * MINUTE },
  contact: { most: 5, lasts: 15 * MINUTE },
  "access-request": { most: REQUESTS_A_DAY, lasts: 24 * HOUR },
};

/** Requests for access: confirmation mails to one address, and confirmed requests for one domain. */
export const ACCESS_REQUESTS: Window = { most: REQUESTS_A_DAY, lasts: 24 * HOUR };

/** Downloads of all that is kept of a person: each makes all documents of the person. */
export const OWN_DATA: Window = { most: OWN_DATA_A_DAY, lasts: 24 * HOUR };

/** Mails that one person may send, and addresses that one person may give to accounts. */
export const HOURLY_BY_PERSON: Window = { most: 50, lasts: HOUR };
/** Mails of one kind that one address gets. */
export const PER_RECIPIENT: Window = { most: 3, lasts: 24 * HOUR };
/** Password links that one address gets, requested by strangers or by one browser of its owner. */
export const RESET_MAILS: Window = { most: 3, lasts: HOUR };
/** Those that one network gets sent to one address, so that strangers in one place leave the owner two of the three. */
export const RESET_MAILS_OF_NETWORK: Window = { most: 1, lasts: HOUR };
