/** How long requests last. Pure. */
import { CONFIRM_HOURS, REQUEST_DAYS } from "@ijaza/schema/third-party";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** Answered requests are shown to the student so long. */
const KEPT_DAYS = 365;

/** When an organisation is told that no access was given, unless it was. */
export const endOf = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + REQUEST_DAYS * DAY);

const before = (now: Date, length: number): Date => new Date(now.getTime() - length);

/** What was confirmed then or before is over. */
export const overSince = (now: Date): Date => before(now, REQUEST_DAYS * DAY);

/** What was made then or before can be confirmed no more. */
export const unconfirmedSince = (now: Date): Date => before(now, CONFIRM_HOURS * HOUR);

/** What was made then or before is forgotten. */
export const forgottenSince = (now: Date): Date => before(now, KEPT_DAYS * DAY);
