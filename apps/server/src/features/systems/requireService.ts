import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companySystems } from '../../db/schema/systems.ts';
import { BusinessError } from '../../http/errors.ts';

/** A company's service as it is stored. */
export type StoredService = typeof companySystems.$inferSelect;

/** By what a service is found; both must fit when both are given. */
export type ServiceKey = { serviceId?: string; systemCode?: string };

/** Finds a service of the caller's company. Throws when the company has none such. */
export async function requireService(
  { db, companyId }: { db: Database; companyId: string },
  { serviceId, systemCode }: ServiceKey,
): Promise<StoredService> {
  const [service] = await db
    .select()
    .from(companySystems)
    .where(
      and(
        eq(companySystems.companyId, companyId),
        serviceId === undefined ? undefined : eq(companySystems.serviceId, serviceId),
        systemCode === undefined ? undefined : eq(companySystems.systemCode, systemCode),
      ),
    )
    .limit(1);
  return orGone(service);
}

/** The same among the services of the company that were read already. */
export function serviceAmong(
  services: readonly StoredService[],
  { serviceId, systemCode }: ServiceKey,
): StoredService {
  return orGone(
    services.find(
      (service) =>
        (serviceId === undefined || service.serviceId === serviceId) &&
        (systemCode === undefined || service.systemCode === systemCode),
    ),
  );
}

function orGone(service: StoredService | undefined): StoredService {
  if (!service) throw new BusinessError(answerCodes.serviceGone, 'notFound');
  return service;
}
