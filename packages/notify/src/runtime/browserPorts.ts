import { browserClock } from './browserClock.ts';
import { createBrowserDesktop } from './createBrowserDesktop.ts';
import { createBrowserPage } from './createBrowserPage.ts';
import { createBrowserSound } from './createBrowserSound.ts';
import type { NotifyPorts } from './ports.ts';

/** What `createNotify` needs of the browser. */
type BrowserPorts = Pick<
  NotifyPorts,
  'session' | 'tabId' | 'clock' | 'storage' | 'locks' | 'channel' | 'desktop' | 'sound'
> & { page: NotifyPorts['page'] & { dispose(): void } };

/**
 * Returns the ports of this browser's tab: clock, page, storage, and what joins the tabs of one sign-in.
 * @param session Names the sign-in: tabs of another one are not told.
 */
export function browserPorts(session: string): BrowserPorts {
  const { BroadcastChannel } = globalThis;
  const desktop = createBrowserDesktop();
  return {
    session,
    tabId: Math.random().toString(36).slice(2),
    clock: browserClock,
    page: createBrowserPage(),
    storage,
    ...(navigator.locks && { locks: navigator.locks }),
    ...(BroadcastChannel && { channel: new BroadcastChannel(`portal:notify:${session}`) }),
    ...(desktop && { desktop }),
    sound: createBrowserSound(),
  };
}

const storage: NotifyPorts['storage'] = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      // Browsers may refuse storage, and it may be full.
      return false;
    }
  },
};
