import { securityTitles } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import { systemClock } from '../../http/Clock.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { publishPush } from '../../realtime/publishPush.ts';
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
      const user = await findUser(db, account);
      await db.transaction(async (tx) => {
        await tx.update(users).set({ status: 'disabled' }).where(eq(users.id, user.id));
        const message = { msgType: 3, msgTitle: securityTitles.accountDisabled, msgInfo: '', eject: 1 };
        await publishPush(tx, systemClock, { userId: user.id, message });
        await notifyProcesses(tx, { type: 'user-ended', userId: user.id, exceptSessionId: '' });
      });
    });
    print(`${account} is disabled.`);
  },
};
