import { connectToPortal } from '../src/guest/connectToPortal.ts';
import { createHashHistory } from '../src/guest/history.ts';
import { driveGuest } from './GuestDriver.ts';

/** What the test drives in the guest's page. */
export type GuestPage = {
  state: string;
  heard: unknown[];
  welcome?: unknown;
  go?(path: string): void;
  ask?(name: 'getUserInfo' | 'fetch'): Promise<unknown>;
};

const guest: GuestPage = { state: 'connecting', heard: [] };
Object.assign(window, { guest });

try {
  const allowedOrigins = new URLSearchParams(window.location.search).getAll('portal');
  const connection = await connectToPortal({ allowedOrigins, timeoutMs: 1_500 });
  const history = createHashHistory(connection.guest, window);
  connection.guest.on('locale', (locale) => guest.heard.push(locale));
  connection.guest.on('theme', (theme) => guest.heard.push(theme));
  Object.assign(window, { driver: driveGuest(connection.guest, history.getPath) });
  Object.assign(guest, {
    state: 'connected',
    welcome: connection.welcome,
    go: history.navigate,
    ask: async (name: 'getUserInfo' | 'fetch') =>
      name === 'fetch' ? (await connection.guest.fetch('/whoami')).text() : connection.guest.getUserInfo(),
  } satisfies Partial<GuestPage>);
} catch (error) {
  guest.state = String(error);
}
