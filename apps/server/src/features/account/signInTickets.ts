import { and, eq, gt } from 'drizzle-orm';
import { createToken, digestOf } from '../../auth/tokens.ts';
import type { Database } from '../../db/Database.ts';
import { signInTickets, users } from '../../db/schema/index.ts';
import type { Clock } from '../../http/Clock.ts';
import { HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { startSession } from './startSession.ts';

/** Seconds that an address which signs a person in stays good. */
export const TICKET_LIFE_S = 600;

/** Makes a one-time token for `?token=` in an address of the portal. */
export async function createSignInTicket(
  db: Database,
  clock: Clock,
  ticket: { userId: string; companyId: string | null },
): Promise<string> {
  const { token, digest } = createToken();
  const expiresAt = new Date(clock.now().getTime() + TICKET_LIFE_S * 1000);
  await db.insert(signInTickets).values({ digest, expiresAt, ...ticket });
  return token;
}

/** Signs in with a one-time token: it is gone with the first use. */
export const tokenLogin: Handlers['tokenLogin'] = async ({ token }, context) => {
  const { db, clock } = context;
  const isThis = and(eq(signInTickets.digest, digestOf(token)), gt(signInTickets.expiresAt, clock.now()));
  const [ticket] = await db.delete(signInTickets).where(isThis).returning();
  if (!ticket) throw new HttpError(401, 'signInLinkInvalid');
  const [user] = await db.select().from(users).where(eq(users.id, ticket.userId)).limit(1);
  if (user?.status !== 'active') throw new HttpError(401, 'signInLinkInvalid');
  const { userId, companyId } = ticket;
  return startSession(context, { userId, companyId, autoLogin: false, way: 'link' });
};
