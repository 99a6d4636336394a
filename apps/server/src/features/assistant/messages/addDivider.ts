import { aiSources } from '@portal/api-client/contract/ai';
import { and, desc, eq } from 'drizzle-orm';
import { aiMessages } from '../../../db/schema/assistant.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { lockSession, type Place } from '../sessions/findPlace.ts';
import { tellAssistant } from '../tellAssistant.ts';
import { base, insert, refuseBusy, takePlaces } from './ask.ts';

/** Later questions are answered without what stands before the divider. A second one in a row adds nothing. */
export async function addDivider(context: AssistantContext, place: Place): Promise<void> {
  const { db, clock } = context;
  const { sessionId } = place.session;
  await db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId);
    await refuseBusy(tx, sessionId);
    const [last] = await tx
      .select()
      .from(aiMessages)
      .where(and(eq(aiMessages.sessionId, sessionId), eq(aiMessages.isCurrent, true)))
      .orderBy(desc(aiMessages.seq))
      .limit(1);
    if (!last || last.source === aiSources.divider) return;
    const now = clock.now();
    const seq = await takePlaces(tx, session, 1, now);
    const fields = base(context, sessionId, now);
    const [divider] = await insert(tx, {
      ...fields,
      source: aiSources.divider,
      seq,
      turnId: fields.messageId,
    });
    await tellAssistant(
      tx,
      { what: 'message', sessionId, messageId: divider.messageId },
      { what: 'session', sessionId },
    );
  });
}
