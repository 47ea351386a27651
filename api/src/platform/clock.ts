/** The clock, passed as an argument like other effects. */

export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The day in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Today in UTC. */
export const today = (clock: Clock): string => dayOf(clock.now());
