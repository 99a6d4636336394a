import { aiSources } from '@portal/api-client/contract/ai';
import { aiFeedback } from '../../../db/schema/assistant.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { findMessage, notThere } from '../sessions/findPlace.ts';

type Opinion = { messageId: string; value: number; reason: string; choices: readonly string[] };

/** Keeps what the caller thinks of an answer. */
export async function setFeedback(
  context: AssistantContext,
  { messageId, value, reason, choices }: Opinion,
): Promise<void> {
  const { db, clock, userId, companyId } = context;
  const { message } = await findMessage(db, context, messageId);
  if (message.source !== aiSources.assistant) throw notThere();
  const isBad = value === -1;
  const opinion = {
    value,
    reason: isBad ? reason : '',
    choices: isBad ? [...new Set(choices)] : [],
    updatedAt: clock.now(),
  };
  await db
    .insert(aiFeedback)
    .values({ messageId, userId, companyId, ...opinion })
    .onConflictDoUpdate({ target: [aiFeedback.messageId, aiFeedback.userId], set: opinion });
}
