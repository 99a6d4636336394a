/**
 * How journeys look at the portal: with reduced motion. On a machine without a graphics card an idle workspace
 * takes three times the processor's time to draw what moves; that has stories, and the journeys that are about it.
 */
export const CALM = { reducedMotion: 'reduce' } as const;

/** `test.use(IN_MOTION)`: the journeys of this file are about what moves. */
export const IN_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
