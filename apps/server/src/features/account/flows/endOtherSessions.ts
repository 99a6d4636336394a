import { securityTitles } from '@portal/api-client/contract';
import type { Database } from '../../../db/Database.ts';
import type { PublicContext } from '../../../http/RequestContext.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { publishPush } from '../../../realtime/publishPush.ts';

/** Ends a user's sessions, but for one, because the password changed; their pages are told why first. */
export async function endOtherSessions(
  { clock, services }: PublicContext,
  tx: Database,
  userId: string,
  exceptSessionId = '',
): Promise<void> {
  const message = { msgType: 3, msgTitle: securityTitles.passwordChanged, msgInfo: '', eject: 1 };
  await publishPush(tx, clock, { userId, message, exceptSessionId });
  await services.sessions.revokeUser(tx, userId, exceptSessionId);
  await notifyProcesses(tx, { type: 'user-ended', userId, exceptSessionId });
}
