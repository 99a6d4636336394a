/** Shown instead of the portal while there is no build of it. */
export const NOT_BUILT =
  'The portal is not built yet. Start it with "npm start", or build it with "pnpm build" and load this page again.';
