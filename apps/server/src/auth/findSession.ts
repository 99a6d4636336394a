import { and, eq, gt, isNull, or, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { DEFAULT_TIME_ZONE } from '../db/schema/identity.ts';
import { companies, memberships, sessions, sessionTokens, users } from '../db/schema/index.ts';
import type { Session } from './Session.ts';

/** A session as one of its tokens leads to it. */
export type FoundSession = {
  readonly session: Session;
  readonly origin: string;
  readonly token: typeof sessionTokens.$inferSelect;
};

type Row = Omit<Session, 'isDemo' | 'demoOf' | 'timeZone'> & {
  timeZone: string | null;
  ssoEnv: string;
  origin: string;
  demoOfUserId: string | null;
  demoOfCompanyId: string | null;
};

const columns = {
  id: sessions.id,
  userId: sessions.userId,
  companyId: sessions.companyId,
  autoLogin: sessions.autoLogin,
  origin: sessions.origin,
  startedAt: sessions.createdAt,
  expiresAt: sessions.expiresAt,
  subjectCodeEncrypt: companies.subjectCodeEncrypt,
  timeZone: companies.timeZone,
  ssoEnv: users.ssoEnv,
  demoOfUserId: sessions.demoOfUserId,
  demoOfCompanyId: sessions.demoOfCompanyId,
};

const sessionsByToken = prepareOnce((db) =>
  db
    .select({ ...columns, token: sessionTokens })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, isMembership())
    .leftJoin(companies, isOpen())
    .where(
      and(
        sql`${sessionTokens.digest} = any(${sql.placeholder('digests')}::text[])`,
        isLive(sql.placeholder('now')),
      ),
    )
    .prepare('sessions_by_token'),
);

/** The live sessions of tokens by their digests: not ended, not expired, the user active and still in the company, which is open. */
export async function findSessionsByToken(
  db: Database,
  digests: string[],
  now: Date,
): Promise<ReadonlyMap<string, FoundSession>> {
  const rows = await sessionsByToken(db).execute({ digests, now });
  return new Map(
    rows.map(({ token, ...row }) => [token.digest, { session: toSession(row), origin: row.origin, token }]),
  );
}

/** A live session by its id. */
export async function findSession(db: Database, sessionId: string, now: Date): Promise<Session | undefined> {
  const [row] = await db
    .select(columns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, isMembership())
    .leftJoin(companies, isOpen())
    .where(and(eq(sessions.id, sessionId), isLive(now)))
    .limit(1);
  return row && toSession(row);
}

function isMembership() {
  return and(
    eq(memberships.userId, sessions.userId),
    eq(memberships.companyId, sessions.companyId),
    isNull(memberships.disabledAt),
  );
}

function isOpen() {
  return and(eq(companies.id, memberships.companyId), isNull(companies.lockedAt));
}

function isLive(now: Date | Placeholder) {
  return and(
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    eq(users.status, 'active'),
    or(isNull(sessions.companyId), sql`${companies.id} is not null`),
  );
}

function toSession({ origin: _origin, ssoEnv, demoOfUserId, demoOfCompanyId, ...row }: Row): Session {
  const demoOf = demoOfUserId ? { userId: demoOfUserId, companyId: demoOfCompanyId } : undefined;
  return { ...row, timeZone: row.timeZone ?? DEFAULT_TIME_ZONE, isDemo: ssoEnv === 'DEMO', demoOf };
}
