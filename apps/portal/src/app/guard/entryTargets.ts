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
  if (asksForHome('', path)) return defaultEntry(company, systemCode);
  return path && system ? `${systemHref(system)}/${path}` : defaultEntry(company, systemCode);
}

/** Whether a path of the user centre means the home of a system. */
function isHome(path: string): boolean {
  return /^\/user\/home(?=$|[/?#])/.test(path);
}

/** Whether an address asks for the home page of a system, not for whatever stood in front there. */
export function asksForHome(hash: string, redirectPath = ''): boolean {
  return isHome(hash.replace(/^#/, '')) || isHome(redirectPath.replace(`${USER_CENTRE}#`, ''));
}

/**
 * Where an old-style address (`/#/user/home`, `/#/company/serve/…`) leads for a signed-in person: home is that of the
 * system that was entered last.
 */
export function hashTarget(company: Company, hash: string, entered?: { systemCode: string }): string {
  const path = hash.replace(/^#/, '');
  if (isHome(path)) return defaultEntry(company, entered?.systemCode);
  const entry = defaultEntry(company);
  if (!path.startsWith('/') || path === '/') return entry;
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
