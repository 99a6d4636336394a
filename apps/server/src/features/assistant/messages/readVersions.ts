import { type AiMessage, aiSources } from '@portal/api-client/contract/ai';
import { and, asc, eq } from 'drizzle-orm';
import { aiMessages } from '../../../db/schema/assistant.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { findMessage } from '../sessions/findPlace.ts';
import { toMessages } from './toMessage.ts';

/** All answers of a turn, in order. */
export async function readVersions(context: AssistantContext, messageId: string): Promise<AiMessage[]> {
  const { db } = context;
  const { message } = await findMessage(db, context, messageId);
  const rows = await db
    .select()
    .from(aiMessages)
    .where(and(eq(aiMessages.turnId, message.turnId), eq(aiMessages.source, aiSources.assistant)))
    .orderBy(asc(aiMessages.version));
  return toMessages(context, rows);
}
