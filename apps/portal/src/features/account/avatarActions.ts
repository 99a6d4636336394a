import { type AvatarAction, accountQueries } from '@portal/account';
import { confirmSignOut, TOOL_TEXTS } from '@portal/account/tools';
import { catalogs } from '@portal/account/tools/i18n';
import { createApi, isApiError } from '@portal/api-client';
import {
  accountFlowsContract,
  consultContract,
  type Menu,
  menusToolsContract,
  oidcContract,
  type SystemParam,
  type UserInfo,
} from '@portal/api-client/contract';
import { hasPermissionEntry } from '@portal/menu-engine/core';
import { openOutside } from './AccountTools.tsx';
import { keepOtherSignIn } from './linkOrigin.ts';
import { oneOffApi } from './oneOffApi.ts';
import type { AccountPorts } from './ports.ts';

/** Does what an entry of the avatar menu stands for. */
export async function runAvatarAction(ports: AccountPorts, action: AvatarAction): Promise<void> {
  await ports.locales.add(catalogs);
  switch (action) {
    case 'shop-authorisation': {
      const open = ports.guests.dialog('shop-authorisation');
      if (open) open({});
      else warn(ports, 'shopsMissing');
      return;
    }
    case 'funds-assistant':
      return openFunds(ports);
    case 'switch-company':
      return (await import('./OtherWays.tsx')).askForCompany(ports);
    case 'enter-demo':
      return switchDemo(ports, 1);
    case 'leave-demo':
      return switchDemo(ports, 0);
  }
}

/** Saves what the workspace starts with: shown at once, put back when that is refused. */
export async function saveStartWith(ports: AccountPorts, saveMenuStatus: 1 | 2): Promise<void> {
  const { queryClient, api, client, account } = ports;
  const { queryKey } = accountQueries(api).userConfig();
  const before = queryClient.getQueryData(queryKey);
  const show = (config: typeof before) => queryClient.setQueryData(queryKey, config);
  if (before) show({ ...before, saveMenuStatus });
  try {
    await createApi(client, menusToolsContract).addMenuStatus({ saveMenuStatus });
    account.keepLocalConfig({ saveMenuStatus });
  } catch {
    // The client has told the person by then.
    show(before);
  }
}

/** Says that demo mode does not do this. */
export async function showDemoTip(ports: AccountPorts): Promise<void> {
  await ports.locales.add(catalogs);
  warn(ports, 'demoTip');
}

/** Opens a demo environment in a window of its own. */
export async function openDemoEnvironment(
  ports: AccountPorts,
  demoEnvironment: 'SAIL' | 'FLAGSHIP',
): Promise<void> {
  await ports.locales.add(catalogs);
  try {
    const api = createApi(ports.client, accountFlowsContract);
    openOutside(ports, (await api.createDemoEnvironment({ demoEnvironment })).url);
  } catch {
    warn(ports, 'demoFailed');
  }
}

async function openFunds(ports: AccountPorts): Promise<void> {
  const fundsUrl = ports.avatarFacts.get()?.fundsUrl;
  if (!fundsUrl) return;
  const api = createApi(ports.client, consultContract);
  const url = new URL(fundsUrl);
  // The page opens without a token, too: it then asks who comes.
  const issued = await api.issuePageToken({ audience: 'funds-assistant' }).catch(() => undefined);
  if (issued) url.searchParams.set('token', issued.token);
  openOutside(ports, url.href);
}

/** Leads to another party, to link the own account to it; the landing page leads back to where this was asked. */
export async function beginLink(ports: AccountPorts, provider: string): Promise<void> {
  try {
    const { url, state } = await createApi(ports.client, oidcContract).beginLinkSignIn({ provider });
    if (!/^https?:/.test(new URL(url, window.location.href).protocol)) throw new TypeError('not a page');
    const { pathname, search, hash } = window.location;
    keepOtherSignIn(ports.windowStorage, { state, search: '', linkBack: `${pathname}${search}${hash}` });
    window.location.assign(url);
  } catch (error) {
    await ports.locales.add(catalogs);
    const title = (isApiError(error) && error.serverMessage) || ports.i18n._(TOOL_TEXTS.linkFailed);
    ports.toasts.show({ id: 'link-sign-in', tone: 'danger', title });
  }
}

/** Another person's session from here on: the page starts over. */
async function switchDemo(ports: AccountPorts, demo: 0 | 1): Promise<void> {
  try {
    // The former session ends before the answer is here, and with it the page's own calls.
    const { token = '', lasting = true } = ports.tokens.snapshot() ?? {};
    const api = oneOffApi(ports, token, { onUnauthorized: () => undefined });
    ports.account.takeUp(await api.switchDemo({ demo }), { enter: false, lasting });
    window.location.assign('/login');
  } catch {
    warn(ports, 'demoFailed');
  }
}

function warn({ toasts, i18n }: AccountPorts, text: 'demoTip' | 'demoFailed' | 'shopsMissing'): void {
  toasts.show({ id: text, tone: 'warning', title: i18n._(TOOL_TEXTS[text]) });
}

/** Signs out at an app's wish; where pages hold something unsaved, the person is asked first. */
export async function askAndSignOut(ports: AccountPorts): Promise<void> {
  const { account, dialogs, i18n } = ports;
  const unsaved = await ports.unsaved.names();
  if (unsaved.length === 0 || (await confirmSignOut({ dialogs, i18n, unsaved }))) await account.signOut();
}

const DEMO = 'DEMO';
const IN_USE = 1;
const PERMISSION_PAGE = '/embel/list';
/* Icons come with or without the set that they belong to. */
const PERMISSION_ICON = /(^|-)permission$/;

/** Whether there is a demo environment, by the user's own list or by the portal's. */
export function offersDemo(
  user: Pick<UserInfo, 'ssoEnvList'> | undefined,
  params: readonly SystemParam[],
): boolean {
  const own = (user?.ssoEnvList ?? []).map(({ value }) => value);
  const all = params.filter(({ status }) => status === IN_USE).map(({ systemName }) => systemName);
  return [...own, ...all].includes(DEMO);
}

/** Whether the user centre's permission menu has a part that the person may use. */
export function seesPermissions(tree: readonly Menu[]): boolean {
  return hasPermissionEntry(
    tree.find((menu) => PERMISSION_ICON.test(menu.menuIcon ?? '') || leadsToPermissions(menu)),
  );
}

function leadsToPermissions({ menuUrl, childMenus }: Menu): boolean {
  return menuUrl === PERMISSION_PAGE || (childMenus ?? []).some(leadsToPermissions);
}
