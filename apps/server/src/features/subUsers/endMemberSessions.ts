import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { sessions } from '../../db/schema/identity.ts';
import type { Clock } from '../../http/Clock.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { publishPush } from '../../realtime/publishPush.ts';

/** Whose sessions end, and the security title that their open pages are told first. */
export type MemberEnd = { userId: string; companyId: string; msgTitle: string };

/** Tells a person's open pages of a company why, then ends every session and socket that they have in it. */
export async function endMemberSessions(tx: Database, clock: Clock, end: MemberEnd): Promise<void> {
  const { userId, companyId, msgTitle } = end;
  const message = { msgType: 3, msgTitle, msgInfo: '', eject: 1 };
  await publishPush(tx, clock, { userId, companyId, message });
  await tx
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.userId, userId), eq(sessions.companyId, companyId), isNull(sessions.revokedAt)));
  await notifyProcesses(tx, { type: 'user-ended', userId, companyId, exceptSessionId: '' });
}
