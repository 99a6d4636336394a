import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { createBatchReader } from '../db/createBatchReader.ts';
import type { Database } from '../db/Database.ts';
import { sessions, sessionTokens } from '../db/schema/index.ts';
import { webPushDevices } from '../db/schema/webPush.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import { findSession, findSessionsByToken } from './findSession.ts';
import { rotateToken } from './rotateToken.ts';
import type { Session } from './Session.ts';
import { createToken, digestOf } from './tokens.ts';

/** Hours a session lasts: five days when automatic login was chosen. */
const SESSION_LIFE_H = { autoLogin: 120, otherwise: 12 } as const;

/** Of what a browser says of itself. */
const MOST_CHARACTERS = 300;

/** The session that a token belongs to. */
type TokenBearer = { address: string; userAgent: string };

/** Sessions and their rotating tokens. */
export type SessionStore = {
  create(db: Database, start: TokenBearer & SessionStart): Promise<{ sessionId: string; token: string }>;
  /** The session of a valid token, with the token's successor when it is time for one. */
  authenticate(
    token: string,
    bearer: TokenBearer,
    options?: { rotate: boolean },
  ): Promise<{ session: Session; nextToken?: string } | undefined>;
  find(sessionId: string): Promise<Session | undefined>;
  /** Binds a session to a company, or to none yet; all former tokens end. */
  bindCompany(db: Database, sessionId: string, companyId: string | null): Promise<string>;
  revoke(db: Database, sessionId: string): Promise<void>;
  /** Ends a user's sessions, but for one. */
  revokeUser(db: Database, userId: string, exceptSessionId?: string): Promise<void>;
  /** Whether the user has another live session. */
  hasOthers(db: Database, userId: string, sessionId: string): Promise<boolean>;
  sweep(): Promise<void>;
};

type SessionStart = {
  userId: string;
  companyId: string | null;
  autoLogin: boolean;
  /** Whose session it will be again after the demo environment. */
  demoOf?: { userId: string; companyId: string | null };
};

/** Makes the store over the database; tokens are kept as digests. */
export function createSessionStore(deps: { db: Database; clock: Clock; log: Logger }): SessionStore {
  const { db, clock } = deps;
  const byDigest = createBatchReader((digests) => findSessionsByToken(db, digests, clock.now()));
  const addToken = async (on: Database, sessionId: string) => {
    const { token, digest } = createToken();
    await on.insert(sessionTokens).values({ digest, sessionId, issuedAt: clock.now() });
    return token;
  };
  return {
    async create(on, { userId, companyId, autoLogin, demoOf, ...bearer }) {
      const now = clock.now();
      const hours = autoLogin ? SESSION_LIFE_H.autoLogin : SESSION_LIFE_H.otherwise;
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + hours * 3_600_000);
      const origin = originOf(bearer);
      const shown = { userAgent: bearer.userAgent.slice(0, MOST_CHARACTERS), address: bearer.address };
      const demo = { demoOfUserId: demoOf?.userId ?? null, demoOfCompanyId: demoOf?.companyId ?? null };
      await on
        .insert(sessions)
        .values({ id, userId, companyId, autoLogin, origin, createdAt: now, expiresAt, ...shown, ...demo });
      return { sessionId: id, token: await addToken(on, id) };
    },
    async authenticate(token, bearer, { rotate } = { rotate: true }) {
      const found = await byDigest(digestOf(token));
      if (!found) return undefined;
      const verdict = await rotateToken({ ...deps, found, origin: originOf(bearer), addToken, rotate });
      return verdict.valid ? { session: found.session, nextToken: verdict.nextToken } : undefined;
    },
    find: (sessionId) => findSession(db, sessionId, clock.now()),
    async bindCompany(on, sessionId, companyId) {
      await on.update(sessions).set({ companyId }).where(eq(sessions.id, sessionId));
      await on.delete(sessionTokens).where(eq(sessionTokens.sessionId, sessionId));
      return addToken(on, sessionId);
    },
    async revoke(on, sessionId) {
      await on.update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.id, sessionId));
      await on.delete(webPushDevices).where(eq(webPushDevices.sessionId, sessionId));
    },
    async revokeUser(on, userId, exceptSessionId = '') {
      const others = and(
        eq(sessions.userId, userId),
        ne(sessions.id, exceptSessionId),
        isNull(sessions.revokedAt),
      );
      await on.update(sessions).set({ revokedAt: clock.now() }).where(others);
      await on
        .delete(webPushDevices)
        .where(and(eq(webPushDevices.userId, userId), ne(webPushDevices.sessionId, exceptSessionId)));
    },
    async hasOthers(on, userId, sessionId) {
      const live = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, clock.now()));
      const others = and(eq(sessions.userId, userId), ne(sessions.id, sessionId), live);
      return (await on.select({ id: sessions.id }).from(sessions).where(others).limit(1)).length > 0;
    },
    async sweep() {
      const old = new Date(clock.now().getTime() - 86_400_000);
      await db.delete(sessions).where(or(lt(sessions.expiresAt, old), lt(sessions.revokedAt, old)));
      await db.delete(sessionTokens).where(lt(sessionTokens.supersededAt, old));
    },
  };
}

function originOf({ address, userAgent }: TokenBearer): string {
  return digestOf(`${address}\n${userAgent}`);
}
