import { loginAddress } from '@portal/account/core';
import type { SystemEntry } from '@portal/api-client/contract';
import { judgeSystemAccess, systemHref } from '@portal/menu-engine/core';
import type { EntryQuery } from './entryQuery.ts';
import { defaultEntry, redirectTarget } from './entryTargets.ts';
import { hashTarget } from './hashTarget.ts';
import type { ParsedRoute } from './parseRoute.ts';

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
  | { kind: 'forget-session' }
  | { kind: 'load-session' }
  | { kind: 'redirect'; to: string }
  | { kind: 'allow'; multiSubject: boolean }
  | { kind: 'enter'; system: SystemEntry; initialise: boolean; blocked: boolean };

/** Decides one route change; the order of the checks is the order of the rules in SPEC.md. */
export function decideRoute(input: GuardInput): GuardDecision {
  const { route, pathname, query, hash, hasToken, mustChooseSubject, systems } = input;
  // What these pages were called with is theirs to use, and they lead on by themselves.
  if (route.name === 'center' || route.name === 'transfer') return { kind: 'allow', multiSubject: !hasToken };
  if (query.token !== undefined && route.name !== 'check-token') {
    if (!hasToken) return { kind: 'token-login', token: query.token };
    // A link from elsewhere puts nobody in the place of who is signed in unasked: that page asks.
    if (query.token) return { kind: 'redirect', to: '/check-token' };
  }
  if (route.name === 'login' && hasToken && query.source && input.partnerSources.includes(query.source)) {
    return { kind: 'forget-session' };
  }
  if (route.name === 'root' && (!hasToken || hash.length < 2))
    return { kind: 'redirect', to: rootTarget(hash) };
  if (route.name === 'service')
    return { kind: 'redirect', to: `/entry/${encodeURIComponent(route.serviceId)}/ERP${hash}` };
  if (mustChooseSubject && route.name === 'workspace')
    return { kind: 'redirect', to: loginAddress({ pathname, hash }) };
  if (!hasToken) return { kind: 'allow', multiSubject: true };
  if (route.name === 'login' && query.backEmail) return { kind: 'allow', multiSubject: false };
  if (!systems) return { kind: 'load-session' };
  if (query.redirectPath) return { kind: 'redirect', to: redirectTarget(systems, query) };
  if (route.name === 'root') return { kind: 'redirect', to: hashTarget(hash, systems) };
  if (route.name === 'login') return { kind: 'redirect', to: defaultEntry(systems, query.systemCode) };
  if (route.name === 'workspace') return enterSystem(input, route, systems);
  return { kind: 'allow', multiSubject: false };
}

function rootTarget(hash: string): string {
  return hash.length > 1 ? `/login?redirectPath=${encodeURIComponent(`sso-web${hash}`)}` : '/login';
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
    const page = `${systemHref(system)}/402`;
    return child === '402' ? { kind: 'allow', multiSubject: false } : { kind: 'redirect', to: page };
  }
  return { kind: 'enter', system, initialise, blocked: verdict.kind === 'blocked-quota' };
}
