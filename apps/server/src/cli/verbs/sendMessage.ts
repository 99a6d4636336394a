import { systemClock } from '../../http/Clock.ts';
import { publishPush } from '../../realtime/publishPush.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Pushes a system message to a user's open pages. */
export const sendMessage: Verb = {
  name: 'send-message',
  usage: 'send-message <account> <title> <text> [--eject]',
  summary: 'Pushes a system message to a user; --eject shows it at once and until closed.',
  async run(args, { settings, print }) {
    const { account, title, text, flags } = readArgs(args, ['account', 'title', 'text'], ['eject']);
    await withDatabase(settings, async (db) => {
      const user = await findUser(db, account);
      const message = { msgType: 3, msgTitle: title, msgInfo: text, eject: flags.eject ? 1 : 0 };
      await db.transaction((tx) => publishPush(tx, systemClock, { userId: user.id, message }));
    });
    print(`Sent to ${account}.`);
  },
};
