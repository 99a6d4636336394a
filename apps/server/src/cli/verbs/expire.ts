import { changeService, hasService } from '../../features/operator/companies/changeService.ts';
import { systemClock } from '../../http/Clock.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const DAY_MS = 86_400_000;

/** Lets a company's service run out. */
export const expire: Verb = {
  name: 'expire',
  usage: 'expire <companyCode> <systemCode> [--days <n>]',
  summary: 'Lets a service run out, now or in some days: pages remind of it and the ticker says so.',
  async run(args, { settings, print }) {
    const { companyCode, systemCode, options } = readArgs(args, ['companyCode', 'systemCode'], [], ['days']);
    const days = wholeNumber('days', options.days ?? '0');
    const expiresAt = new Date(systemClock.now().getTime() + days * DAY_MS);
    await withDatabase(settings, (db) =>
      db.transaction(async (tx) => {
        const { id: companyId } = await findCompany(tx, companyCode);
        if (!(await hasService(tx, { companyId, systemCode })))
          throw new CliError(`${companyCode} has no system "${systemCode}".`);
        await changeService(tx, { companyId, systemCode }, { expiresAt });
      }),
    );
    print(`${systemCode} of ${companyCode} runs out at ${expiresAt.toISOString()}.`);
  },
};
