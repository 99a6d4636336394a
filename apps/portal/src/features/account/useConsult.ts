import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { findConsult, TOOL_TEXTS } from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import { consultContract, type UserInfo } from '@portal/api-client/contract';
import { useTabsSnapshot } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { useCallback, useMemo } from 'react';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { openOutside } from './openOutside.tsx';

/** Opens the page on which questions about the present system are answered. */
export function useConsult(): () => Promise<void> {
  const services = useServices();
  const { system } = useWorkspace();
  const { i18n } = useLingui();
  const tabs = useTabsSnapshot();
  const { client, api, queryClient, config, toasts, account } = services;
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
    const url = await findConsult(calls, config.consultTable, {
      systemCode,
      user: asker,
      ...(menu && { menu }),
    }).catch(() => undefined);
    if (url) openOutside(services, url);
    else toasts.show({ id: 'consult', tone: 'warning', title: i18n._(TOOL_TEXTS.consultMissing) });
  }, [services, calls, config, queryClient, api, account, toasts, i18n, systemCode, tabs]);
}
