import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { outbox } from '../db/schema/accountFlows.ts';

/** What was sent to somebody, the newest first. */
export async function readOutbox(db: Database, recipient: string): Promise<(typeof outbox.$inferSelect)[]> {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, recipient), ne(outbox.state, 'void')))
    .orderBy(desc(outbox.createdAt));
}

/** The six digits that somebody was sent last; empty when there are none. */
export async function readCode(db: Database, recipient: string): Promise<string> {
  const [message] = await readOutbox(db, recipient);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}
