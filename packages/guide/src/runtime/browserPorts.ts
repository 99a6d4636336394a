import type { GuidePorts } from './ports.ts';

/** The browser's clock and page. */
export const browserPorts: Pick<GuidePorts, 'clock' | 'page'> = {
  clock: {
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  page: {
    isVisible: () => document.visibilityState === 'visible',
    onVisible(listener) {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
  },
};
