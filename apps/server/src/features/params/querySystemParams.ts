import { and, asc, eq } from 'drizzle-orm';
import { systemParams } from '../../db/schema/systems.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from './pageOf.ts';

/** The company's operator-set parameters, by group, by name, or all. */
export const querySystemParams: Handlers['querySystemParamsPage'] = async (request, context) => {
  const { db, companyId, services, host, secure } = context;
  const { systemGroup, systemName } = request;
  const rows = await db
    .select({
      status: systemParams.status,
      systemGroup: systemParams.systemGroup,
      systemName: systemParams.systemName,
      systemValue: systemParams.systemValue,
    })
    .from(systemParams)
    .where(
      and(
        eq(systemParams.companyId, companyId),
        systemGroup ? eq(systemParams.systemGroup, systemGroup) : undefined,
        systemName ? eq(systemParams.systemName, systemName) : undefined,
      ),
    )
    .orderBy(asc(systemParams.position));
  const appsOrigin = services.runtimeConfig.appsOrigin({ host, secure });
  const told = rows.map((row) => {
    return { ...row, systemValue: row.systemValue.replace('{appsOrigin}', appsOrigin) };
  });
  return pageOf(told, request);
};
