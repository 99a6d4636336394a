import type { ModuleApp } from '../core/types.ts';
import type { PortalConnection } from '../guest/connectToPortal.ts';
import { createStandaloneGuest, type StandaloneGuestOptions } from './createStandaloneGuest.ts';

/**
 * Returns what a frame app is started with in development: opened by itself a stand-in for the portal, with the path
 * after the address's `#`; inside a portal nothing.
 */
export function standalone(): { connect?: () => Promise<Pick<PortalConnection, 'guest' | 'welcome'>> } {
  if (window.parent !== window) return {};
  return { connect: async () => createStandaloneGuest({ path: window.location.hash.slice(1) }) };
}

/** What a pane of the workspace gives a module: its height and its letters. */
const PANE_STYLES = 'html, body { block-size: 100%; margin: 0; font-family: var(--portal-font); }';

/**
 * Shows a module alone on its page, for developing it outside the portal: a stand-in answers it, and the address has its
 * path after the `#`.
 */
export async function mountStandalone(app: ModuleApp, options: StandaloneGuestOptions): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(PANE_STYLES);
  document.adoptedStyleSheets.push(sheet);
  const container = document.body.appendChild(document.createElement('div'));
  container.style.blockSize = '100%';
  const path = window.location.hash.slice(1) || options.path;
  const { guest, welcome } = createStandaloneGuest({ ...options, path });
  const { paneId, locale, theme } = welcome;
  const navigate = (next: string) => window.history.replaceState(null, '', `#${next}`);
  await app.mount({ paneId, container, path, navigate, locale, theme, portal: guest });
}
