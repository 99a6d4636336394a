import { changeService, hasService } from '../../features/operator/companies/changeService.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Changes the state of a company's system. */
export const setSystemStatus: Verb = {
  name: 'set-system-status',
  usage: 'set-system-status <companyCode> <systemCode> <status>',
  summary: 'Sets the state of a company’s system: 2 in service, 3 disabled, 4 authorised, 9 abandoned.',
  async run(args, { settings, print }) {
    const { companyCode, systemCode, status } = readArgs(args, ['companyCode', 'systemCode', 'status']);
    if (!/^\d{1,3}$/.test(status)) throw new CliError(`"${status}" is not a status.`);
    await withDatabase(settings, async (db) => {
      const { id: companyId } = await findCompany(db, companyCode);
      if (!(await hasService(db, { companyId, systemCode })))
        throw new CliError(`${companyCode} has no system "${systemCode}".`);
      const change = { status: Number(status) };
      await db.transaction((tx) => changeService(tx, { companyId, systemCode }, change));
    });
    print(`${systemCode} of ${companyCode} is at status ${status}.`);
  },
};
