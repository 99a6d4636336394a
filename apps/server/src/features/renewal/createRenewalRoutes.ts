import type { renewalContract } from '@portal/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { companySystems } from '../../db/schema/systems.ts';
import type { Handlers } from '../../http/handlers.ts';
import { isQuotaEmpty } from './isQuotaEmpty.ts';
import { quotaForecast } from './quotaForecast.ts';
import { forecastText, renewText } from './renewText.ts';

const REMINDER = { none: '', expired: '1', quotaEmpty: '2' } as const;
const DISABLED = 3;
const AHEAD_MS = 30 * 24 * 60 * 60_000;

/** The handlers of the calls about services that run out. */
export function createRenewalRoutes(): Pick<Handlers, keyof typeof renewalContract> {
  return {
    async renewalReminder({ systemCode = 'ERP' }, { db, companyId, clock }) {
      const [service] = await db
        .select()
        .from(companySystems)
        .where(and(eq(companySystems.companyId, companyId), eq(companySystems.systemCode, systemCode)))
        .limit(1);
      if (!service) return { type: REMINDER.none };
      if (isQuotaEmpty(service)) return { type: REMINDER.quotaEmpty };
      const isOver = service.expiresAt !== null && service.expiresAt <= clock.now();
      return { type: isOver || service.status === DISABLED ? REMINDER.expired : REMINDER.none };
    },
    async queryRenewNotice({ systemCode }, { db, companyId, clock }) {
      const now = clock.now();
      const services = await db
        .select()
        .from(companySystems)
        .where(
          and(
            eq(companySystems.companyId, companyId),
            systemCode ? eq(companySystems.systemCode, systemCode) : undefined,
          ),
        )
        .orderBy(asc(companySystems.expiresAt));
      const soon = new Date(now.getTime() + AHEAD_MS);
      const texts = await Promise.all(
        services.map(async (service) => {
          if (service.expiresAt && service.expiresAt <= soon) return renewText(service, now);
          const days = await quotaForecast(db, service, now);
          return days === undefined ? [] : forecastText(service, days);
        }),
      );
      return texts.flat();
    },
  };
}
