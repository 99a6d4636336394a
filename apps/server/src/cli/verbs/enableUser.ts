import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
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
      const user = await findUser(db, account);
      await db.update(users).set({ status: 'active' }).where(eq(users.id, user.id));
    });
    print(`${account} is active.`);
  },
};
