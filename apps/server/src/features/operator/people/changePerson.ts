import { securityTitles } from '@portal/api-client/contract';
import { operatorCodes } from '@portal/api-client/contract/operator';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { memberships, sessions, users } from '../../../db/schema/identity.ts';
import type { Clock } from '../../../http/Clock.ts';
import { BusinessError } from '../../../http/errors.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { publishPush } from '../../../realtime/publishPush.ts';
import type { Act } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';
import { makePasswordLink } from './passwordLink.ts';

type UserRow = typeof users.$inferSelect;

/** Keeps a person out of the portal, or lets them in again. */
export const disableOperatorPerson: Act<'disableOperatorPerson'> = async (request, context) => {
  const { db, clock, userId: own } = context;
  const { userId, isDisabled } = request;
  const person = await findForChange(db, userId);
  if (userId === own) throw new BusinessError(operatorCodes.ownAccount, 'operatorSelf');
  if (!(await setPersonDisabled(db, clock, { userId, isDisabled }))) return { answer: undefined };
  return {
    answer: undefined,
    deed: {
      action: isDisabled ? 'person-disabled' : 'person-enabled',
      target: person.userName,
      companyIds: await companiesOf(db, userId),
      before: { isDisabled: !isDisabled },
      after: { isDisabled },
    },
  };
};

/** Which of a person's sessions end: one, or all but one. */
type Ending = { userId: string; sessionId?: string | undefined; exceptId?: string };

/** Ends open sessions, whose pages are told. Returns their ids. */
export async function endSessions(
  tx: Database,
  clock: Clock,
  { userId, sessionId, exceptId }: Ending,
): Promise<string[]> {
  const live = and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, clock.now()),
    sessionId ? eq(sessions.id, sessionId) : undefined,
    exceptId ? ne(sessions.id, exceptId) : undefined,
  );
  const ended = await tx.update(sessions).set({ revokedAt: clock.now() }).where(live).returning();
  for (const { id } of ended) await notifyProcesses(tx, { type: 'session-ended', sessionId: id });
  return ended.map(({ id }) => id);
}

/** Ends one of a person's sessions, or all of them but the operator's own. */
export const endOperatorSessions: Act<'endOperatorSessions'> = async (request, context) => {
  const { db, clock, session } = context;
  const { userId, sessionId } = request;
  const person = await findForChange(db, userId);
  const others = await endSessions(db, clock, { userId, sessionId, exceptId: session.id });
  const answer = { ended: others.length };
  if (others.length === 0) return { answer };
  return {
    answer,
    deed: {
      action: 'sessions-ended',
      target: person.userName,
      companyIds: await companiesOf(db, userId),
      after: { ended: others.length },
    },
  };
};

/** Gives the operator an address and a code for a person who cannot sign in. */
export const makeOperatorPasswordLink: Act<'makeOperatorPasswordLink'> = async ({ userId }, context) => {
  const { db } = context;
  const { userName, email, phone } = await findForChange(db, userId);
  const contact = email ?? phone;
  if (!contact) throw new BusinessError(operatorCodes.noContact, 'personHasNoContact');
  const answer = await makePasswordLink(context, contact);
  // Asked again within a minute there is no other code, and nothing was done.
  if (!('code' in answer)) return { answer };
  const companyIds = await companiesOf(db, userId);
  return { answer, deed: { action: 'password-link', target: userName, companyIds } };
};

/** Keeps a person out or lets them in; who is kept out is told, and signs in anew afterwards. False when it was so before. */
export async function setPersonDisabled(
  tx: Database,
  clock: Clock,
  { userId, isDisabled }: { userId: string; isDisabled: boolean },
): Promise<boolean> {
  const status = isDisabled ? 'disabled' : 'active';
  const person = await findForChange(tx, userId);
  if (person.status === status) return false;
  await tx.update(users).set({ status }).where(eq(users.id, userId));
  if (!isDisabled) return true;
  const message = { msgType: 3, msgTitle: securityTitles.accountDisabled, msgInfo: '', eject: 1 };
  await publishPush(tx, clock, { userId, message });
  await tx
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
  await notifyProcesses(tx, { type: 'user-ended', userId, exceptSessionId: '' });
  return true;
}

async function findForChange(tx: Database, userId: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw notFound();
  return user;
}

async function companiesOf(db: Database, userId: string): Promise<string[]> {
  const work = await db.select().from(memberships).where(eq(memberships.userId, userId));
  return work.map(({ companyId }) => companyId);
}
