import { aiLimits, aiSources, answerStates } from '@portal/api-client/contract/ai';
import { and, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BlobStore } from '../../../blobs/BlobStore.ts';
import type { DataResource } from '../../../data/catalogue/measures.ts';
import type { Database } from '../../../db/Database.ts';
import { aiMessages, aiSessions } from '../../../db/schema/assistant.ts';
import type { Clock } from '../../../http/Clock.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { readTimeZone } from '../../business/readTimeZone.ts';
import { findAgent } from '../agents/agents.ts';
import { imageKey } from '../images/imageAddress.ts';
import type { AnswerImage, AnswerModel, AnswerRequest } from '../models/AnswerModel.ts';
import { BUILTIN_CODE, type Models } from '../models/createModels.ts';
import { type Reader, readSight } from '../rights/readSight.ts';
import { DATA_RESOURCES, resourcesIn } from '../rights/resourcesIn.ts';
import type { StoredMessage } from '../sessions/findPlace.ts';
import { readLimits } from '../usage/limits.ts';
import { recordUsage, tokensOfMonth } from '../usage/usage.ts';

/** Failed answers among them are not told: twice as many turns are read as are told. */
const MOST_ROWS = aiLimits.historyPairs * 4;

/** What preparing needs. */
export type PrepareDeps = { db: Database; clock: Clock; blobs: BlobStore; models: Models };

/** What an answer is made from. */
export type PreparedAnswer = {
  model: AnswerModel;
  request: AnswerRequest;
  /** The kinds of data that the model is told beside what it asks for. */
  resources?: readonly DataResource[];
};

/** Reads what an answer is to be made from: the question, what came before it since the last divider, the images. */
export async function prepareAnswer(
  { db, clock, blobs, models }: PrepareDeps,
  messageId: string,
  signal: AbortSignal,
): Promise<PreparedAnswer> {
  const questions = alias(aiMessages, 'questions');
  const [row] = await db
    .select({ answer: aiMessages, question: questions, session: aiSessions })
    .from(aiMessages)
    .innerJoin(questions, eq(questions.messageId, aiMessages.replyTo))
    .innerJoin(aiSessions, eq(aiSessions.sessionId, aiMessages.sessionId))
    .where(eq(aiMessages.messageId, messageId));
  if (!row) throw new Error('The question is gone');
  const { answer, question, session } = row;
  const isOverLimit = await isOverTokens(db, answer.companyId, clock.now());
  // What a page shows is read from its address, not from words.
  const isBuiltin = isOverLimit || question.page?.explain === true;
  const { model, code } = models.choose(isBuiltin ? BUILTIN_CODE : answer.modelCode);
  // A provider is not silent while its client is loaded.
  await models.ready();
  const { userId, companyId } = answer;
  const locale = localeIn(answer.locale);
  const told = await toldBefore({ db, clock, userId, companyId, locale }, answer.sessionId, question.seq);
  const resources = code === BUILTIN_CODE ? [] : toldResources(told, question);
  await db.update(aiMessages).set({ modelCode: code, resources }).where(eq(aiMessages.messageId, messageId));
  return {
    resources,
    model: recordsUsage(model, { db, clock, code }),
    request: {
      ...(isOverLimit && { isOverLimit }),
      question: question.content,
      history: told.map(([asked, { content }]) => ({ question: asked.content, answer: content })),
      images: await readImages(blobs, companyId, question.images),
      page: question.page ?? undefined,
      locale,
      agent: findAgent(session.agentId),
      themeId: question.agentThemeId ?? undefined,
      modelCode: code,
      scope: {
        db,
        companyId,
        userId,
        locale,
        now: clock.now(),
        timeZone: await readTimeZone(db, companyId),
      },
      written: { think: answer.think, content: answer.content },
      signal,
    },
  };
}

async function isOverTokens(db: Database, companyId: string, now: Date): Promise<boolean> {
  const { tokensAMonth } = await readLimits(db, companyId);
  return tokensAMonth !== undefined && (await tokensOfMonth(db, companyId, now)) >= tokensAMonth;
}

/** The model, whose answers are counted for their company. */
function recordsUsage(
  model: AnswerModel,
  { db, clock, code }: Pick<PrepareDeps, 'db' | 'clock'> & { code: string },
): AnswerModel {
  return async function* answer(request) {
    for await (const { usage, ...part } of model(request)) {
      const { companyId } = request.scope;
      if (usage) await recordUsage(db, { companyId, modelCode: code, now: clock.now(), usage });
      else yield part;
    }
  };
}

/** A model's words may repeat what it was told, without a table. What a page shows counts as every kind of data. */
function toldResources(told: readonly Pair[], { page }: StoredMessage): DataResource[] {
  if (page) return [...DATA_RESOURCES];
  return [...new Set(told.flatMap(([, answer]) => [...resourcesIn(answer)]))];
}

/** A question and its answer. */
type Pair = readonly [question: StoredMessage, answer: StoredMessage];

/** The last finished questions with their answers after the last divider, oldest first. */
async function toldBefore(reader: Reader, sessionId: string, seq: number): Promise<Pair[]> {
  const { db, userId } = reader;
  const before = and(
    eq(aiMessages.sessionId, sessionId),
    eq(aiMessages.isCurrent, true),
    lt(aiMessages.seq, seq),
  );
  const divider = db
    .select({ seq: max(aiMessages.seq) })
    .from(aiMessages)
    .where(and(before, eq(aiMessages.source, aiSources.divider)));
  const rows = await db
    .select()
    .from(aiMessages)
    .where(and(before, gt(aiMessages.seq, sql`coalesce((${divider}), 0)`)))
    .orderBy(desc(aiMessages.seq))
    .limit(MOST_ROWS);
  // A model tells on what it was told: of others' answers only what the person who asks may see.
  const isAlone = rows.every((row) => row.userId === userId);
  const sight = isAlone ? undefined : await readSight(reader);
  const told = rows.reverse().filter((row) => !sight?.isHidden(row));
  return pairsOf(told).slice(-aiLimits.historyPairs);
}

function pairsOf(rows: readonly StoredMessage[]): Pair[] {
  return rows.flatMap((question): Pair[] => {
    if (question.source !== aiSources.user) return [];
    const answer = rows.find(({ replyTo }) => replyTo === question.messageId);
    if (!answer || answer.content === '' || answer.state === answerStates.failed) return [];
    return [[question, answer]];
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
