import { accountQueries, createAccount } from '@portal/account';
import { loginAddress } from '@portal/account/core';
import { createApi, createPortalClient } from '@portal/api-client';
import {
  accountContract,
  menusContract,
  type RuntimeConfig,
  RuntimeConfigSchema,
  type SystemEntry,
  systemsContract,
  type UserInfo,
} from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { systemHref } from '@portal/menu-engine/core';
import { createDialogs, createI18n, createToasts, requestToast } from '@portal/ui/shell';
import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { parse } from 'valibot';
import { createEarlyFetch } from '../early/createEarlyFetch.ts';
import { createGuestPort } from '../panes/createGuestPort.ts';
import { createLocales } from './createLocales.ts';
import { createNoticeHub } from './createNoticeHub.ts';
import { loadedSystems } from './sessionData.ts';

/** What the shell makes once at its start and every part of it shares. */
export type Services = ReturnType<typeof createServices>;

/** What the services need of the router, which needs the services. */
export type RouterPort = { history: RouterHistory; invalidate: () => Promise<void> };

const CHANNEL = 'portal:session';
const TITLE = 'Portal';

/** Puts the packages together; nothing here decides anything. */
export function createServices() {
  let router: RouterPort | undefined;
  const storage = createStorage();
  const windowStorage = createStorage({ backend: () => globalThis.sessionStorage });
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const tokens = createTokenStore({ storage, channel });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  });
  const i18n = createI18n();
  const locales = createLocales(i18n);
  const toasts = createToasts();
  const dialogs = createDialogs();
  const earlyFetch = createEarlyFetch();
  const client = createPortalClient({
    tokens,
    fetch: earlyFetch,
    locale: () => i18n.locale || account.locale(),
    company: () => account.company(),
    onUnauthorized: () => {
      if (!services.isBeingLedOut) account.sessionEnded();
    },
    onNotice: (error) => {
      const toast = requestToast(i18n, error, { onHome: () => navigate('/#/user/home') });
      if (toast) toasts.show(toast);
    },
  });
  const api = createApi(client, { ...accountContract, ...menusContract, ...systemsContract });
  const account = createAccount({
    api,
    tokens,
    storage,
    channel,
    shell: {
      enter: () => void judgeAgain(),
      showLogin: ({ keepPlace }) => navigate(keepPlace ? loginAddress(window.location) : '/login'),
      release,
      reload: () => window.location.reload(),
      applyLocale: locales.apply,
    },
  });

  /** Pushes or replaces an address; the entry remembers the panes that stood there. */
  function navigate(
    href: string,
    { replace, paneKey, besideKey }: { replace?: boolean; paneKey?: string; besideKey?: string } = {},
  ): void {
    const state = {
      ...(paneKey !== undefined && { paneKey }),
      ...(besideKey !== undefined && { besideKey }),
    };
    if (router) router.history[replace ? 'replace' : 'push'](href, state);
    // The router begins where the address then is.
    else window.history.replaceState(null, '', href);
  }

  async function judgeAgain(): Promise<void> {
    await router?.invalidate();
  }

  function release(): void {
    queryClient.clear();
    toasts.clear();
    dialogs.closeAll();
    // After an expiry the same person comes back to the same tabs; somebody else's sign-in clears them.
    if (account.getState().status !== 'expired')
      for (const key of windowStorage.keys()) windowStorage.remove(key);
    services.entered = undefined;
    document.title = TITLE;
  }

  const services = {
    /** The operator's configuration; without a value until `/config.json` has answered. */
    config: parse(RuntimeConfigSchema, {}),
    host: 'normal' as 'normal' | 'special-brand',
    configure(config: RuntimeConfig): void {
      services.config = config;
      if (config.specialBrandHosts.includes(window.location.hostname)) services.host = 'special-brand';
    },
    /** Answers what the head of the page has asked for already. */
    earlyFetch,
    storage,
    storages: { session: windowStorage, local: storage },
    tokens,
    client,
    api,
    account,
    queryClient,
    i18n,
    locales,
    toasts,
    dialogs,
    /** The keys of an action as people read them, once shortcuts are there. */
    shortcutOf: (_id: string): string | undefined => undefined,
    /** Where the shell's parts and the embedded apps meet. */
    guests: createGuestPort(),
    /** Pushed messages for other parts than the bell. */
    notices: createNoticeHub(),
    navigate,
    /** Runs the guard again for the present address. */
    judgeAgain,
    /** The person reads why the session ends and leaves in a moment: refused calls do not cut that short. */
    isBeingLedOut: false,
    /** The token that came in with the address, until the guard has used it. */
    entryToken: undefined as string | undefined,
    /** The address that the person may not see: where another company of theirs may lead. */
    wanted: undefined as string | undefined,
    /** The system whose menus are set up. */
    entered: undefined as { serviceId: string; systemCode: string } | undefined,
    enter(system: SystemEntry): void {
      services.entered = { serviceId: system.serviceId, systemCode: system.systemCode };
    },
    markMultiSubject(flag: boolean): void {
      if (flag) storage.set('multi-subject', '1');
      else storage.remove('multi-subject');
    },
    userInfo: (): Promise<UserInfo> => queryClient.ensureQueryData(accountQueries(api).userInfo()),
    saveMenuStatus(): 1 | 2 {
      return queryClient.getQueryData(accountQueries(api).userConfig().queryKey)?.saveMenuStatus === 2
        ? 2
        : 1;
    },
    /** Address of another system's workspace; undefined when the company does not have it. */
    systemBase(systemCode: string): string | undefined {
      const system = loadedSystems(services)?.find((entry) => entry.systemCode === systemCode);
      return system && systemHref(system);
    },
    useRouter(port: RouterPort): void {
      router = port;
    },
  };
  return services;
}
