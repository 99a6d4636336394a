import { and, eq } from 'drizzle-orm';
import { menus } from '../../db/schema/menus.ts';
import { systemClock } from '../../http/Clock.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lets a company's platform run out. */
export const expirePlatform: Verb = {
  name: 'expire-platform',
  usage: 'expire-platform <companyCode> <platformCode>',
  summary: 'Lets a platform of a company run out now: its menus say so when they are opened.',
  async run(args, { settings, print }) {
    const { companyCode, platformCode } = readArgs(args, ['companyCode', 'platformCode']);
    const count = await withDatabase(settings, async (db) => {
      const company = await findCompany(db, companyCode);
      const isThis = and(eq(menus.companyId, company.id), eq(menus.platformCode, platformCode));
      const rows = await db
        .update(menus)
        .set({ platformExpireTime: systemClock.now() })
        .where(isThis)
        .returning({ menuId: menus.menuId });
      if (rows.length === 0) throw new CliError(`${companyCode} has no menu of platform "${platformCode}".`);
      return rows.length;
    });
    print(`${platformCode} of ${companyCode} has expired: ${count} menus.`);
  },
};
