import { Trans } from '@lingui/react';
import { onWake } from '@portal/api-client/socket';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { createVersionWatch } from './createVersionWatch.ts';
import { isImportFailure } from './isImportFailure.ts';

const LOOK_EVERY_MS = 15 * 60_000;

/** Whether another version is served than the one that runs: looked for now and then, on coming back, and when a part fails to load. */
export function useNewVersion(): boolean {
  const { toasts } = useServices();
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
  return useSyncExternalStore(watch.subscribe, watch.isOutdated);
}

function ownEntry(): string {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
}

async function fetchPage(): Promise<string> {
  const response = await fetch('/', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The portal's page answered ${response.status}`);
  return response.text();
}
