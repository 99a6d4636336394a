import type { SystemEntry } from '@portal/api-client/contract';

/** A system as far as a list shows it. */
export type ListedSystem = Pick<SystemEntry, 'systemCode'> & Partial<SystemEntry>;

/** A system's name; without one, its code. */
export function systemLabel({ systemName, name, systemCode }: ListedSystem): string {
  return systemName?.trim() || name?.trim() || systemCode;
}
