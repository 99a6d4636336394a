import { setPersonDisabled } from '../../features/operator/people/changePerson.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lets a disabled user sign in again. */
export const enableUser: Verb = {
  name: 'enable-user',
  usage: 'enable-user <account>',
  summary: 'Lets a disabled user sign in again.',
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    await withDatabase(settings, async (db) => {
      const { id: userId } = await findUser(db, account);
      await db.transaction((tx) => setPersonDisabled(tx, systemClock, { userId, isDisabled: false }));
    });
    print(`${account} is active.`);
  },
};
