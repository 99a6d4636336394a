import { parseRedirectPath } from '@portal/account/core';
import type { SystemEntry } from '@portal/api-client/contract';
import { judgeSystemAccess, type SystemAccess, systemHref } from '@portal/menu-engine/core';
import type { EntryQuery } from './parseAddress.ts';

const IN_SERVICE = 2;
const DEPLOYED = 4;

/** The micro-app of the user centre. */
export const USER_CENTRE = 'sso-web';

/** The company's systems, and the host on which they are judged. */
export type Company = { systems: SystemEntry[]; host: 'normal' | 'special-brand' };

function judgedAs({ systems, host }: Company, kind: SystemAccess['kind']): SystemEntry[] {
  return systems.filter((system) => judgeSystemAccess({ system, host }).kind === kind);
}

/** Those that can be entered; the ones whose page is blocked come last. */
function enterable(company: Company): SystemEntry[] {
  return [...judgedAs(company, 'granted'), ...judgedAs(company, 'blocked-quota')];
}

/** Where a person without a wish goes: the wished system when it can be entered, otherwise the first that can. */
export function defaultEntry(company: Company, systemCode?: string): string {
  const open = enterable(company);
  const system = open.find((entry) => entry.systemCode === systemCode) ?? open[0];
  return system ? systemHref(system) : '/401';
}

/**
 * Where `redirectPath` leads: the page it names, in the system it was left in when that one is named and open,
 * otherwise in the first system that is in service and deployed. A hostile or useless value leads to the default entry.
 */
export function redirectTarget(company: Company, { redirectPath, systemCode }: EntryQuery): string {
  const path = parseRedirectPath(redirectPath ?? '');
  const system =
    enterable(company).find((entry) => entry.systemCode === systemCode) ??
    company.systems.find((entry) => entry.status === IN_SERVICE && entry.serviceDeploy === DEPLOYED);
  return path && system ? `${systemHref(system)}/${path}` : defaultEntry(company, systemCode);
}

/** Where an old-style address (`/#/user/home`, `/#/company/serve/…`) leads for a signed-in person. */
export function hashTarget(company: Company, hash: string): string {
  const entry = defaultEntry(company);
  const path = hash.replace(/^#/, '');
  if (!path.startsWith('/') || path === '/' || path.startsWith('/user/home')) return entry;
  // Where no system can be entered, the user centre opens in one that is to be renewed.
  const [closed] = judgedAs(company, 'package-problem');
  const base = entry === '/401' && closed ? systemHref(closed) : entry;
  return base === '/401' ? base : `${base}/${USER_CENTRE}#${path}`;
}

const PHONE_OR_TABLET =
  /Android|iPhone|iPad|iPod|Windows Phone|HarmonyOS|Mobile Safari|Opera Mini|BlackBerry|Silk\//i;

/** Whether a user agent string belongs to a phone or a tablet. */
export function isMobileAgent(userAgent: string): boolean {
  return PHONE_OR_TABLET.test(userAgent);
}

/** The mobile site's address for this visit, its query kept; undefined when the visit stays here. */
export function mobileRedirect(
  userAgent: string,
  search: string,
  mobileSiteUrl?: string,
): string | undefined {
  if (!mobileSiteUrl || !isMobileAgent(userAgent) || !URL.canParse(mobileSiteUrl)) return undefined;
  const target = new URL(mobileSiteUrl);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined;
  for (const [name, value] of new URLSearchParams(search)) target.searchParams.append(name, value);
  return target.href;
}
