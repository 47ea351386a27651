/** The clock, passed as an argument like other effects. */

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Today in UTC, `YYYY-MM-DD`. */
export const today = (clock: Clock): string => clock.now().toISOString().slice(0, 10);
