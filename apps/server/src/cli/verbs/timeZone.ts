import { isTimeZone } from '../../features/business/companyDays.ts';
import { changeCompany } from '../../features/operator/companies/saveCompany.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Sets the zone whose days a company counts by. */
export const timeZone: Verb = {
  name: 'time-zone',
  usage: 'time-zone <companyCode> <zone>',
  summary: 'Sets whose days and times a company’s lists, reports and exports show, such as Asia/Seoul.',
  async run(args, { settings, print }) {
    const { companyCode, zone } = readArgs(args, ['companyCode', 'zone']);
    if (!isTimeZone(zone)) throw new CliError(`"${zone}" is no time zone; write one such as Asia/Shanghai.`);
    await withDatabase(settings, async (db) => {
      const company = await findCompany(db, companyCode);
      await changeCompany(db, company, { name: company.name, timeZone: zone });
    });
    print(`${companyCode} counts by the days of ${zone}.`);
  },
};
