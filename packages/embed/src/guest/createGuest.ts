import type { RequestType } from '../core/capabilities.ts';
import type { HostAnswer } from '../core/protocol.ts';
import type { GuestUserInfo, PortalGuest } from '../core/types.ts';
import type { EventHub } from './createEventHub.ts';
import type { QuestionDesk } from './createQuestionDesk.ts';
import { type AskRequest, createAsk } from './GuestError.ts';

export type GuestOptions = {
  request: (request: AskRequest) => Promise<HostAnswer>;
  events: Pick<EventHub, 'on'>;
  desk: Pick<QuestionDesk, 'answer'>;
  fetch: PortalGuest['fetch'];
};

/** Makes the portal as an app sees it, over whatever carries its requests. */
export function createGuest({ request, events, desk, fetch }: GuestOptions): PortalGuest {
  const ask = createAsk(request);
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
    exportTask: ({ id, uniqueId, name, isDuplicate }) =>
      tell('exportTask', { id, uniqueId, name, isDuplicate }),
    muteTimeChanged: () => tell('muteTimeChanged'),
    stateChanged: (keys) => tell('stateChanged', { keys }),
    setScope: (scope, { chosen } = {}) => tell('setScope', { scope, chosen }),
    reportError: (report) => tell('reportError', report),
    logout: () => tell('logout'),
    routeChanged: (path, { replace } = {}) => tell('routeChanged', { path, replace }),
  };
}
