import { type AvatarAction, accountQueries } from '@portal/account';
import { TOOL_TEXTS } from '@portal/account/tools';
import { catalogs } from '@portal/account/tools/i18n';
import { createApi } from '@portal/api-client';
import { accountFlowsContract, consultContract, menusToolsContract } from '@portal/api-client/contract';
import type { Services } from '../../wiring/createServices.ts';
import { AVATAR_FACTS_KEY, type AvatarFacts } from './avatarFactsKey.ts';
import { oneOffApi } from './oneOffApi.ts';
import { openOutside } from './openOutside.tsx';

export { unsavedPages } from '../panes/unsavedPages.ts';

/** Does what an entry of the avatar menu stands for. */
export async function runAvatarAction(services: Services, action: AvatarAction): Promise<void> {
  await services.locales.add(catalogs);
  switch (action) {
    case 'shop-authorisation': {
      const open = services.guests.dialog('shop-authorisation');
      if (open) open({});
      else warn(services, 'shopsMissing');
      return;
    }
    case 'funds-assistant':
      return openFunds(services);
    case 'enter-demo':
      return switchDemo(services, 1);
    case 'leave-demo':
      return switchDemo(services, 0);
  }
}

/** Saves what the workspace starts with: shown at once, put back when that is refused. */
export async function saveStartWith(services: Services, saveMenuStatus: 1 | 2): Promise<void> {
  const { queryClient, api, client, account } = services;
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
export async function showDemoTip(services: Services): Promise<void> {
  await services.locales.add(catalogs);
  warn(services, 'demoTip');
}

/** Opens a demo environment in a window of its own. */
export async function openDemoEnvironment(
  services: Services,
  demoEnvironment: 'SAIL' | 'FLAGSHIP',
): Promise<void> {
  await services.locales.add(catalogs);
  try {
    const api = createApi(services.client, accountFlowsContract);
    openOutside(services, (await api.createDemoEnvironment({ demoEnvironment })).url);
  } catch {
    warn(services, 'demoFailed');
  }
}

async function openFunds(services: Services): Promise<void> {
  const facts = services.queryClient.getQueryData<AvatarFacts>(AVATAR_FACTS_KEY);
  if (!facts?.fundsUrl) return;
  const api = createApi(services.client, consultContract);
  const url = new URL(facts.fundsUrl);
  // The page opens without a token, too: it then asks who comes.
  const issued = await api.issuePageToken({ audience: 'funds-assistant' }).catch(() => undefined);
  if (issued) url.searchParams.set('token', issued.token);
  openOutside(services, url.href);
}

/** Another person's session from here on: the page starts over. */
async function switchDemo(services: Services, demo: 0 | 1): Promise<void> {
  try {
    // The former session ends before the answer is here, and with it the page's own calls.
    const token = services.tokens.get() ?? '';
    const api = oneOffApi(services, token, { onUnauthorized: () => undefined });
    services.account.takeUp(await api.switchDemo({ demo }), { enter: false });
    window.location.assign('/login');
  } catch {
    warn(services, 'demoFailed');
  }
}

function warn({ toasts, i18n }: Services, text: 'demoTip' | 'demoFailed' | 'shopsMissing'): void {
  toasts.show({ id: text, tone: 'warning', title: i18n._(TOOL_TEXTS[text]) });
}
