import { type AiMessage, aiSources, answerStates } from '@portal/api-client/contract/ai';
import { and, eq } from 'drizzle-orm';
import { aiMessages } from '../../../db/schema/assistant.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { toMessages } from '../messages/toMessage.ts';
import { findMessage, notThere } from '../sessions/findPlace.ts';
import { tellAssistant } from '../tellAssistant.ts';
import { cutAnswer } from './cutAnswer.ts';
import type { AnswerPlace } from './followAnswer.ts';

/** How long after its end an answer may still be being shown. */
const REVEAL_MS = 10_000;

/** Ends an answer and gives it as it is stored. One that ended a moment ago is cut to what was shown. */
export async function stopAnswer(
  context: AssistantContext,
  { messageId, shown }: { messageId: string; shown?: AnswerPlace | undefined },
): Promise<AiMessage> {
  const { db, clock, services, userId } = context;
  const before = await findMessage(db, context, messageId);
  if (before.message.source !== aiSources.assistant) throw notThere();
  if (before.message.state === answerStates.streaming) await services.assistant.stop(messageId, shown);
  else if (
    shown &&
    before.message.state === answerStates.done &&
    before.message.userId === userId &&
    clock.now().getTime() - before.message.updatedAt.getTime() < REVEAL_MS
  ) {
    const { think, content, sessionId } = before.message;
    const cut = cutAnswer(before.message, shown);
    if (cut.think.length + cut.content.length < think.length + content.length) {
      await db
        .update(aiMessages)
        .set({ ...cut, state: answerStates.stopped })
        .where(and(eq(aiMessages.messageId, messageId), eq(aiMessages.state, answerStates.done)));
      await tellAssistant(db, { what: 'message', sessionId, messageId });
    }
  }
  const { message } = await findMessage(db, context, messageId);
  const [stopped] = await toMessages(context, [message]);
  if (!stopped) throw notThere();
  return stopped;
}
