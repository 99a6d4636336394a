import type { Account } from '@portal/account';
import { isSubjectMissing, loginAddress } from '@portal/account/core';
import { isApiError } from '@portal/api-client';
import { systemHref } from '@portal/menu-engine/core';
import { redirect } from '@tanstack/react-router';
import { loadEmbedded } from '../../workspace/LateFeatures.tsx';
import { HOME_KEY } from '../../workspace/panes/menuPane.ts';
import { formatPaneAddress, TOKEN_LANDING } from '../../workspace/panes/paneAddress.ts';
import type { Visit } from '../meetingPlaces.ts';
import type { Ports } from '../ports.ts';
import { decideRoute } from './decideRoute.ts';
import { parseEntryQuery, parseRoute } from './parseAddress.ts';

const MULTI_SUBJECT = 'multi-subject';

type Address = { pathname: string; search: string; hash: string };

/**
 * Runs the entry guard for one route change: decides, does what the decision asks for, and decides again
 * until the page may be shown. Throws the router's redirect when it is another page.
 */
export async function runGuard(
  ports: Ports,
  { token, wanted, entered, isPartnerIn }: Visit,
  { pathname, search, hash }: Address,
): Promise<void> {
  const route = parseRoute(pathname);
  const query = parseEntryQuery(search);
  // The session that a partner's link finds is forgotten; the one that begins on its login page is not.
  const isPartner = route.name === 'login' && ports.config().partnerSources.includes(query.source ?? '');
  for (;;) {
    const brought = token.get();
    const decision = decideRoute({
      route,
      pathname,
      query: { ...query, ...(brought !== undefined && { token: brought }) },
      hash,
      hasToken: ports.account.hasSession(),
      mustChooseSubject: ports.account.get().status === 'choosing-subject',
      systems: ports.session.systems(),
      host: ports.host(),
      partnerSources: isPartnerIn.get() ? [] : ports.config().partnerSources,
      entered: entered.get(),
    });
    isPartnerIn.set(isPartner);
    switch (decision.kind) {
      case 'token-login':
        token.set(undefined);
        throw to(
          await tokenLogin(ports, decision.token, {
            search,
            asked: route.name === 'workspace' ? { ...route, href: pathname + hash } : undefined,
          }),
        );
      case 'drop-token':
        token.set(undefined);
        delete query.token;
        break;
      case 'forget-session':
        ports.account.forget();
        break;
      case 'load-session':
        // Beside the calls, not after them.
        if (route.name === 'workspace' && route.child) void loadEmbedded();
        await loadSessionOrChoose(ports);
        break;
      case 'redirect':
        if (decision.to.startsWith('/401')) wanted.set(pathname + hash);
        throw to(decision.to, decision.home && HOME_KEY);
      case 'allow':
        if (decision.multiSubject) ports.storage.set(MULTI_SUBJECT, '1');
        else ports.storage.remove(MULTI_SUBJECT);
        return;
      case 'enter':
        if (decision.initialise) {
          const { serviceId, systemCode } = decision.system;
          entered.set({ serviceId, systemCode });
        }
        return;
    }
  }
}

/** Loads the session; when the server misses a company, the person is to choose one. One that has ended is judged anew. */
async function loadSessionOrChoose(ports: Ports): Promise<void> {
  try {
    await ports.session.load();
  } catch (error) {
    if (isSubjectMissing(error)) return ports.account.subjectRequired();
    if (isApiError(error) && error.kind === 'unauthorized') await untilSessionEnded(ports.account);
    if (ports.account.hasSession()) throw error;
  }
}

/** Signs in with a token from the address; any failure on the way leads to the login page. */
async function tokenLogin(
  ports: Ports,
  token: string,
  {
    search,
    asked,
  }: { search: string; asked: { serviceId: string; systemCode: string; href: string } | undefined },
): Promise<string> {
  const login = loginAddress({ search });
  try {
    ports.account.forget();
    await ports.account.signInWithToken(token);
    if (!ports.account.hasSession()) return login;
    const { dataList } = await ports.api.querySystemExtListForSub({
      paging: false,
      serviceCode: 'ERP+',
      fromFrontPage: true,
    });
    const erp = dataList[0];
    if (erp) return systemHref(erp) + formatPaneAddress(TOKEN_LANDING);
    // An operator's company has no ERP: the address itself says which of its systems to open.
    if (asked) {
      const { dataList: others } = await ports.api.querySystemExtListForSub({ paging: false });
      const { serviceId, systemCode, href } = asked;
      if (others.some((system) => system.serviceId === serviceId && system.systemCode === systemCode))
        return href;
    }
    throw new Error('The company has no ERP subscription');
  } catch {
    // Why a spent or unknown token did not sign in is said on the login page.
    if (ports.account.hasSession()) ports.account.forget();
    return login;
  }
}

function to(href: string, paneKey?: string) {
  const { pathname, searchParams, hash } = new URL(href, 'http://portal.invalid');
  return redirect({
    to: pathname,
    search: Object.fromEntries(searchParams),
    hash: hash.slice(1),
    replace: true,
    ...(paneKey !== undefined && { state: { paneKey } }),
  } as unknown as Parameters<typeof redirect>[0]);
}

/** Of several windows one ends the session for all. */
const SESSION_END_MS = 2000;

/**
 * Resolves when there is no session any more, at the latest after two seconds: a call that the server refuses ends the
 * session a moment after it has failed.
 */
export function untilSessionEnded(account: Pick<Account, 'hasSession' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    if (!account.hasSession()) return resolve();
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, SESSION_END_MS);
    const unsubscribe = account.subscribe(() => {
      if (!account.hasSession()) done();
    });
  });
}
