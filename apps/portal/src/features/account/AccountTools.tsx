import { useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import {
  accountToolQueries,
  CONSULT_GROUP,
  findConsult,
  helperPage,
  OutsideLink,
  ownConsultPage,
  seesHelper,
  seesVersionSwitch,
  TOOL_TEXTS,
  type VersionOffer,
  VersionSwitch,
} from '@portal/account/tools';
import { createApi } from '@portal/api-client';
import {
  consultContract,
  menusToolsContract,
  SUPER_PLATFORM_CODE,
  type UserInfo,
} from '@portal/api-client/contract';
import { useTabsSnapshot } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { IconButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { useUserConfig } from '../../workspace/useSystems.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { type AccountPorts, accountPorts } from './ports.ts';

/** The way to the newer version, for those who have the older one. */
export function VersionTool() {
  const ports = accountPorts.use();
  const { api, dialogs } = ports;
  const { system } = useWorkspace();
  const { i18n } = useLingui();
  const { packageStyle, subTab } = useUserConfig();
  const user = useQuery(accountQueries(api).userInfo()).data;
  const { systemCode } = system;
  if (!user || !seesVersionSwitch({ systemCode, packageStyle, subTab, demo: isDemo(user) })) return null;
  const open = () =>
    dialogs.open({
      title: i18n._(TOOL_TEXTS.versionTitle),
      width: 'small',
      content: ({ close }) => (
        <VersionDialog ports={ports} systemCode={systemCode} onCancel={() => close()} />
      ),
    });
  return <IconButton icon="rocket" label={i18n._(TOOL_TEXTS.version)} onClick={() => void open()} />;
}

type VersionDialogProps = { ports: AccountPorts; systemCode: string; onCancel: () => void };

function VersionDialog({ ports, systemCode, onCancel }: VersionDialogProps) {
  const offer = useQuery({
    queryKey: ['portal', 'versions', systemCode],
    queryFn: () => loadVersions(ports, systemCode),
    gcTime: 0,
  }).data;
  const onSwitch = async () => {
    const calls = createApi(ports.client, menusToolsContract);
    await calls.updatePlatformCode({ platformCode: SUPER_PLATFORM_CODE });
    window.location.reload();
  };
  return <VersionSwitch offer={offer} onSwitch={onSwitch} onCancel={onCancel} />;
}

/** The way to the product helper, unless the company hides it. */
export function HelperTool() {
  const ports = accountPorts.use();
  const { i18n } = useLingui();
  const calls = useMemo(() => createApi(ports.client, consultContract), [ports.client]);
  const companyCode = ports.account.company() ?? '';
  const address = ports.config().productAiUrl;
  const setting = useQuery({
    ...accountToolQueries.companySetting(calls, companyCode),
    enabled: companyCode !== '' && address !== undefined,
  });
  const isSet = setting.data?.is_set;
  if (setting.isPending || !seesHelper(address, isSet)) return null;
  const open = async () => {
    const { token } = await calls.issuePageToken({ audience: 'product-ai' });
    const href = helperPage(address, { isSet, token, companyCode });
    if (href) openOutside(ports, href);
  };
  return (
    <IconButton
      icon="help"
      label={i18n._(TOOL_TEXTS.helper)}
      onClick={() => void open().catch(() => undefined)}
    />
  );
}

/** The way to the people who answer questions about the system, where there are any. */
export function ConsultTool() {
  const { i18n } = useLingui();
  const openConsult = useConsult();
  const hasConsult = useHasConsult();
  const [opening, setOpening] = useState(false);
  if (!hasConsult) return null;
  return (
    <IconButton
      icon="headset"
      label={i18n._(TOOL_TEXTS.consult)}
      aria-disabled={opening}
      onClick={() => {
        if (opening) return;
        setOpening(true);
        void openConsult().finally(() => setOpening(false));
      }}
    />
  );
}

/** The names of the version in use and of the newer one, where that is on offer to the company. */
export async function loadVersions(
  { client, i18n }: Pick<AccountPorts, 'client' | 'i18n'>,
  systemCode: string,
): Promise<VersionOffer> {
  const api = createApi(client, menusToolsContract);
  const { platformCode, versions } = await api.selectSystemMenuPlatformCode({ systemCode });
  const nameOf = (code: string | undefined) => {
    const version = versions.find((one) => one.platformCode === code);
    if (!version) return undefined;
    const { name, enName, krName } = version;
    const own = { 'en-US': enName, 'ko-KR': krName }[i18n.locale] ?? name;
    return own || name || code;
  };
  const [present, next] = [nameOf(platformCode), nameOf(SUPER_PLATFORM_CODE)];
  return { ...(present && { present }), ...(next && { next }) };
}

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

/** Whether somebody answers questions about the present system: a sales desk, or a page of the system's own. */
export function useHasConsult(): boolean {
  const { api, config } = accountPorts.use();
  const { system } = useWorkspace();
  const hasDesk = config().consultTable.length > 0;
  const pages = useQuery({
    queryKey: ['portal', 'consult-pages'],
    queryFn: () => api.querySystemParamsPage({ paging: false, systemGroup: CONSULT_GROUP }),
    enabled: !hasDesk,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data;
  const asker = { systemCode: system.systemCode, token: '', user: {} };
  return hasDesk || ownConsultPage(pages?.dataList ?? [], asker) !== undefined;
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
