import type { GuideText } from './types.ts';

/** A platform whose shops can be bound. */
export type Platform = { code: string; name: string; note?: GuideText };
