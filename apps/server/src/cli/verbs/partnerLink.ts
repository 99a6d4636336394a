import { createSignedTokens } from '../../auth/createSignedTokens.ts';
import { loadServerKeys } from '../../auth/loadServerKeys.ts';
import { readConnection } from '../../db/connectionFile.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const LIFE_S = 300;
const SOURCE = 'selmuch';

/** Makes an address as a partner would: it signs a user in once. */
export const partnerLink: Verb = {
  name: 'partner-link',
  usage: 'partner-link <account>',
  summary: 'Prints an address with which the partner selmuch hands a user over, once, within five minutes.',
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    const base = readConnection(settings.dataDir)?.portalUrl ?? `http://localhost:${settings.port}`;
    const token = await withDatabase(settings, async (db) => {
      const { userCode } = await findUser(db, account);
      const key = process.env.PORTAL_PARTNER_SECRET || (await loadServerKeys(db)).signingKey;
      return createSignedTokens({ clock: systemClock, key }).issue(`partner:${SOURCE}`, { userCode }, LIFE_S);
    });
    print(`${base}/transfer?${new URLSearchParams({ source: SOURCE, token })}`);
  },
};
