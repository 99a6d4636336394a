/** The numbers of the guide. */
export const GUIDE_TIMES = {
  /** How often the state is asked for while data are pulled. */
  refreshMs: 60_000,
} as const;

/** A whitelist with this entry holds everyone. */
export const EVERYONE = '-1';

/** How much higher the dialog is than the provider's form in it. */
export const AUTH_FRAME_EXTRA_PX = 160;
