import { createOneTimeCodes } from '../auth/createOneTimeCodes.ts';
import { loadServerKeys } from '../auth/loadServerKeys.ts';
import { readConnection } from '../db/connectionFile.ts';
import type { Database } from '../db/Database.ts';
import { systemClock } from '../http/Clock.ts';
import type { Settings } from '../settings/readSettings.ts';

/** Where a person sets a password and with which code, in words; the code is good once, for ten minutes. */
export async function passwordLink(db: Database, settings: Settings, contact: string): Promise<string> {
  const { signingKey } = await loadServerKeys(db);
  const codes = createOneTimeCodes({ db, clock: systemClock, signingKey });
  const made = await codes.make({ purpose: 'recover', target: contact });
  if ('retryAfterS' in made)
    return `${contact} was given a code just now; another one can be made in ${made.retryAfterS} seconds.`;
  const page = new URL('/login', portalUrl(settings));
  page.searchParams.set('backEmail', contact);
  return `${contact} sets a password at ${page} with the code ${made.code}, within ten minutes.`;
}

/** Where browsers find the portal, as far as this machine knows. */
export function portalUrl(settings: Settings): string {
  return (
    settings.allowedOrigins[0] ??
    readConnection(settings.dataDir)?.portalUrl ??
    `http://localhost:${settings.port}`
  );
}
