/** The clock, an argument like any other effect. */

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Today in UTC, `YYYY-MM-DD`. */
export const today = (clock: Clock): string => clock.now().toISOString().slice(0, 10);
