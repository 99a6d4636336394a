import { aiSources } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import { aiMessages } from '../../../db/schema/assistant.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import type { LiveAnswer } from '../answers/LiveAnswer.ts';
import { readSight, type Sight } from './readSight.ts';

/**
 * Opens an answer for its reader. Whoever may not see every kind of data gets an answer to somebody else when it is
 * whole: only then is known which figures it shows.
 */
export async function openAnswerFor(
  context: AssistantContext,
  messageId: string,
): Promise<LiveAnswer | undefined> {
  const { db, services, userId } = context;
  const live = await services.assistant.open(messageId);
  if (!live) return undefined;
  const [row] = await db
    .select({ userId: aiMessages.userId })
    .from(aiMessages)
    .where(eq(aiMessages.messageId, messageId));
  if (!row || row.userId === userId) return live;
  const sight = await readSight(context);
  return sight.seesAll ? live : withheld(live, row.userId, sight);
}

/** The answer without a word until it is whole. */
function withheld(live: LiveAnswer, userId: string, sight: Sight): LiveAnswer {
  const shown = () => {
    if (!live.end) return { think: '', content: '' };
    const { think, content, resources } = live;
    return sight.show({ userId, source: aiSources.assistant, think, content, resources });
  };
  return {
    messageId: live.messageId,
    sessionId: live.sessionId,
    get think() {
      return shown().think;
    },
    get content() {
      return shown().content;
    },
    get resources() {
      return live.resources;
    },
    get end() {
      return live.end;
    },
    subscribe: live.subscribe,
  };
}
