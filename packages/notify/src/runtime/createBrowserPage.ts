import { badgedTitle } from '../core/badge.ts';
import type { PagePort } from './ports.ts';

/** Makes the port to the browser's page: whether it is looked at, and its badge, which outlives changes of the title. */
export function createBrowserPage(target: Document = document): PagePort & { dispose(): void } {
  const view = target.defaultView;
  let count = 0;
  const apply = () => {
    const title = badgedTitle(target.title, count);
    if (title !== target.title) target.title = title;
  };
  let pending: ReturnType<typeof setTimeout> | undefined;
  // Not at once: with another watcher of the title that insists on its own this would never end.
  const observer = new MutationObserver(() => {
    pending ??= setTimeout(() => {
      pending = undefined;
      apply();
    }, TITLE_WITHIN_MS);
  });
  observer.observe(target.head, { childList: true, characterData: true, subtree: true });
  return {
    isVisible: () => target.visibilityState === 'visible',
    onChange(listener) {
      target.addEventListener('visibilitychange', listener);
      for (const type of EVENTS) view?.addEventListener(type, listener);
      return () => {
        target.removeEventListener('visibilitychange', listener);
        for (const type of EVENTS) view?.removeEventListener(type, listener);
      };
    },
    setBadge(next) {
      count = next;
      apply();
      const { setAppBadge, clearAppBadge } = navigator;
      const shown = next > 0 ? setAppBadge?.call(navigator, next) : clearAppBadge?.call(navigator);
      // Browsers refuse badges where the page is no installed app.
      shown?.catch(() => undefined);
    },
    dispose() {
      clearTimeout(pending);
      observer.disconnect();
    },
  };
}

const TITLE_WITHIN_MS = 50;
const EVENTS = ['focus', 'online', 'pageshow'] as const;
