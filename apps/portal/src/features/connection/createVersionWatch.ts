import { readEntry } from './readEntry.ts';

/** Looking for a new version without a reason is not done more often than this. */
const CHECK_AT_MOST_EVERY_MS = 5 * 60_000;
/** Nor because parts fail to load, which they do many at a time. */
const CHECK_FAILED_AT_MOST_EVERY_MS = 10_000;

export type VersionWatchOptions = {
  /** The script that the running page started with. */
  entry: string;
  /** The portal's page as it is served now; rejects without a network. */
  fetchPage: () => Promise<string>;
  now: () => number;
};

/** Notices that another build is served than the one that runs; once seen, that does not change any more. */
export type VersionWatch = {
  /** Looks, unless it did so a short while ago; a part that failed to load is a reason to look sooner. */
  check: (reason?: 'part-failed') => Promise<void>;
  isOutdated: () => boolean;
  subscribe: (listener: () => void) => () => void;
};

export function createVersionWatch({ entry, fetchPage, now }: VersionWatchOptions): VersionWatch {
  const listeners = new Set<() => void>();
  const startedAt = now();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isOutdated = false;
  return {
    async check(reason) {
      const wait = reason
        ? checkedAt + CHECK_FAILED_AT_MOST_EVERY_MS
        : Math.max(startedAt, checkedAt) + CHECK_AT_MOST_EVERY_MS;
      if (isOutdated || now() < wait) return;
      checkedAt = now();
      // Without a network, or behind a page of somebody else's, nothing is known.
      const served = await fetchPage().then(readEntry, () => undefined);
      if (!served || served === entry) return;
      isOutdated = true;
      for (const listener of listeners) listener();
    },
    isOutdated: () => isOutdated,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
