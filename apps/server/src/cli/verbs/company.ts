import { companies } from '../../db/schema/identity.ts';
import { setCompanyLocked } from '../../features/operator/companies/saveCompany.ts';
import { systemClock } from '../../http/Clock.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Lists the companies, closes one or opens it again. */
export const company: Verb = {
  name: 'company',
  usage: 'company list | lock <companyCode> | unlock <companyCode>',
  summary: 'Lists the companies; a locked one is closed to all its people at once. New ones come by apply.',
  async run(args, { settings, print }) {
    const [what = '', ...rest] = args;
    if (what === 'list') {
      readArgs(rest, []);
      const rows = await withDatabase(settings, (db) => db.select().from(companies).orderBy(companies.code));
      for (const { code, name, timeZone, lockedAt } of rows)
        print(`${code.padEnd(16)} ${lockedAt ? 'locked' : 'open  '} ${timeZone.padEnd(20)} ${name}`);
      return;
    }
    if (what !== 'lock' && what !== 'unlock') throw new CliError(`Say list, lock or unlock, not "${what}".`);
    const { companyCode } = readArgs(rest, ['companyCode']);
    const isLocked = what === 'lock';
    const changed = await withDatabase(settings, (db) =>
      db.transaction(async (tx) => {
        const { id } = await findCompany(tx, companyCode);
        return setCompanyLocked(tx, systemClock, { companyId: id, isLocked });
      }),
    );
    const state = isLocked ? 'locked' : 'open';
    print(changed ? `${companyCode} is ${state}.` : `${companyCode} was ${state} before.`);
  },
};
