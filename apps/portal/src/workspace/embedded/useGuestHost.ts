import { accountQueries } from '@portal/account';
import { GuestRefusal, type PortalHost } from '@portal/embed';
import { judgeSwitcherOpen } from '@portal/menu-engine/core';
import { type Pane, useTabsSend } from '@portal/tabs';
import type { PaneInput } from '@portal/tabs/core';
import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientAt } from '../../features/clientAt.ts';
import type { Refusal } from '../late/explainRefusal.ts';
import { menuPane } from '../panes/menuPane.ts';
import { workspacePorts } from '../ports.ts';
import { explainSystem } from '../useSystems.ts';
import { useWorkspace } from '../WorkspaceContext.tsx';
import {
  createLanguageFollower,
  hostOfCall,
  openGuestDialog,
  readCookie,
  sessionScopes,
  toGuestUser,
} from './guestAnswers.ts';
import { resolveGuestTarget } from './resolveGuestTarget.ts';

/** A page that no menu of this person leads to is the case of the menus' own prompt. */
const NO_PERMISSION: Refusal = { kind: 'no-permission' };

/** What one pane's micro-app may ask of the shell. */
export function useGuestHost(pane: Pane): PortalHost {
  const ports = workspacePorts.use();
  const { system, base, index, door } = useWorkspace();
  const send = useTabsSend();
  const { key, app } = pane;
  return useMemo<PortalHost>(() => {
    const { api, navigate, queryClient, guests } = ports;
    const language = createLanguageFollower({ userInfo: ports.session.userInfo, account: ports.account });
    const userInfoHash = hashKey(accountQueries(api).userInfo().queryKey);
    const signOut = () => ports.act('sign-out');
    const leadElsewhere = async (code: string) => {
      const { openElsewhere } = await import('../late/openElsewhere.ts');
      return openElsewhere(ports, code, (href) => window.open(href, '_blank', 'noopener'));
    };
    const mark = (marks: NonNullable<Pane['marks']>) => send({ type: 'mark', key, marks });
    const refuse = (what: string, refusal: Refusal): never => {
      door.explain(refusal);
      const code = refusal.kind === 'no-permission' ? 'not-found' : 'not-allowed';
      throw new GuestRefusal(code, `${what} is not open to this person`);
    };
    const open = (pane: PaneInput) => {
      const refusal = door.refusalOf(pane);
      return refusal ? refuse(pane.path, refusal) : send({ type: 'open', pane, navigate: true });
    };
    const leadOutside = async (code: string | undefined, path: string) => {
      if (!code) return undefined;
      const { thirdSystemHref } = await import('../late/openElsewhere.ts');
      return thirdSystemHref(ports, code, path);
    };
    return {
      fetch: (path, init) =>
        language.watch(path, clientAt(ports.client, hostOfCall(path, ports.config())).fetch(path, init)),
      getAccessToken: (from) => api.issueAppToken({ app: from.app }),
      getUserInfo: async () => toGuestUser(await ports.session.userInfo()),
      getCookie: (name) => readCookie(document.cookie, name),
      async navigate(request) {
        const { systemCode } = system;
        const isOther = request.systemCode !== undefined && request.systemCode !== systemCode;
        const other =
          isOther && ports.session.systems()?.find((entry) => entry.systemCode === request.systemCode);
        const reason = other && judgeSwitcherOpen(other);
        if (reason) {
          explainSystem(ports, other, reason);
          throw new GuestRefusal('not-allowed', `${request.systemCode} is ${reason}`);
        }
        if (isOther && (await leadElsewhere(request.systemCode ?? ''))) return;
        const target = resolveGuestTarget({
          request,
          pane: { key, app },
          systemCode,
          base,
          index,
          systemBase: ports.session.systemBase,
        });
        if (target.kind === 'refused') {
          const third = await leadOutside(request.systemCode, request.path);
          if (!third) return refuse(request.path, NO_PERMISSION);
          window.open(third, '_blank', 'noopener');
          return;
        }
        if (target.kind === 'pane') return open(target.pane);
        const refusal = target.entry && door.refusalOfMenu(target.entry);
        if (refusal) return refuse(request.path, refusal);
        navigate(target.href, target.paneKey === undefined ? {} : { paneKey: target.paneKey });
      },
      openDialog: (name, props = {}) => openGuestDialog(ports, name, props),
      openMenu(menuId) {
        const entry = index.byId.get(menuId);
        const refusal = door.refusalOfMenu(entry);
        if (refusal) return refuse(`menu ${menuId}`, refusal);
        const pane = entry && menuPane(entry);
        if (pane) send({ type: 'open', pane });
      },
      setTitle: (title) => mark({ title }),
      setBadge: (badge) => mark({ badge: badge === null ? undefined : String(badge) }),
      setDirty: (dirty) => mark({ dirty }),
      exportTask: guests.told.exportStarted.emit,
      muteTimeChanged: (from) => guests.told.muteTimeChanged.emit({ app: from.app }),
      stateChanged: async (keys) => {
        if (keys.includes('logout')) return signOut();
        await ports.session.reload(keys.filter((key) => key !== 'systemList'));
        await language.follow();
        if (keys.includes('systemList')) return ports.session.servicesChanged();
        await ports.judgeAgain();
      },
      setScope: (scope, chosen) => sessionScopes.of(ports)?.send({ type: 'say', paneId: key, scope, chosen }),
      onScope: (listener) => sessionScopes.of(ports)?.onTold(key, listener) ?? (() => undefined),
      reportError: ({ errorCode, pageUrl, systemCode = system.systemCode }) => {
        guests.told.errorReported.emit({ errorCode, pageUrl, systemCode });
        void api
          .reportClientError({ errorCode: String(errorCode), pageUrl, systemCode })
          .catch(() => undefined);
      },
      logout: signOut,
      onShortcuts: guests.onShortcuts,
      pressKey: guests.told.keyPressed.emit,
      onUserInfoChanged: (listener) =>
        queryClient.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'updated' && hashKey(query.queryKey) === userInfoHash) listener();
        }),
    };
  }, [ports, system, base, index, door, send, key, app]);
}
