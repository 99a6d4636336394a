/** Gives the time; tests bring their own. */
export type Clock = { now(): Date };

/** The machine's time. */
export const systemClock: Clock = { now: () => new Date() };
