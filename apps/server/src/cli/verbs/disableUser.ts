import { setPersonDisabled } from '../../features/operator/people/changePerson.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Disables a user: told by a push, refused from the next call on. */
export const disableUser: Verb = {
  name: 'disable-user',
  usage: 'disable-user <account>',
  summary: 'Disables a user: the next call is refused, open pages are told.',
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    await withDatabase(settings, async (db) => {
      const { id: userId } = await findUser(db, account);
      await db.transaction((tx) => setPersonDisabled(tx, systemClock, { userId, isDisabled: true }));
    });
    print(`${account} is disabled.`);
  },
};
