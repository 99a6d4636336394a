import { demandOfCompany } from '../../features/account/companyDoors.ts';
import { systemClock } from '../../http/Clock.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Sets what a company demands of the sign-ins of its people. */
export const companyDoors: Verb = {
  name: 'company-doors',
  usage: 'company-doors <companyCode> [--second-factor on|off] [--single-sign-on on|off]',
  summary:
    'Sets whether a company’s people need a second factor, and whether single sign-on is their only door.',
  async run(args, { settings, print }) {
    const { companyCode, options } = readArgs(args, ['companyCode'], [], ['second-factor', 'single-sign-on']);
    const requiresSecondFactor = readSwitch('second-factor', options['second-factor']);
    const singleSignOnOnly = readSwitch('single-sign-on', options['single-sign-on']);
    if (requiresSecondFactor === undefined && singleSignOnOnly === undefined)
      throw new CliError('Say what to change.');
    await withDatabase(settings, async (db) => {
      const { id } = await findCompany(db, companyCode);
      const demands = { requiresSecondFactor, singleSignOnOnly };
      await db.transaction((tx) => demandOfCompany(tx, systemClock, id, demands));
    });
    print(`The doors of ${companyCode} are set.`);
  },
};

function readSwitch(name: string, value: string | undefined): boolean | undefined {
  if (value !== undefined && value !== 'on' && value !== 'off')
    throw new CliError(`--${name} is on or off, not "${value}".`);
  return value === undefined ? undefined : value === 'on';
}
