import { and, asc, eq } from 'drizzle-orm';
import { systemParams } from '../../db/schema/systems.ts';
import type { Handlers } from '../../http/handlers.ts';

const GROUP = 'THIRD_SYSTEM';

/** The systems of other companies, as an operator registered them: code by address. */
export const queryThirdSystems: Handlers['queryThirdSystemList'] = async (_request, { db, companyId }) => {
  const rows = await db
    .select()
    .from(systemParams)
    .where(
      and(
        eq(systemParams.companyId, companyId),
        eq(systemParams.systemGroup, GROUP),
        eq(systemParams.status, 1),
      ),
    )
    .orderBy(asc(systemParams.position));
  return rows.map(({ systemName, systemValue }) => ({
    systemCode: systemName,
    name: systemName,
    domain: systemValue,
  }));
};
