import { loginAddress } from '@portal/account/core';
import type { SystemEntry } from '@portal/api-client/contract';
import { judgeSystemAccess, systemHref } from '@portal/menu-engine/core';
import { asksForHome, defaultEntry, hashTarget, redirectTarget, USER_CENTRE } from './entryTargets.ts';
import type { EntryQuery, ParsedRoute } from './parseAddress.ts';

/** All that a decision depends on: nothing is read from the browser here. */
export type GuardInput = {
  route: ParsedRoute;
  pathname: string;
  query: EntryQuery;
  hash: string;
  hasToken: boolean;
  /** The person belongs to several companies and has not chosen one: nothing else opens before. */
  mustChooseSubject: boolean;
  /** The signed-in person's systems, or undefined while they are not loaded. */
  systems: SystemEntry[] | undefined;
  host: 'normal' | 'special-brand';
  partnerSources: string[];
  /** The system whose menus and micro-apps are set up. */
  entered: { serviceId: string; systemCode: string } | undefined;
};

/** What the shell does next; `redirect` replaces the address. */
export type GuardDecision =
  | { kind: 'token-login'; token: string }
  /** It is malformed, and not looked at again. */
  | { kind: 'drop-token' }
  | { kind: 'forget-session' }
  | { kind: 'load-session' }
  /** `home`: to the home page of a system, whatever stood in front there. */
  | { kind: 'redirect'; to: string; home?: true }
  | { kind: 'allow'; multiSubject: boolean }
  | { kind: 'enter'; system: SystemEntry; initialise: boolean; blocked: boolean };

/** Decides one route change; the order of the checks is the order of the rules in SPEC.md. */
export function decideRoute(input: GuardInput): GuardDecision {
  const { route, pathname, query, hash, hasToken, mustChooseSubject, systems, host } = input;
  // What the way in carried goes along with every redirect before the sign-in.
  const { token, ...carried } = query;
  const search = new URLSearchParams(carried).toString();
  const suffix = search && `?${search}`;
  // What these pages were called with is theirs to use, and they lead on by themselves.
  if (route.name === 'center' || route.name === 'transfer') return { kind: 'allow', multiSubject: !hasToken };
  if (token !== undefined && route.name !== 'check-token') {
    if (!hasToken) return { kind: 'token-login', token };
    // A link from elsewhere puts nobody in the place of who is signed in unasked: that page asks.
    return token ? { kind: 'redirect', to: `/check-token${suffix}` } : { kind: 'drop-token' };
  }
  if (route.name === 'login' && hasToken && query.source && input.partnerSources.includes(query.source)) {
    return { kind: 'forget-session' };
  }
  if (route.name === 'root' && (!hasToken || hash.length < 2))
    return { kind: 'redirect', to: rootTarget(hash, search) };
  if (route.name === 'service')
    return { kind: 'redirect', to: `/entry/${encodeURIComponent(route.serviceId)}/ERP${suffix}${hash}` };
  if (mustChooseSubject && route.name === 'workspace')
    return { kind: 'redirect', to: loginAddress({ pathname, hash, search }) };
  if (!hasToken) return { kind: 'allow', multiSubject: true };
  if (route.name === 'login' && query.backEmail) return { kind: 'allow', multiSubject: false };
  if (!systems) return { kind: 'load-session' };
  const home = asksForHome(route.name === 'root' ? hash : '', query.redirectPath) && { home: true as const };
  if (query.redirectPath) return { kind: 'redirect', to: redirectTarget({ systems, host }, query), ...home };
  if (route.name === 'root')
    return { kind: 'redirect', to: hashTarget({ systems, host }, hash, input.entered), ...home };
  if (route.name === 'login')
    return { kind: 'redirect', to: defaultEntry({ systems, host }, query.systemCode) };
  if (route.name === 'workspace') return enterSystem(input, route, systems);
  return { kind: 'allow', multiSubject: false };
}

function rootTarget(hash: string, search: string): string {
  const asked = new URLSearchParams(search);
  if (hash.length > 1) asked.set('redirectPath', USER_CENTRE + hash);
  return loginAddress({ search: asked.toString() });
}

function enterSystem(
  { host, entered }: GuardInput,
  { serviceId, systemCode, child }: Extract<ParsedRoute, { name: 'workspace' }>,
  systems: SystemEntry[],
): GuardDecision {
  const system = systems.find((entry) => entry.serviceId === serviceId && entry.systemCode === systemCode);
  const noAccess = { kind: 'redirect', to: `/401/${encodeURIComponent(systemCode)}` } as const;
  if (!system) return noAccess;
  const verdict = judgeSystemAccess({ system, host });
  const initialise = entered?.serviceId !== serviceId || entered.systemCode !== systemCode;
  if (verdict.kind === 'no-access') return noAccess;
  if (verdict.kind === 'package-problem' || verdict.kind === 'deploying') {
    // Packages are bought and renewed in the user centre, which is no part of the system.
    const isShown = child === '402' || (child === USER_CENTRE && verdict.kind === 'package-problem');
    return isShown
      ? { kind: 'allow', multiSubject: false }
      : { kind: 'redirect', to: `${systemHref(system)}/402` };
  }
  return { kind: 'enter', system, initialise, blocked: verdict.kind === 'blocked-quota' };
}
