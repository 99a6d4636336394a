import { createAccount } from '@portal/account';
import { leavingAddress, loginAddress } from '@portal/account/core';
import { type ApiError, createPortalClient } from '@portal/api-client';
import type { RuntimeConfig } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { createStore, type Readable } from '@portal/machine';
import { createDialogs, createI18n, createToasts, requestToast } from '@portal/ui/shell';
import { QueryClient } from '@tanstack/react-query';
import type { RouterHistory } from '@tanstack/react-router';
import { createGuestPort } from '../workspace/panes/createGuestPort.ts';
import { applicationName } from '../workspace/useDocument.ts';
import { createLocales } from './createLocales.ts';
import { createSessionData, createShellApi } from './createSessionData.ts';
import { createFeatures, type LoadedFeatures } from './defineFeature.ts';
import { createAnchors, createNoticeHub, createUnsavedPages, type Visit } from './meetingPlaces.ts';
import type { AvatarFacts, Ports } from './ports.ts';

/** What the ports need of the router, which needs the ports. */
export type RouterPort = { history: RouterHistory; invalidate: () => Promise<void> };

export type PortsOptions = {
  visit: Visit;
  config: Readable<RuntimeConfig>;
  /** Undefined until there is one. */
  router: Readable<RouterPort | undefined>;
  /** Answers what the head of the page has asked for already. */
  fetch: (request: Request, body?: BodyInit | null) => Promise<Response>;
  loadFeatures: () => Promise<LoadedFeatures>;
};

const CHANNEL = 'portal:session';

/** Puts the packages together; nothing here decides anything. */
export function createPorts({ visit, config, router, fetch, loadFeatures }: PortsOptions): Ports {
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
  const ledOut = createStore(false);
  const keepsPage = createStore(false);
  const anchors = createAnchors();
  const avatarFacts = createStore<AvatarFacts | undefined>(undefined);
  const calls = {
    tokens,
    locale: () => i18n.locale || account.locale(),
    company: () => account.company(),
    onNotice(error: ApiError) {
      const toast = requestToast(i18n, error, { onHome: () => navigate('/#/user/home') });
      if (toast) toasts.show(toast);
    },
  };
  const client = createPortalClient({
    ...calls,
    fetch,
    onUnauthorized: () => {
      if (!ledOut.get()) account.sessionEnded();
    },
    renewal: {
      isAwaited: () => account.renewal.isAwaited(),
      settled: () => account.renewal.settled(),
    },
  });
  const api = createShellApi(client);
  const account = createAccount({
    api,
    tokens,
    storage,
    channel,
    shell: {
      enter: () => void judgeAgain(),
      showLogin: ({ keepPlace }) =>
        navigate(keepPlace ? loginAddress(window.location) : leavingAddress(window.location.search)),
      release,
      reload: () => window.location.reload(),
      keepsPage: keepsPage.get,
      startOver: () => window.location.assign('/'),
      applyLocale: locales.apply,
    },
  });

  const navigate: Ports['navigate'] = (href, { replace, paneKey, besideKey } = {}) => {
    const state = {
      ...(paneKey !== undefined && { paneKey }),
      ...(besideKey !== undefined && { besideKey }),
    };
    const history = router.get()?.history;
    if (history) history[replace ? 'replace' : 'push'](href, state);
    // The router begins where the address then is.
    else window.history.replaceState(null, '', href);
  };

  async function judgeAgain(): Promise<void> {
    await router.get()?.invalidate();
  }

  function release(): void {
    queryClient.clear();
    toasts.clear();
    dialogs.closeAll();
    // After an expiry the same person comes back to the same tabs; somebody else's sign-in clears them.
    if (account.get().status !== 'expired') for (const key of windowStorage.keys()) windowStorage.remove(key);
    visit.entered.set(undefined);
    avatarFacts.set(undefined);
    document.title = applicationName();
  }

  const ports: Ports = {
    config: config.get,
    host: () =>
      config.get().specialBrandHosts.includes(window.location.hostname) ? 'special-brand' : 'normal',
    storage,
    windowStorage,
    tokens,
    client,
    api,
    account,
    session: createSessionData({ api, account, queryClient, judgeAgain }),
    queryClient,
    i18n,
    locales,
    toasts,
    dialogs,
    navigate,
    judgeAgain,
    entered: visit.entered,
    takeToken() {
      const token = visit.token.get();
      visit.token.set(undefined);
      return token;
    },
    chooseCompany() {
      queryClient.clear();
      visit.entered.set(undefined);
      account.subjectRequired();
      navigate(visit.wanted.get() ?? '/', { replace: true });
    },
    ledOut,
    keepsPage,
    guests: createGuestPort(),
    notices: createNoticeHub(),
    pushStatus: createStore(undefined),
    onboarding: createStore(false),
    search: createStore('awaited'),
    unsaved: createUnsavedPages(() => anchors.get().panes !== undefined),
    anchors,
    avatarFacts,
    shortcutLabels: createStore({}),
    ...createFeatures(loadFeatures, () => ports),
  };
  return ports;
}
