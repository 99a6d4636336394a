import { eq } from 'drizzle-orm';
import { passkeys, recoveryCodes, secondFactors } from '../../db/schema/secondFactor.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import type { Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Takes a person's second factor and passkeys away, for who has lost them all. */
export const secondFactorReset: Verb = {
  name: 'second-factor-reset',
  usage: 'second-factor-reset <account>',
  summary: 'Takes a person’s second factor, recovery codes and passkeys away, for who has lost them.',
  async run(args, { settings, print }) {
    const { account } = readArgs(args, ['account']);
    await withDatabase(settings, async (db) => {
      const user = await findUser(db, account);
      await db.transaction(async (tx) => {
        await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
        await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
      });
    });
    print(`${account} has no second factor and no passkeys any more.`);
  },
};
