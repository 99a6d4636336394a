import { accountCodes, type consultContract } from '@portal/api-client/contract';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { companies } from '../../db/schema/index.ts';
import { companySystems, systemParams } from '../../db/schema/systems.ts';
import { HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';

/** The handlers of the calls behind the sales consult and the product helper. */
export function createConsultRoutes(): Pick<Handlers, keyof typeof consultContract> {
  return {
    async queryCompanyInfo(_request, { db, companyId }) {
      const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
      const packages = await db
        .select({ packageId: companySystems.packageId, packageName: companySystems.packageName })
        .from(companySystems)
        .where(and(eq(companySystems.companyId, companyId), isNotNull(companySystems.packageId)))
        .orderBy(asc(companySystems.position));
      return {
        subjectCodeEncrypt: company?.subjectCodeEncrypt,
        companyName: company?.name,
        packageInfoOnlineDTOS: packages,
      };
    },
    async queryCompanySetting({ company_code }, { db, companyId, session }) {
      if (company_code !== session.subjectCodeEncrypt) throw new HttpError(403, 'forbidden');
      const [setting] = await db
        .select({ value: systemParams.systemValue })
        .from(systemParams)
        .where(and(eq(systemParams.companyId, companyId), eq(systemParams.systemGroup, 'COMPANY_SETTING')));
      return { is_set: Number(setting?.value ?? 0) };
    },
    async issuePageToken({ audience }, { services, session }) {
      if (audience !== 'product-ai') refuseInDemo({ session }, accountCodes.notInDemo);
      return services.appTokens.issue(`page:${audience}`, session.id);
    },
  };
}
