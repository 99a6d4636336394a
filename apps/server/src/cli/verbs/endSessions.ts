import { endSessions } from '../../features/operator/people/changePerson.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Signs a person out everywhere. */
export const endSessionsVerb: Verb = {
  name: 'end-sessions',
  usage: 'end-sessions <account>',
  summary: 'Ends all sessions of a person, whose open pages are told at once.',
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    const ended = await withDatabase(settings, async (db) => {
      const { id: userId } = await findUser(db, account);
      return db.transaction((tx) => endSessions(tx, systemClock, { userId }));
    });
    print(`Ended: ${ended.length}.`);
  },
};
