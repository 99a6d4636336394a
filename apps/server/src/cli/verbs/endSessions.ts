import { endSessions } from '../../features/operator/people/changePerson.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Signs a person out everywhere, or in one place. */
export const endSessionsVerb: Verb = {
  name: 'end-sessions',
  usage: 'end-sessions <account> [--session <id>]',
  summary: 'Ends all sessions of a person, or one of them; open pages are told at once.',
  async run(args, { settings, print }) {
    const { account, options } = readArgs(args, ['account'], [], ['session']);
    const ended = await withDatabase(settings, async (db) => {
      const { id: userId } = await findUser(db, account);
      return db.transaction((tx) => endSessions(tx, systemClock, { userId, sessionId: options.session }));
    });
    print(`Ended: ${ended.length}.`);
  },
};
