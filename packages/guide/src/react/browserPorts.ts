import type { GuidePorts } from './ports.ts';

/** The browser's clock and page. */
export const browserPorts: Pick<GuidePorts, 'clock' | 'page'> = {
  clock: {
    after: (ms, act) => setTimeout(act, ms),
    cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
  },
  page: {
    isVisible: () => document.visibilityState === 'visible',
    onVisible(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  },
};
