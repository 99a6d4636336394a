import { accountCodes } from '@portal/api-client/contract';
import { and, desc, eq, gt, isNull, max } from 'drizzle-orm';
import { sessions, sessionTokens } from '../../../db/schema/identity.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { recordForPerson } from '../../audit/recordAudit.ts';
import { refuseInDemo } from '../refuseInDemo.ts';
import { describeDevice } from './describeDevice.ts';

const MOST = 100;

/** Where the caller is signed in, the device in use first, then the newest. */
export const queryOwnDevices: Handlers['queryOwnDevices'] = async (_request, context) => {
  const devices = await devicesOf(context, { userId: context.userId, currentId: context.session.id });
  return devices.map(({ companyId: _company, ...device }) => device);
};

/** Where a person is signed in, the device of the current session first, then the newest. */
export async function devicesOf(
  { db, clock }: Pick<RequestContext, 'db' | 'clock'>,
  { userId, currentId }: { userId: string; currentId: string },
) {
  const used = max(sessionTokens.issuedAt);
  const rows = await db
    .select({
      id: sessions.id,
      companyId: sessions.companyId,
      userAgent: sessions.userAgent,
      address: sessions.address,
      startedAt: sessions.createdAt,
      used,
    })
    .from(sessions)
    .leftJoin(sessionTokens, eq(sessionTokens.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, clock.now())))
    .groupBy(sessions.id)
    .orderBy(desc(used), desc(sessions.createdAt))
    .limit(MOST);
  return rows
    .map((row) => ({
      sessionId: row.id,
      companyId: row.companyId,
      ...describeDevice(row.userAgent),
      address: row.address,
      startedAt: row.startedAt.toISOString(),
      lastUsedAt: (row.used ?? row.startedAt).toISOString(),
      isCurrent: row.id === currentId,
    }))
    .sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Ends one of the caller's other sessions; one that is not the caller's, or over, changes nothing. */
export const endOwnDevice: Handlers['endOwnDevice'] = async ({ sessionId }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, clock, userId, session } = context;
  if (sessionId === session.id) return undefined;
  const isThis = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt));
  await db.transaction(async (tx) => {
    const ended = await tx.update(sessions).set({ revokedAt: clock.now() }).where(isThis).returning();
    if (ended.length === 0) return;
    await recordForPerson(tx, context, { kind: 'sign-in', action: 'device-ended' });
    await notifyProcesses(tx, { type: 'session-ended', sessionId });
  });
  return undefined;
};
