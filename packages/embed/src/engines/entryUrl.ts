import type { MicroAppEntry } from '../core/types.ts';

/** Returns the absolute address of an app's entry. */
export function entryUrl({ entry, origin }: Pick<MicroAppEntry, 'entry' | 'origin'>): URL {
  return new URL(entry, origin ?? document.baseURI);
}
