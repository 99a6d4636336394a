import type { MicroAppEntry } from '../core/types.ts';

/** Returns the absolute address of an app's entry. */
export function entryUrl({ entry, origin }: Pick<MicroAppEntry, 'entry' | 'origin'>): URL {
  return new URL(entry, origin ?? document.baseURI);
}

/** Returns the address of a page of an app that is a frame. */
export function pageUrl(entry: Pick<MicroAppEntry, 'entry' | 'origin'>, path: string): URL {
  const url = entryUrl(entry);
  url.hash = path;
  return url;
}
