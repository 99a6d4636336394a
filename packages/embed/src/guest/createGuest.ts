import { type HostAnswer, PROTOCOL, type RequestType } from '../core/protocol.ts';
import type { GuestUserInfo, PortalGuest } from '../core/types.ts';
import type { EventHub } from './createEventHub.ts';
import type { QuestionDesk } from './createQuestionDesk.ts';
import { readAnswer } from './GuestError.ts';

export type GuestOptions = {
  request: (request: { v: number; type: RequestType; payload?: unknown }) => Promise<HostAnswer>;
  events: Pick<EventHub, 'on'>;
  desk: Pick<QuestionDesk, 'answer'>;
  fetch: PortalGuest['fetch'];
};

/** The portal as an app sees it, over whatever carries its requests. */
export function createGuest({ request, events, desk, fetch }: GuestOptions): PortalGuest {
  const ask = async (type: RequestType, payload?: unknown) =>
    readAnswer(await request({ v: PROTOCOL.version, type, payload }));
  const tell = async (type: RequestType, payload?: unknown) => {
    await ask(type, payload);
  };
  return {
    fetch,
    on: events.on,
    answer: desk.answer,
    getUserInfo: async () => (await ask('getUserInfo')) as GuestUserInfo,
    getCookie: async (name) => (await ask('getCookie', { name })) as string | undefined,
    navigate: (target) => tell('navigate', target),
    openDialog: (name, props) => ask('openDialog', { name, props }),
    openMenu: (menuId) => tell('openMenu', { menuId }),
    setTitle: (title) => tell('setTitle', { title }),
    setBadge: (badge) => tell('setBadge', { badge }),
    setDirty: (dirty) => tell('setDirty', { dirty }),
    exportTask: (id) => tell('exportTask', { id }),
    muteTimeChanged: () => tell('muteTimeChanged'),
    stateChanged: (keys) => tell('stateChanged', { keys }),
    reportError: (report) => tell('reportError', report),
    logout: () => tell('logout'),
    routeChanged: (path, { replace } = {}) => tell('routeChanged', { path, replace }),
  };
}
