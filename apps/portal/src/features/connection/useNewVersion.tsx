import { Trans } from '@lingui/react';
import { onWake } from '@portal/api-client/socket';
import { createStore, type Readable } from '@portal/machine';
import { useMachine } from '@portal/machine/react';
import type { Toasts } from '@portal/ui';
import { useEffect, useState } from 'react';

const LOOK_EVERY_MS = 15 * 60_000;

/** Whether another version is served than the one that runs: looked for now and then, on coming back, and when a part fails to load. */
export function useNewVersion({ toasts }: { toasts: Pick<Toasts, 'show'> }): boolean {
  const [watch] = useState(() =>
    createVersionWatch({ entry: ownEntry(), fetchPage, now: () => performance.now() }),
  );
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void watch.check();
    };
    const onPartFailed = () => void watch.check('part-failed');
    // Parts that are components tell themselves; what a press would have loaded has nobody else to speak for it.
    const onUnhandled = ({ reason }: PromiseRejectionEvent) => {
      if (!isImportFailure(reason)) return;
      toasts.show({
        id: 'late-part',
        tone: 'danger',
        title: <Trans id="portal.part.failed" message="没有打开，请检查网络后再试一次" />,
      });
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    const stopWaking = onWake(look);
    window.addEventListener('vite:preloadError', onPartFailed);
    window.addEventListener('unhandledrejection', onUnhandled);
    return () => {
      clearInterval(timer);
      stopWaking();
      window.removeEventListener('vite:preloadError', onPartFailed);
      window.removeEventListener('unhandledrejection', onUnhandled);
    };
  }, [watch, toasts]);
  return useMachine(watch.isOutdated);
}

function ownEntry(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

async function fetchPage(): Promise<string> {
  const response = await fetch('/', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The portal's page answered ${response.status}`);
  return response.text();
}

// Chromium, Firefox and Safari each have words of their own, and no code.
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error says that a part of the page could not be loaded. */
export function isImportFailure(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}

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
  isOutdated: Readable<boolean>;
};

export function createVersionWatch({ entry, fetchPage, now }: VersionWatchOptions): VersionWatch {
  const isOutdated = createStore(false);
  const startedAt = now();
  let checkedAt = Number.NEGATIVE_INFINITY;
  return {
    async check(reason) {
      const wait = reason
        ? checkedAt + CHECK_FAILED_AT_MOST_EVERY_MS
        : Math.max(startedAt, checkedAt) + CHECK_AT_MOST_EVERY_MS;
      if (isOutdated.get() || now() < wait) return;
      checkedAt = now();
      // Without a network, or behind a page of somebody else's, nothing is known.
      const served = await fetchPage().then(readEntry, () => undefined);
      if (!served || served === entry) return;
      isOutdated.set(true);
    },
    isOutdated,
  };
}

const MODULE = /<script\b(?=[^>]*\btype="module")[^>]*\bsrc="([^"]+)"/i;

/** The address of the script that a page of the portal starts with; it names the build. Undefined for any other page. */
export function readEntry(html: string): string | undefined {
  return MODULE.exec(html)?.[1];
}
