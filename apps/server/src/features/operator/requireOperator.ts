import { answerCodes } from '@portal/api-client/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { companies, memberships } from '../../db/schema/identity.ts';
import { BusinessError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { OPERATOR_CODE, OPERATOR_ROLES } from './console/operatorCompany.ts';

/**
 * Throws unless the caller works in the operator's company and runs the portal there: the one guard of the console.
 * A session in another company opens nothing of it, whoever's it is.
 */
export async function requireOperator({ db, userId, companyId, session }: RequestContext): Promise<void> {
  const [operator] = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(memberships.companyId, companyId),
        eq(companies.code, OPERATOR_CODE),
        inArray(memberships.role, [...OPERATOR_ROLES]),
        isNull(memberships.disabledAt),
      ),
    )
    .limit(1);
  if (!operator || session.isDemo) throw new BusinessError(answerCodes.forbidden, 'forbidden');
}
