import { and, eq } from 'drizzle-orm';
import { companySystems } from '../../db/schema/systems.ts';
import { ORDER_QUANTITY } from '../../features/renewal/isQuotaEmpty.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
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
        const company = await findCompany(tx, companyCode);
        const isErp = and(eq(companySystems.companyId, company.id), eq(companySystems.systemCode, ERP));
        const [service] = await tx.select().from(companySystems).where(isErp).limit(1);
        if (!service) throw new CliError(`${companyCode} has no ERP.`);
        const others = service.billing.filter(({ keyValue }) => keyValue !== ORDER_QUANTITY);
        const item = { keyValue: ORDER_QUANTITY, billingItemValue: left, unlimitedUse: false };
        await tx
          .update(companySystems)
          .set({ billing: [item, ...others] })
          .where(isErp);
        await notifyProcesses(tx, { type: 'changed', what: 'services', companyId: company.id });
      }),
    );
    print(`The ERP of ${companyCode} has ${left} orders left.`);
  },
};
