import { classification } from '../../features/notifications/classifications.ts';
import { sendNotice } from '../../features/notifications/sendNotice.ts';
import { systemClock } from '../../http/Clock.ts';
import { findUser } from '../findUser.ts';
import { homeOf } from '../homeOf.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Sends a user a notice, which open pages show at once and the panel keeps. */
export const notify: Verb = {
  name: 'notify',
  usage: `notify <account> <title> <text> [--eject] [--type ${Object.keys(classification).join('|')}] [--company <code>] [--count <n>]`,
  summary: 'Sends a user a notice; --eject shows it until closed, --count sends many.',
  async run(args, { settings, print }) {
    const { account, title, text, flags, options } = readArgs(
      args,
      ['account', 'title', 'text'],
      ['eject'],
      ['type', 'company', 'count'],
    );
    const messageType = typeOf(options.type ?? 'system');
    const count = wholeNumber('count', options.count ?? '1', 1);
    await withDatabase(settings, async (db) => {
      const user = await findUser(db, account);
      const companyId = await homeOf(db, user, options.company);
      for (let index = 1; index <= count; index += 1) {
        const notice = { companyId, messageType, info: text, eject: flags.eject };
        const numbered = count === 1 ? title : `${title} ${index}`;
        await db.transaction((tx) =>
          sendNotice(tx, systemClock, { ...notice, userIds: [user.id], title: numbered }),
        );
      }
    });
    print(`Sent to ${account}${count === 1 ? '' : `: ${count} notices`}.`);
  },
};

function typeOf(name: string): number {
  const found = Object.entries(classification).find(([key]) => key === name);
  if (!found) throw new CliError(`--type must be one of ${Object.keys(classification).join(', ')}.`);
  return found[1];
}
