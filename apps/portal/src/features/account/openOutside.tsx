import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { findConsult, OutsideLink, TOOL_TEXTS } from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import { consultContract, type UserInfo } from '@portal/api-client/contract';
import { useTabsSnapshot } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { useCallback, useMemo } from 'react';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { type AccountPorts, accountPorts } from './ports.ts';

/** Opens a page outside the portal in a window of its own; where the browser refuses, its link is shown. */
export function openOutside({ dialogs, i18n }: Pick<AccountPorts, 'dialogs' | 'i18n'>, href: string): void {
  const opened = window.open('', '_blank');
  if (opened) {
    opened.opener = null;
    opened.location.replace(href);
    return;
  }
  void dialogs.open({
    title: i18n._(TOOL_TEXTS.outside),
    width: 'small',
    content: ({ close }) => <OutsideLink href={href} onDone={() => close()} />,
  });
}

/** Opens the page on which questions about the present system are answered. */
export function useConsult(): () => Promise<void> {
  const ports = accountPorts.use();
  const { system } = useWorkspace();
  const { i18n } = useLingui();
  const tabs = useTabsSnapshot();
  const { client, api, queryClient, config, toasts, account } = ports;
  const calls = useMemo(
    () => ({
      ...createApi(client, consultContract),
      querySystemParamsPage: api.querySystemParamsPage,
    }),
    [client, api],
  );
  const { systemCode } = system;
  return useCallback(async () => {
    const user = queryClient.getQueryData<UserInfo>(accountQueries(api).userInfo().queryKey);
    const { userId, nickName, userName, phone } = { ...(user ?? account.storedUser()) };
    const pane = getActivePane(tabs());
    const menu = pane?.menuId ? { menuId: pane.menuId, menuName: pane.menuName ?? '' } : undefined;
    const asker = { userId, nickName, userName, ...(typeof phone === 'string' && { phone }) };
    const url = await findConsult(calls, config().consultTable, {
      systemCode,
      user: asker,
      ...(menu && { menu }),
    }).catch(() => undefined);
    if (url) openOutside(ports, url);
    else toasts.show({ id: 'consult', tone: 'warning', title: i18n._(TOOL_TEXTS.consultMissing) });
  }, [ports, calls, config, queryClient, api, account, toasts, i18n, systemCode, tabs]);
}
