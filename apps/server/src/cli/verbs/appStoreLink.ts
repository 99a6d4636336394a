import { createSignedTokens } from '../../auth/createSignedTokens.ts';
import { loadServerKeys } from '../../auth/loadServerKeys.ts';
import { readConnection } from '../../db/connectionFile.ts';
import { APP_STORE } from '../../features/account/others/appStore.ts';
import { systemClock } from '../../http/Clock.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const LIFE_S = 300;

/** Makes an address as the app store would: it signs in whoever the store knows by an id. */
export const appStoreLink: Verb = {
  name: 'app-store-link',
  usage: 'app-store-link <storeUser> [--name <name>]',
  summary: 'Prints an address with which the app store sends somebody in, once, within five minutes.',
  async run(args, { settings, print }) {
    const { storeUser, options } = readArgs(args, ['storeUser'], [], ['name']);
    const base = readConnection(settings.dataDir)?.portalUrl ?? `http://localhost:${settings.port}`;
    const claims = { externalId: storeUser, name: options.name ?? storeUser };
    const token = await withDatabase(settings, async (db) => {
      const key = process.env.PORTAL_PARTNER_SECRET || (await loadServerKeys(db)).signingKey;
      return createSignedTokens({ clock: systemClock, key }).issue(APP_STORE, claims, LIFE_S);
    });
    print(`${base}/oauth/center?${new URLSearchParams({ token })}`);
  },
};
