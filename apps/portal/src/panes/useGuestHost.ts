import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import type { PortalHost } from '@portal/embed';
import { type Pane, useTabsSend } from '@portal/tabs';
import { hashKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWorkspace } from '../layout/WorkspaceContext.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { reloadSession } from '../wiring/sessionData.ts';
import { formatPaneAddress } from './paneAddress.ts';
import { readCookie } from './readCookie.ts';
import { toGuestUser } from './toGuestUser.ts';

const DEFAULT_ERROR = 404;

/** What one pane's micro-app may ask of the shell, and the error page that it asked for. */
export function useGuestHost(pane: Pane): { portal: PortalHost; errorCode: number | undefined } {
  const services = useServices();
  const { system, base } = useWorkspace();
  const { i18n } = useLingui();
  const send = useTabsSend();
  const [errorCode, setErrorCode] = useState<number>();
  const { key, app } = pane;
  const portal = useMemo<PortalHost>(() => {
    const { api, client, account, toasts, navigate, queryClient } = services;
    const userInfoHash = hashKey(accountQueries(api).userInfo().queryKey);
    const mark = (marks: NonNullable<Pane['marks']>) => send({ type: 'mark', key, marks });
    return {
      fetch: (path, init) => client.fetch(path, init),
      getAccessToken: (from) => api.issueAppToken({ app: from.app }),
      getUserInfo: async () => toGuestUser(await services.userInfo()),
      getCookie: (name) => readCookie(document.cookie, name),
      navigate: ({ path, app: target, systemCode }) => {
        const place = systemCode && systemCode !== system.systemCode ? services.systemBase(systemCode) : base;
        if (!place) throw new Error(`No system ${systemCode}`);
        const isHome = target === undefined && path === '/';
        navigate(isHome ? place : place + formatPaneAddress({ app: target ?? app ?? '', path }), {});
      },
      openDialog: (name) => {
        throw new Error(`The portal has no dialog "${name}"`);
      },
      setTitle: (title) => mark({ title }),
      setBadge: (badge) => mark({ badge: badge === null ? undefined : String(badge) }),
      setDirty: (dirty) => mark({ dirty }),
      exportTask: (id) => {
        toasts.show({
          id: `export-${id}`,
          title: i18n._({ id: 'portal.export.started', message: '导出任务已创建，可在导出中心查看进度' }),
          action: {
            label: i18n._({ id: 'portal.export.open', message: '查看' }),
            onClick: () => navigate(`${base}/universal_system#/download-center`, {}),
          },
        });
      },
      stateChanged: async (keys) => {
        if (keys.includes('logout')) return account.signOut();
        await reloadSession(services);
        await services.judgeAgain();
      },
      reportError: ({ errorCode: code = DEFAULT_ERROR, pageUrl, systemCode = system.systemCode }) => {
        setErrorCode(code);
        void api.reportClientError({ errorCode: String(code), pageUrl, systemCode }).catch(() => undefined);
      },
      logout: () => account.signOut(),
      onUserInfoChanged: (listener) =>
        queryClient.getQueryCache().subscribe(({ type, query }) => {
          if (type === 'updated' && hashKey(query.queryKey) === userInfoHash) listener();
        }),
    };
  }, [services, system, base, i18n, send, key, app]);
  return { portal, errorCode };
}
