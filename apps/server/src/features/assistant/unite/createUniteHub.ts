import { aiSources, answerStates } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMessages } from '../../../db/schema/assistant.ts';
import type { Logger } from '../../../http/Logger.ts';
import { createSeats } from '../../../realtime/createSeats.ts';
import type { ProcessEvent } from '../../../realtime/ProcessEvent.ts';
import { toMessages } from '../messages/toMessage.ts';
import { readQuota } from '../quota.ts';
import { membersOf } from '../sessions/changeMembers.ts';
import { readSession } from '../sessions/listSessions.ts';
import { markRead } from '../sessions/readDetail.ts';
import type { AssistantEvent } from '../tellAssistant.ts';
import type { UniteSeat } from './UniteSeat.ts';

/** Tells the assistant's sockets of this process what happened in their conversations. */
export type UniteHub = {
  join(seat: UniteSeat): () => void;
  handle(event: ProcessEvent): Promise<void>;
};

/** Makes the hub of one process; a client that was away reads its lists and its conversation anew. */
export function createUniteHub({ db, log }: { db: Database; log: Logger }): UniteHub {
  const seats = createSeats<UniteSeat>();
  let telling = Promise.resolve();
  const seatsOf = (userIds: readonly string[]) => userIds.flatMap((userId) => seats.of(userId));

  const tellMessage = async (sessionId: string, messageId: string) => {
    const watching = seats.all().filter((seat) => seat.watching === sessionId);
    if (watching.length === 0) return;
    const [row] = await db.select().from(aiMessages).where(eq(aiMessages.messageId, messageId));
    if (!row?.isCurrent) return;
    const members = await membersOf(db, sessionId);
    for (const seat of watching) {
      const { userId } = seat.client;
      if (!members.includes(userId)) continue;
      const [message] = await toMessages(seat.context, [row]);
      seat.tell('message', message);
      if (row.source === aiSources.assistant && row.state === answerStates.streaming) {
        // From the start: a client that knows a part of it already skips it by the offsets.
        if (!seat.following.has(messageId)) seat.follow(messageId, { t: 0, c: 0 });
      } else await markRead({ db, userId }, sessionId, row.seq);
    }
  };
  const tellSession = async (sessionId: string, userIds: readonly string[]) => {
    for (const seat of seatsOf(userIds)) {
      const session = await readSession(seat.context, sessionId);
      if (!session) continue;
      if (session.agent_id === null) seat.tell('sessionChanged', session);
      else seat.tell('userAgentsChanged', {});
    }
  };
  const tell = async ({ what, sessionId, messageId, userIds = [] }: AssistantEvent): Promise<void> => {
    if (what === 'message' && sessionId && messageId) return tellMessage(sessionId, messageId);
    if (what === 'session' && sessionId)
      return tellSession(sessionId, userIds.length > 0 ? userIds : await membersOf(db, sessionId));
    if (what === 'agents') for (const seat of seatsOf(userIds)) seat.tell('userAgentsChanged', {});
    if (what === 'quota')
      for (const seat of seatsOf(userIds)) seat.tell('quota', await readQuota(seat.context));
    if (what === 'gone')
      for (const seat of seatsOf(userIds)) {
        if (seat.watching === sessionId) {
          seat.watching = undefined;
          seat.leave();
        }
        seat.tell('sessionGone', { session_id: sessionId });
      }
  };

  return {
    join(seat) {
      const leave = seats.add(seat);
      return () => {
        leave();
        seat.leave();
      };
    },
    async handle(event) {
      if (event.type === 'session-ended' || event.type === 'user-ended') seats.endBy(event);
      if (event.type !== 'assistant' || seats.all().length === 0) return;
      // One after the other: questions are told before their answers.
      telling = telling.then(() =>
        tell(event).catch((error) => log.error({ err: error, what: event.what }, 'a change was not told')),
      );
      await telling;
    },
  };
}
