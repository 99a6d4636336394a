import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { sessions, sessionTokens } from '../db/schema/index.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import type { FoundSession } from './findSession.ts';

/** Minutes after which a token is replaced by the next answer. */
const ROTATE_AFTER_MIN = 10;
/** Seconds that a replaced token is still accepted. */
const GRACE_S = 60;
/** Seconds after which an answer with a successor that nobody uses counts as lost on the way. */
const LOST_ANSWER_S = 5;

type Rotation = {
  db: Database;
  clock: Clock;
  log: Logger;
  found: FoundSession;
  origin: string;
  /** False where a successor could not be handed over. */
  rotate: boolean;
  addToken: (db: Database, sessionId: string) => Promise<string>;
};

/** Judges a token by its age: valid, valid with a successor, or replaced too long ago. */
export async function rotateToken(input: Rotation): Promise<{ valid: boolean; nextToken?: string }> {
  const { db, clock, found, addToken, rotate } = input;
  const { token, session } = found;
  const now = clock.now().getTime();
  if (token.supersededAt) {
    const age = now - token.supersededAt.getTime();
    if (age > GRACE_S * 1000) return refuseReplay(input);
    if (!rotate) return { valid: true };
    if (age < LOST_ANSWER_S * 1000 || (await successorIsUsed(db, session.id))) return { valid: true };
    return { valid: true, nextToken: await addToken(db, session.id) };
  }
  if (!token.usedAt)
    await db.update(sessionTokens).set({ usedAt: clock.now() }).where(eq(sessionTokens.digest, token.digest));
  if (!rotate || now - token.issuedAt.getTime() < ROTATE_AFTER_MIN * 60_000) return { valid: true };
  const isNewest = and(eq(sessionTokens.digest, token.digest), isNull(sessionTokens.supersededAt));
  return db.transaction(async (tx) => {
    const won = await tx.update(sessionTokens).set({ supersededAt: clock.now() }).where(isNewest).returning();
    if (won.length === 0) return { valid: true };
    return { valid: true, nextToken: await addToken(tx, session.id) };
  });
}

async function successorIsUsed(db: Database, sessionId: string): Promise<boolean> {
  const used = await db
    .select({ digest: sessionTokens.digest })
    .from(sessionTokens)
    .where(
      and(
        eq(sessionTokens.sessionId, sessionId),
        isNull(sessionTokens.supersededAt),
        isNotNull(sessionTokens.usedAt),
      ),
    )
    .limit(1);
  return used.length > 0;
}

/** A tab that slept shows an old token innocently; the same from elsewhere means that the token was copied. */
async function refuseReplay({ db, clock, log, found, origin }: Rotation): Promise<{ valid: false }> {
  const { session } = found;
  if (origin === found.origin) return { valid: false };
  await db.update(sessions).set({ revokedAt: clock.now() }).where(eq(sessions.id, session.id));
  log.warn(
    { userId: session.userId, sessionId: session.id },
    'a replaced token came from elsewhere: session ended',
  );
  return { valid: false };
}
