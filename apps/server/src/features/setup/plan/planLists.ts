import { asc } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { marketplaces, paramTemplates } from '../../../db/schema/systems.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import { keepOrder } from '../rows/keepOrder.ts';
import { paramKey, paramRows } from '../rows/params.ts';
import { toNames } from '../rows/standing.ts';
import { planRows } from './planRows.ts';
import type { Step } from './Step.ts';

/** The parameters that new companies start with, in their order. */
export function readParamTemplates(db: Database) {
  return db
    .select()
    .from(paramTemplates)
    .orderBy(asc(paramTemplates.position), asc(paramTemplates.systemName));
}

/** The marketplaces, in their order. */
export function readMarketplaces(db: Database) {
  return db.select().from(marketplaces).orderBy(asc(marketplaces.position), asc(marketplaces.code));
}

/** Makes the parameters of new companies and the marketplaces what the file says. */
export async function planLists(db: Database, file: PortalFile): Promise<Step[]> {
  const steps: Step[] = [];
  if (file.params) {
    const present = await readParamTemplates(db);
    const wanted = keepOrder(paramRows(file.params), present, paramKey);
    const keys = ['systemGroup', 'systemName'] as const;
    const secret = ['systemValue'] as const;
    steps.push(
      planRows({
        table: paramTemplates,
        keys,
        present,
        wanted,
        secret,
        group: 'params',
        nameOf: (row) => paramKey(row),
      }),
    );
  }
  if (file.marketplaces) {
    const present = await readMarketplaces(db);
    const rows = file.marketplaces.map(({ code, name, currency }, position) => {
      return { code, position, name: toNames(name), currency };
    });
    const wanted = keepOrder(rows, present, ({ code }) => code);
    const nameOf = ({ code }: { code: string }) => code;
    steps.push(
      planRows({ table: marketplaces, keys: ['code'], present, wanted, group: 'marketplaces', nameOf }),
    );
  }
  return steps;
}
