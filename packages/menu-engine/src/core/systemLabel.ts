import type { SystemEntry } from '@portal/api-client/contract';

/** A system as far as a list shows it. */
export type ListedSystem = Pick<SystemEntry, 'systemCode'> & Partial<SystemEntry>;

/** Returns a system's name in a language; without a translation any name it has, without one its code. */
export function systemLabel(system: ListedSystem, locale: string): string {
  const { systemName, systemEnName, systemKrName, name, systemCode } = system;
  const own = locale.startsWith('en') ? systemEnName : locale.startsWith('ko') ? systemKrName : systemName;
  return [own, name, systemName].find((candidate) => candidate?.trim())?.trim() ?? systemCode;
}
