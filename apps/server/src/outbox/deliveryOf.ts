import { and, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { outbox } from '../db/schema/accountFlows.ts';
import type { Clock } from '../http/Clock.ts';

/** What becomes of a message: nothing stands against it, it is tried again, or it could not be delivered. */
export type Delivery = 'under-way' | 'late' | 'failed';

type Row = Pick<typeof outbox.$inferSelect, 'state' | 'error'>;

const AS_NEW_MS = 15 * 60_000;

/**
 * What becomes of a message that a page asks for; undefined for one that there is not. One that was written for nobody
 * fares like the last of its channel that was tried: a carrier that is down tells nobody who has an account.
 */
export async function deliveryOf(db: Database, clock: Clock, pageId: string): Promise<Delivery | undefined> {
  const [row] = await db.select().from(outbox).where(eq(outbox.pageId, pageId));
  if (!row) return undefined;
  if (row.state !== 'void') return stateOf(row);
  const wasTried = and(
    eq(outbox.channel, row.channel),
    gt(outbox.createdAt, new Date(clock.now().getTime() - AS_NEW_MS)),
    or(inArray(outbox.state, ['sent', 'delivered']), isNotNull(outbox.error)),
  );
  const [last] = await db.select().from(outbox).where(wasTried).orderBy(desc(outbox.createdAt)).limit(1);
  return last ? stateOf(last) : 'under-way';
}

function stateOf({ state, error }: Row): Delivery {
  if (state === 'failed') return 'failed';
  return state === 'waiting' && error !== null ? 'late' : 'under-way';
}
