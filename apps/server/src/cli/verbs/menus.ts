import { tryMenus } from '../../features/operator/setup/tryMenus.ts';
import { systemClock } from '../../http/Clock.ts';
import { findCompany } from '../findCompany.ts';
import { findUser } from '../findUser.ts';
import { readArgs } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

/** Shows a system's menus as a person has them. */
export const menus: Verb = {
  name: 'menus',
  usage: 'menus <account> <companyCode> <systemCode>',
  summary:
    "Lists a system's menus as a person of a company has them, each that is missing or locked with its reason.",
  looksOnly: true,
  async run(args, { settings, print }) {
    const { account, companyCode, systemCode } = readArgs(args, ['account', 'companyCode', 'systemCode']);
    const found = await withDatabase(settings, async (db) => {
      const { id: userId } = await findUser(db, account);
      const { id: companyId } = await findCompany(db, companyCode);
      return tryMenus({ db, clock: systemClock }, { userId, companyId, systemCode });
    });
    if (!found) throw new CliError(`${account} does not work for ${companyCode}.`);
    if (found.reason) print(`Nothing is shown: ${found.reason}.`);
    for (const { menuId, name, isShown, reason } of found.menus)
      print(`${isShown ? '+' : '-'} ${menuId} (${name.en || name.zh})${reason ? `: ${reason}` : ''}`);
  },
};
