/**
 * How journeys look at the portal: with reduced motion. Half of the processor's time of a workspace goes into drawing what
 * moves, on a machine without a graphics card; what moves has stories, and the journeys that are about it.
 */
export const CALM = { reducedMotion: 'reduce' } as const;

/** `test.use(IN_MOTION)`: the journeys of this file are about what moves. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
