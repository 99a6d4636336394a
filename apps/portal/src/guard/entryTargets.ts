import { parseRedirectPath } from '@portal/account/core';
import type { SystemEntry } from '@portal/api-client/contract';
import { judgeSystemAccess, systemHref } from '@portal/menu-engine/core';
import type { EntryQuery } from './entryQuery.ts';

const IN_SERVICE = 2;
const DEPLOYED = 4;

/** Where a person without a wish goes: the wished system when it can be entered, otherwise the first that can. */
export function defaultEntry(systems: SystemEntry[], systemCode?: string): string {
  const open = systems.filter((system) => judgeSystemAccess({ system, host: 'normal' }).kind === 'granted');
  const system = open.find((entry) => entry.systemCode === systemCode) ?? open[0];
  return system ? systemHref(system) : '/401';
}

/**
 * Where `redirectPath` leads: the page it names, in the system it was left in when that one is named and open,
 * otherwise in the first system that is in service and deployed. A hostile or useless value leads to the default entry.
 */
export function redirectTarget(systems: SystemEntry[], { redirectPath, systemCode }: EntryQuery): string {
  const path = parseRedirectPath(redirectPath ?? '');
  const wished = systems.find(
    (system) =>
      system.systemCode === systemCode && judgeSystemAccess({ system, host: 'normal' }).kind === 'granted',
  );
  const system =
    wished ?? systems.find((entry) => entry.status === IN_SERVICE && entry.serviceDeploy === DEPLOYED);
  return path && system ? `${systemHref(system)}/${path}` : defaultEntry(systems, systemCode);
}
