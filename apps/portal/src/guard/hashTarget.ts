import type { SystemEntry } from '@portal/api-client/contract';
import { defaultEntry } from './entryTargets.ts';

const USER_CENTRE = 'sso-web';

/** Where an old-style address (`/#/user/home`, `/#/company/serve/…`) leads for a signed-in person. */
export function hashTarget(hash: string, systems: SystemEntry[]): string {
  const entry = defaultEntry(systems);
  const path = hash.replace(/^#/, '');
  if (entry === '/401' || !path.startsWith('/') || path === '/' || path.startsWith('/user/home'))
    return entry;
  return `${entry}/${USER_CENTRE}#${path}`;
}
