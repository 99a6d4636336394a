import { aiSources, answerStates } from '@portal/api-client/contract/ai';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { BlobStore } from '../../../blobs/BlobStore.ts';
import type { Database } from '../../../db/Database.ts';
import { aiMessages, aiSessions } from '../../../db/schema/assistant.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { findAgent } from '../agents/agents.ts';
import { imageKey } from '../images/imageAddress.ts';
import type { AnswerImage, AnswerModel, AnswerRequest } from '../models/AnswerModel.ts';
import type { Models } from '../models/createModels.ts';
import type { StoredMessage } from '../sessions/findPlace.ts';

/** What preparing needs. */
export type PrepareDeps = { db: Database; clock: Clock; blobs: BlobStore; models: Models };

/** Turns of the past that a model is told. */
const TURNS = 20;

/** Reads what an answer is to be made from: the question, what came before it since the last divider, the images. */
export async function prepareAnswer(
  { db, clock, blobs, models }: PrepareDeps,
  messageId: string,
  signal: AbortSignal,
): Promise<{ model: AnswerModel; request: AnswerRequest }> {
  const [row] = await db
    .select({ answer: aiMessages, session: aiSessions })
    .from(aiMessages)
    .innerJoin(aiSessions, eq(aiSessions.sessionId, aiMessages.sessionId))
    .where(eq(aiMessages.messageId, messageId));
  const answer = row?.answer;
  const [question] = await db
    .select()
    .from(aiMessages)
    .where(eq(aiMessages.messageId, answer?.replyTo ?? ''));
  if (!answer || !question) throw new Error('The question is gone');
  const { model, code } = models.choose(answer.modelCode);
  // A provider is not silent while its client is loaded.
  await models.ready();
  if (code !== answer.modelCode)
    await db.update(aiMessages).set({ modelCode: code }).where(eq(aiMessages.messageId, messageId));
  const { userId, companyId } = answer;
  const locale = localeIn(answer.locale);
  return {
    model,
    request: {
      question: question.content,
      history: await historyBefore(db, answer.sessionId, question.seq),
      images: await readImages(blobs, companyId, question.images),
      page: question.page ?? undefined,
      locale,
      agent: findAgent(row.session.agentId),
      themeId: question.agentThemeId ?? undefined,
      modelCode: code,
      scope: { db, companyId, userId, locale, now: clock.now() },
      written: { think: answer.think, content: answer.content },
      signal,
    },
  };
}

/** Questions with their answers after the last divider, oldest first. */
async function historyBefore(
  db: Database,
  sessionId: string,
  seq: number,
): Promise<{ question: string; answer: string }[]> {
  const current = and(eq(aiMessages.sessionId, sessionId), eq(aiMessages.isCurrent, true));
  const [divider] = await db
    .select({ seq: aiMessages.seq })
    .from(aiMessages)
    .where(and(current, eq(aiMessages.source, aiSources.divider), lt(aiMessages.seq, seq)))
    .orderBy(desc(aiMessages.seq))
    .limit(1);
  const rows = await db
    .select()
    .from(aiMessages)
    .where(
      and(
        current,
        gt(aiMessages.seq, divider?.seq ?? 0),
        lt(aiMessages.seq, seq),
        inArray(aiMessages.source, [aiSources.user, aiSources.assistant]),
      ),
    )
    .orderBy(desc(aiMessages.seq))
    .limit(TURNS * 2);
  return pairsOf(rows.reverse());
}

function pairsOf(rows: readonly StoredMessage[]): { question: string; answer: string }[] {
  return rows.flatMap((question) => {
    if (question.source !== aiSources.user) return [];
    const answer = rows.find(({ replyTo }) => replyTo === question.messageId);
    if (!answer || answer.content === '' || answer.state === answerStates.failed) return [];
    return [{ question: question.content, answer: answer.content }];
  });
}

async function readImages(
  blobs: BlobStore,
  companyId: string,
  imageIds: readonly string[],
): Promise<AnswerImage[]> {
  const files = await Promise.all(imageIds.map((imageId) => blobs.get(companyId, imageKey(imageId))));
  return files.flatMap((file) => (file ? [{ contentType: file.contentType, bytes: file.content }] : []));
}

function localeIn(text: string): Locale {
  return text === 'en-US' || text === 'ko-KR' ? text : 'zh-CN';
}
