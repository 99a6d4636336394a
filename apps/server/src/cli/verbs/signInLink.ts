import { readConnection } from '../../db/connectionFile.ts';
import { createSignInTicket } from '../../features/account/signInTickets.ts';
import { subjectsOf } from '../../features/account/subjectsOf.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Makes an address that signs a user in once. */
export const signInLink: Verb = {
  name: 'sign-in-link',
  usage: 'sign-in-link <account>',
  summary: 'Prints an address that signs a user in once, within ten minutes.',
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    const base = readConnection(settings.dataDir)?.portalUrl ?? `http://localhost:${settings.port}`;
    const token = await withDatabase(settings, async (db) => {
      const user = await findUser(db, account);
      const [first] = await subjectsOf(db, user.id);
      return createSignInTicket(db, systemClock, { userId: user.id, companyId: first?.companyId ?? null });
    });
    print(`${base}/?token=${token}`);
  },
};
