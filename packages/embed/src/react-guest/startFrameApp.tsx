import { createI18n, loadLocale, preloadLocale } from '@portal/ui/shell';
import { createRoot } from 'react-dom/client';
import type { PortalGuest } from '../core/types.ts';
import { connectToPortal, type PortalConnection } from '../guest/connectToPortal.ts';
import { createHashHistory } from '../guest/history.ts';
import { createGuestStore } from './createGuestStore.ts';
import type { ReactAppOptions } from './createModuleApp.tsx';
import { framePage, readPortalOrigins } from './framePage.ts';
import { GuestRoot } from './GuestRoot.tsx';
import { lastLocale } from './lastLocale.ts';

/** A React app that runs in a frame. */
export type FrameAppOptions = ReactAppOptions & {
  /** @default the element with the id `app`, as high as the frame */
  container?: HTMLElement;
  /** Exact origins of the portals that may frame this app. @default `portalOrigins` in `/config.json` of the app's server */
  allowedOrigins?: readonly string[];
  /** Stands in for the portal; `standalone()` of `@portal/embed/testing` does for developers who open the app by itself. */
  connect?: () => Promise<Pick<PortalConnection, 'guest' | 'welcome'>>;
};

/** Starts a micro-app written in React that lives in a frame. */
export async function startFrameApp({
  App,
  catalogs,
  container = framePage(),
  allowedOrigins,
  connect = async () => connectToPortal({ allowedOrigins: allowedOrigins ?? (await readPortalOrigins()) }),
}: FrameAppOptions): Promise<void> {
  // Most people stay with their language: its texts come while the portal is still being asked for it.
  preloadLocale(lastLocale.get(), catalogs);
  const { guest, welcome } = await connect();
  lastLocale.set(welcome.locale);
  const i18n = createI18n();
  const store = createGuestStore({ locale: welcome.locale, theme: welcome.theme });
  const history = createHashHistory(guest, window);
  guest.on('locale', (locale) => {
    store.send({ locale });
    lastLocale.set(locale);
  });
  guest.on('theme', (theme) => store.send({ theme }));
  guest.on('reload', () => window.location.reload());
  await loadLocale(i18n, welcome.locale, catalogs);
  createRoot(container, { onUncaughtError: (error) => report(guest, error, history.getPath()) }).render(
    <GuestRoot guest={guest} history={history} store={store} i18n={i18n} catalogs={catalogs}>
      <App />
    </GuestRoot>,
  );
}

function report(guest: PortalGuest, error: unknown, pageUrl: string): void {
  reportError(error);
  guest.reportError({ errorCode: 500, pageUrl }).catch(() => undefined);
}
