/** The periods of requests. Pure. */
import { CONFIRM_HOURS, REQUEST_DAYS } from "@ijaza/schema/sharing/third-party";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

/** When an organisation is told that no access was given, unless it was. */
export const endOf = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + REQUEST_DAYS * DAY);

const before = (now: Date, length: number): Date => new Date(now.getTime() - length);

/** Requests confirmed at this time or earlier are over. */
export const overSince = (now: Date): Date => before(now, REQUEST_DAYS * DAY);

/** Requests made at this time or earlier can no longer be confirmed. */
export const unconfirmedSince = (now: Date): Date => before(now, CONFIRM_HOURS * HOUR);
