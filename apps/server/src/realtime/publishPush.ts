import { type PushMessage, securityTitles } from '@portal/api-client/contract';
import type { Database } from '../db/Database.ts';
import type { Clock } from '../http/Clock.ts';
import { appendPushes } from './appendPushes.ts';

/** A message for one user. */
export type Push = {
  userId: string;
  message: Pick<PushMessage, 'msgTitle' | 'msgInfo' | 'msgType' | 'eject'>;
  /** Only sessions in this company get it. */
  companyId?: string;
  /** A session that does not get it. */
  exceptSessionId?: string;
};

const endsSession: ReadonlySet<string> = new Set(Object.values(securityTitles));

/**
 * Pushes a message of the server itself, which no list keeps. Give it the transaction that causes the push.
 * Only here a title that ends the session is marked as meant: what people write goes through `sendNotice`.
 */
export async function publishPush(db: Database, clock: Clock, push: Push): Promise<void> {
  const { userId, message, companyId, exceptSessionId } = push;
  const frame = { ...message, ...(endsSession.has(message.msgTitle) && { system: 1 }) };
  await appendPushes(db, clock, {
    userIds: [userId],
    frame,
    ...(companyId && { companyId }),
    ...(exceptSessionId && { exceptSessionId }),
  });
}
