import { type AuditActions, accountCodes } from '@portal/api-client/contract';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { externalIdentities } from '../../db/schema/accountFlows.ts';
import { companies, memberships, sessions } from '../../db/schema/identity.ts';
import { passkeys, secondFactors } from '../../db/schema/secondFactor.ts';
import type { Clock } from '../../http/Clock.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { requireMain } from '../subUsers/requireMain.ts';
import { identityProvider } from './oidc/SignInDoor.ts';
import { refuseInDemo } from './refuseInDemo.ts';
import { readDemands } from './secondFactor/readDemands.ts';

/** How the people of the company must sign in; for main accounts. */
export const queryCompanyDoors: Handlers['queryCompanyDoors'] = async (_request, context) => {
  await requireMain(context);
  const { db, companyId, services } = context;
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  return {
    requiresSecondFactor: company?.requiresSecondFactor ?? false,
    singleSignOnOnly: company?.singleSignOnOnly ?? false,
    hasSingleSignOn: services.oidc.doors().length > 0,
    peopleWithout: (await peopleWithout(db, companyId)).length,
  };
};

/** Changes what the company demands; who demands it has it, so that nobody locks themselves out. */
export const saveCompanyDoors: Handlers['saveCompanyDoors'] = async (request, context) => {
  await requireMain(context);
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, clock, companyId } = context;
  const { requiresSecondFactor, singleSignOnOnly } = request;
  if (requiresSecondFactor && !(await readDemands(db, context.userId)).isOn)
    throw new BusinessError(accountCodes.ownDoorFirst, 'secondFactorFirst');
  if (singleSignOnOnly && !(await isLinked(context)))
    throw new BusinessError(accountCodes.ownDoorFirst, 'singleSignOnFirst');
  const actions: AuditActions['rights'][] = [];
  if (requiresSecondFactor !== undefined)
    actions.push(requiresSecondFactor ? 'second-factor-required' : 'second-factor-optional');
  if (singleSignOnOnly !== undefined)
    actions.push(singleSignOnOnly ? 'single-sign-on-only' : 'single-sign-on-optional');
  if (actions.length === 0) return undefined;
  await db.transaction(async (tx) => {
    await demandOfCompany(tx, clock, companyId, request);
    for (const action of actions) await recordAudit(tx, context, { kind: 'rights', action });
  });
  return undefined;
};

/** What a company demands of sign-ins; the sessions of who has no second factor end once it is demanded. */
export async function demandOfCompany(
  tx: Database,
  clock: Clock,
  companyId: string,
  {
    requiresSecondFactor,
    singleSignOnOnly,
  }: { requiresSecondFactor?: boolean | undefined; singleSignOnOnly?: boolean | undefined },
): Promise<void> {
  await tx
    .update(companies)
    .set({ requiresSecondFactor, singleSignOnOnly })
    .where(eq(companies.id, companyId));
  if (!requiresSecondFactor) return;
  const without = await peopleWithout(tx, companyId);
  const theirs = and(
    eq(sessions.companyId, companyId),
    inArray(sessions.userId, without),
    isNull(sessions.revokedAt),
  );
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(theirs)
    .returning({ sessionId: sessions.id });
  await notifyProcesses(tx, ...ended.map(({ sessionId }) => ({ type: 'session-ended' as const, sessionId })));
}

/** The people of the company who have neither an authenticator app nor a passkey. */
async function peopleWithout(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .leftJoin(
      secondFactors,
      and(eq(secondFactors.userId, memberships.userId), isNotNull(secondFactors.confirmedAt)),
    )
    .leftJoin(passkeys, eq(passkeys.userId, memberships.userId))
    .where(
      and(
        eq(memberships.companyId, companyId),
        isNull(memberships.disabledAt),
        isNull(secondFactors.userId),
        isNull(passkeys.userId),
      ),
    );
  return rows.map(({ userId }) => userId);
}

async function isLinked({ db, services, userId }: RequestContext): Promise<boolean> {
  const providers = services.oidc.doors().map(identityProvider);
  const isOwn = and(eq(externalIdentities.userId, userId), inArray(externalIdentities.provider, providers));
  return (await db.$count(externalIdentities, isOwn)) > 0;
}
