import { and, desc, eq, gt, isNull, max, sql } from 'drizzle-orm';
import { sessions, sessionTokens, users } from '../../db/schema/identity.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { describeDevice } from '../account/devices/describeDevice.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { endSessions } from '../operator/people/changePerson.ts';
import { pageBounds } from '../params/pageOf.ts';
import { requireMain } from '../subUsers/requireMain.ts';

/** A page of where the company's people are signed in to it, last used first; for main accounts. */
export const queryCompanySessionPage: Handlers['queryCompanySessionPage'] = async (request, context) => {
  await requireMain(context);
  const { db, session } = context;
  const { limit, offset } = pageBounds(request);
  const used = sql<Date>`coalesce(${max(sessionTokens.issuedAt)}, ${sessions.createdAt})`;
  const rows = await db
    .select({
      one: sessions,
      realName: users.realName,
      userName: users.userName,
      used: used.mapWith(sessions.createdAt),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
    .where(isLive(context))
    .groupBy(sessions.id, users.id)
    .orderBy(desc(used), desc(sessions.id))
    .limit(limit)
    .offset(offset);
  return {
    dataList: rows.map(({ one, realName, userName, used: lastUsed }) => ({
      sessionId: one.id,
      userId: one.userId,
      personName: realName || userName,
      ...describeDevice(one.userAgent),
      address: one.address,
      startedAt: one.createdAt.toISOString(),
      lastUsedAt: lastUsed.toISOString(),
      isCurrent: one.id === session.id,
    })),
    totalCount: await db.$count(sessions, isLive(context)),
  };
};

/** Ends one of the company's sessions but the caller's own; one of another company, or over, changes nothing. */
export const endCompanySession: Handlers['endCompanySession'] = async ({ sessionId }, context) => {
  await requireMain(context);
  const { db, clock, session } = context;
  await db.transaction(async (tx) => {
    const isThis = and(isLive(context), eq(sessions.id, sessionId));
    const [found] = await tx
      .select({ userId: sessions.userId, name: users.realName, account: users.userName })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(isThis);
    if (!found) return;
    const ended = await endSessions(tx, clock, { userId: found.userId, sessionId, exceptId: session.id });
    if (ended.length === 0) return;
    const act = { kind: 'rights', action: 'session-ended', target: found.name || found.account } as const;
    await recordAudit(tx, context, act);
  });
  return undefined;
};

function isLive({ companyId, clock }: RequestContext) {
  return and(
    eq(sessions.companyId, companyId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, clock.now()),
  );
}
