import { accountQueries } from '@portal/account';
import { GuestRefusal, type PortalHost } from '@portal/embed';
import { type Pane, useTabsSend } from '@portal/tabs';
import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { refreshServices } from '../../features/services/refreshServices.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { reloadSession } from '../../wiring/sessionData.ts';
import { createLanguageFollower } from './createLanguageFollower.ts';
import { openGuestDialog } from './openGuestDialog.ts';
import { readCookie } from './readCookie.ts';
import { resolveGuestTarget } from './resolveGuestTarget.ts';
import { toGuestUser } from './toGuestUser.ts';

/** What one pane's micro-app may ask of the shell. */
export function useGuestHost(pane: Pane): PortalHost {
  const services = useServices();
  const { system, base, index, openMenu } = useWorkspace();
  const send = useTabsSend();
  const { key, app } = pane;
  return useMemo<PortalHost>(() => {
    const { api, client, navigate, queryClient, guests } = services;
    const language = createLanguageFollower(services);
    const userInfoHash = hashKey(accountQueries(api).userInfo().queryKey);
    const signOut = async () => {
      const { askAndSignOut } = await import('../../features/account/askAndSignOut.ts');
      await askAndSignOut(services);
    };
    const leadElsewhere = async (code: string) => {
      const { openElsewhere } = await import('../../features/embed/openElsewhere.ts');
      return openElsewhere(services, code, (href) => window.open(href, '_blank', 'noopener'));
    };
    const mark = (marks: NonNullable<Pane['marks']>) => send({ type: 'mark', key, marks });
    const refuse = (what: string): never => {
      // A menu that nobody has is the case of the menus' own prompt.
      openMenu(undefined);
      throw new GuestRefusal('not-found', `${what} is not open to this person`);
    };
    return {
      fetch: (path, init) => language.watch(path, client.fetch(path, init)),
      getAccessToken: (from) => api.issueAppToken({ app: from.app }),
      getUserInfo: async () => toGuestUser(await services.userInfo()),
      getCookie: (name) => readCookie(document.cookie, name),
      async navigate(request) {
        const { systemCode } = system;
        const isOther = request.systemCode !== undefined && request.systemCode !== systemCode;
        if (isOther && (await leadElsewhere(request.systemCode ?? ''))) return;
        const target = resolveGuestTarget({
          request,
          pane: { key, app },
          systemCode,
          base,
          index,
          systemBase: services.systemBase,
        });
        if (target.kind === 'refused') {
          const third = guests.thirdSystemHref(request.systemCode ?? '', request.path);
          if (!third) return refuse(request.path);
          window.open(third, '_blank', 'noopener');
          return;
        }
        if (target.kind === 'pane') return send({ type: 'open', pane: target.pane });
        navigate(target.href, target.paneKey === undefined ? {} : { paneKey: target.paneKey });
      },
      openDialog: (name, props = {}) => openGuestDialog(services, name, props),
      openMenu(menuId) {
        const entry = index.byId.get(menuId);
        if (!entry) return refuse(`menu ${menuId}`);
        openMenu(entry);
      },
      setTitle: (title) => mark({ title }),
      setBadge: (badge) => mark({ badge: badge === null ? undefined : String(badge) }),
      setDirty: (dirty) => mark({ dirty }),
      exportTask: (id, from) => guests.emit('export-started', { id, app: from.app }),
      muteTimeChanged: (from) => guests.emit('mute-time-changed', { app: from.app }),
      stateChanged: async (keys) => {
        if (keys.includes('logout')) return signOut();
        await reloadSession(
          services,
          keys.filter((key) => key !== 'systemList'),
        );
        await language.follow();
        if (keys.includes('systemList')) return refreshServices(services);
        await services.judgeAgain();
      },
      reportError: ({ errorCode, pageUrl, systemCode = system.systemCode }) => {
        guests.emit('error-reported', { errorCode, pageUrl, systemCode });
        void api
          .reportClientError({ errorCode: String(errorCode), pageUrl, systemCode })
          .catch(() => undefined);
      },
      logout: signOut,
      onShortcuts: guests.onShortcuts,
      pressKey: (press) => guests.emit('key-pressed', press),
      onUserInfoChanged: (listener) =>
        queryClient.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'updated' && hashKey(query.queryKey) === userInfoHash) listener();
        }),
    };
  }, [services, system, base, index, openMenu, send, key, app]);
}
