import { isSubjectMissing } from '@portal/account/core';
import { isApiError } from '@portal/api-client';
import { systemHref } from '@portal/menu-engine/core';
import { redirect } from '@tanstack/react-router';
import { decideRoute } from '../guard/decideRoute.ts';
import { parseEntryQuery } from '../guard/entryQuery.ts';
import { parseRoute } from '../guard/parseRoute.ts';
import { loadEmbedded } from '../panes/loadEmbedded.ts';
import type { Services } from './createServices.ts';
import { loadedSystems, loadSession } from './sessionData.ts';
import { untilSessionEnded } from './untilSessionEnded.ts';

/** The home of the Amazon operations inside the ERP entry: where a visit with a token lands. */
const TOKEN_LANDING = '/amazon#/setSail/index';

type Address = { pathname: string; search: string; hash: string };

/**
 * Runs the entry guard for one route change: decides, does what the decision asks for, and decides again
 * until the page may be shown. Throws the router's redirect when it is another page.
 */
export async function runGuard(services: Services, { pathname, search, hash }: Address): Promise<void> {
  const route = parseRoute(pathname);
  const query = {
    ...parseEntryQuery(search),
    ...(services.entryToken !== undefined && { token: services.entryToken }),
  };
  for (;;) {
    const decision = decideRoute({
      route,
      pathname,
      query,
      hash,
      hasToken: services.account.hasSession(),
      mustChooseSubject: services.account.getState().status === 'choosing-subject',
      systems: loadedSystems(services),
      host: services.host,
      partnerSources: services.config.partnerSources,
      entered: services.entered,
    });
    switch (decision.kind) {
      case 'token-login':
        services.entryToken = undefined;
        throw to(await tokenLogin(services, decision.token));
      case 'forget-session':
        services.account.forget();
        break;
      case 'load-session':
        // Beside the calls, not after them.
        if (route.name === 'workspace' && route.child) void loadEmbedded();
        await loadSessionOrChoose(services);
        break;
      case 'redirect':
        if (decision.to.startsWith('/401')) services.wanted = pathname + hash;
        throw to(decision.to);
      case 'allow':
        services.markMultiSubject(decision.multiSubject);
        return;
      case 'enter':
        if (decision.initialise) services.enter(decision.system);
        return;
    }
  }
}

/** Loads the session; when the server misses a company, the person is to choose one. One that has ended is judged anew. */
async function loadSessionOrChoose(services: Services): Promise<void> {
  try {
    await loadSession(services);
  } catch (error) {
    if (isSubjectMissing(error)) return services.account.subjectRequired();
    if (isApiError(error) && error.kind === 'unauthorized') await untilSessionEnded(services.account);
    if (services.account.hasSession()) throw error;
  }
}

/** Signs in with a token from the address; any failure on the way leads to the login page. */
async function tokenLogin(services: Services, token: string): Promise<string> {
  try {
    services.account.forget();
    await services.account.signInWithToken(token);
    if (!services.account.hasSession()) return '/login';
    const { dataList } = await services.api.querySystemExtListForSub({
      paging: false,
      serviceCode: 'ERP+',
      fromFrontPage: true,
    });
    const erp = dataList[0];
    if (!erp) throw new Error('The company has no ERP subscription');
    return `${systemHref(erp)}${TOKEN_LANDING}`;
  } catch {
    services.account.forget();
    return '/login';
  }
}

function to(href: string) {
  const { pathname, searchParams, hash } = new URL(href, 'http://portal.invalid');
  return redirect({
    to: pathname,
    search: Object.fromEntries(searchParams),
    hash: hash.slice(1),
    replace: true,
  } as unknown as Parameters<typeof redirect>[0]);
}
