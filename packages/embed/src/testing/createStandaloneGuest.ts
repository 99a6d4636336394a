import { createRequestHandler } from '../core/createRequestHandler.ts';
import type { GuestLocale, GuestTheme, MicroAppEntry } from '../core/types.ts';
import { capturePage } from '../guest/capturePage.ts';
import type { PortalConnection } from '../guest/connectToPortal.ts';
import { createEventHub } from '../guest/createEventHub.ts';
import { createGuest } from '../guest/createGuest.ts';
import { createQuestionDesk } from '../guest/createQuestionDesk.ts';
import { createFakePortal } from './createFakePortal.ts';

/** What stands in for the portal when an app is opened by itself. */
export type StandaloneGuestOptions = {
  path: string;
  /** @default the address's `locale`, or Chinese */
  locale?: GuestLocale;
  /** @default the address's `theme`, or light */
  theme?: GuestTheme;
};

const TOKEN_KEY = 'standalone:token';

/**
 * Makes a stand-in portal for developing a micro-app by itself: calls go to the page's own origin with a session token that
 * is asked for once (copy it from the portal's storage after signing in there).
 */
export function createStandaloneGuest(
  options: StandaloneGuestOptions,
): Pick<PortalConnection, 'guest' | 'welcome'> {
  const query = new URLSearchParams(window.location.search);
  const locale = options.locale ?? query.get('locale') ?? 'zh-CN';
  const theme = options.theme ?? ((query.get('theme') ?? 'light') as GuestTheme);
  const token = () => {
    const known =
      sessionStorage.getItem(TOKEN_KEY) ?? tokenIn(window.prompt('Session token of the portal') ?? '');
    sessionStorage.setItem(TOKEN_KEY, known);
    return known;
  };
  const portal = createFakePortal();
  const entry: MicroAppEntry = { name: 'standalone', engine: 'frame', entry: '/' };
  const from = { paneId: 'standalone', app: 'standalone' };
  const guest = createGuest({
    events: createEventHub(),
    desk: createQuestionDesk({
      takeSnapshot: () => ({ path: options.path, scroll: [] }),
      restore: () => undefined,
      capture: () => capturePage(document.documentElement),
    }),
    request: createRequestHandler({
      entry,
      from,
      portal,
      welcome: () => ({ path: options.path, locale, theme }),
      now: () => performance.now(),
      onPathChange: () => undefined,
      onErrorReport: (report) => portal.reportError(report, from),
    }),
    fetch: async (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', token());
      const response = await fetch(path, { ...init, headers });
      const next = response.headers.get('Authorization');
      if (next) sessionStorage.setItem(TOKEN_KEY, next);
      if (response.status === 401) sessionStorage.removeItem(TOKEN_KEY);
      return response;
    },
  });
  return {
    guest,
    welcome: { v: 1, app: 'standalone', paneId: 'standalone', path: options.path, locale, theme },
  };
}

/** Returns the token itself, also out of the entry that the portal keeps it in. */
function tokenIn(pasted: string): string {
  return /"token":"([^"]+)"/.exec(pasted)?.[1] ?? pasted.trim();
}
