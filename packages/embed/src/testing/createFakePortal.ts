import { createEmitter } from '@portal/machine';
import type { GuestIdentity, PortalHost } from '../core/types.ts';

/** A call that a guest made on the fake portal. */
export type FakePortalCall = { name: string; args: unknown[]; from: GuestIdentity };

/** A portal for tests that records what apps ask of it. */
export type FakePortal = PortalHost & {
  calls: FakePortalCall[];
  /** Tells the guests that the person's data changed. */
  changeUserInfo(): void;
};

/** Makes a portal for a micro-app's own tests: it remembers every call and answers with the given parts. */
export function createFakePortal(answers: Partial<PortalHost> = {}): FakePortal {
  const calls: FakePortalCall[] = [];
  const userInfoChanged = createEmitter();
  const record =
    (name: string) =>
    (...all: unknown[]) => {
      calls.push({ name, args: all.slice(0, -1), from: all.at(-1) as GuestIdentity });
    };
  return {
    calls,
    changeUserInfo: userInfoChanged.emit,
    onUserInfoChanged: userInfoChanged.subscribe,
    fetch: async () => Response.json({ code: '200', message: '', data: null }),
    getAccessToken: async () => ({ token: 'access-token', expiresIn: 600 }),
    getUserInfo: async () => ({ userId: 'u1', userName: 'owner' }),
    getCookie: () => undefined,
    navigate: record('navigate'),
    openDialog: record('openDialog'),
    openMenu: record('openMenu'),
    setTitle: record('setTitle'),
    setBadge: record('setBadge'),
    setDirty: record('setDirty'),
    exportTask: record('exportTask'),
    muteTimeChanged: record('muteTimeChanged'),
    stateChanged: record('stateChanged'),
    setScope: record('setScope'),
    reportError: record('reportError'),
    logout: record('logout'),
    ...answers,
  };
}
