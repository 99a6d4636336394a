import { changeService, hasService } from '../../features/operator/companies/changeService.ts';
import { ORDER_QUANTITY } from '../../features/renewal/isQuotaEmpty.ts';
import { findCompany } from '../findCompany.ts';
import { readArgs, wholeNumber } from '../readArgs.ts';
import { CliError, type Verb } from '../Verb.ts';
import { withDatabase } from '../withDatabase.ts';

const ERP = 'ERP';

/** Sets how many orders a company's ERP may still take. */
export const quota: Verb = {
  name: 'quota',
  usage: 'quota <companyCode> <orders>',
  summary: 'Sets how many orders are left for the ERP; 0 reminds, and blocks special brands.',
  async run(args, { settings, print }) {
    const { companyCode, orders } = readArgs(args, ['companyCode', 'orders']);
    const left = wholeNumber('orders', orders);
    await withDatabase(settings, (db) =>
      db.transaction(async (tx) => {
        const { id: companyId } = await findCompany(tx, companyCode);
        const service = { companyId, systemCode: ERP };
        if (!(await hasService(tx, service))) throw new CliError(`${companyCode} has no ERP.`);
        await changeService(tx, service, { left: { item: ORDER_QUANTITY, left, isUnlimited: false } });
      }),
    );
    print(`The ERP of ${companyCode} has ${left} orders left.`);
  },
};
