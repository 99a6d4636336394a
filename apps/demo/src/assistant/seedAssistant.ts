import { aiSources, answerStates } from '@portal/api-client/contract/ai';
import { BUILTIN_CODE, createBuiltinModel, type Database, findAgent, insertMany } from '@portal/server/data';
import {
  aiMembers,
  aiMessages,
  aiSessionPrompts,
  aiSessions,
  aiTeamPrompts,
} from '@portal/server/schema/assistant';
import { type DemoTalk, demoTalks } from './demoTalks.ts';

type MessageRow = typeof aiMessages.$inferInsert;

const COMPANY = 'c-starlight';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/**
 * Writes conversations whose answers are the built-in model's over the data that stand here. Not in the transaction of
 * the rest: reports take another role for theirs.
 */
export async function seedAssistant(db: Database, now: Date): Promise<void> {
  for (const talk of demoTalks) {
    const began = now.getTime() - talk.hoursAgo * HOUR_MS;
    const rows = await messagesOf(db, talk, { began, now });
    await db.transaction(async (tx) => {
      await insertTalk(tx, talk, { began, rows });
    });
  }
}

async function insertTalk(
  db: Database,
  { id, title, by, members = [], agentId, isTopup = false, templates = [] }: DemoTalk,
  { began, rows }: { began: number; rows: MessageRow[] },
): Promise<void> {
  const kind = agentId ? 'agent' : members.length > 0 ? 'teamSession' : 'session';
  const createdAt = new Date(began);
  const lastSeq = rows.at(-1)?.seq ?? 0;
  const updatedAt = new Date(rows.at(-1)?.createdAt ?? began);
  await db.insert(aiSessions).values({
    sessionId: id,
    companyId: COMPANY,
    creatorId: by,
    kind,
    title,
    agentId,
    lastSeq,
    createdAt,
    updatedAt,
  });
  await insertMany(
    db,
    aiMembers,
    [by, ...members].map((userId, index) => ({
      sessionId: id,
      companyId: COMPANY,
      userId,
      isTopup: userId === by && isTopup,
      readSeq: userId === by ? lastSeq : 0,
      joinedAt: new Date(began + index),
    })),
  );
  if (rows.length > 0) await db.insert(aiMessages).values(rows);
  const prompts = templates.map((template, index) => ({
    ...template,
    teamPromptId: `${id}-prompt-${index + 1}`,
    companyId: COMPANY,
    userId: by,
    createdAt: new Date(began + index),
  }));
  await insertMany(db, aiTeamPrompts, prompts);
  await insertMany(
    db,
    aiSessionPrompts,
    prompts.map(({ teamPromptId }, position) => ({
      sessionId: id,
      teamPromptId,
      companyId: COMPANY,
      position,
    })),
  );
}

async function messagesOf(
  db: Database,
  { id, turns, agentId }: DemoTalk,
  { began, now }: { began: number; now: Date },
): Promise<MessageRow[]> {
  const rows: MessageRow[] = [];
  const history: { question: string; answer: string }[] = [];
  for (const [index, turn] of turns.entries()) {
    const at = new Date(began + index * 7 * MINUTE_MS);
    const turnId = `${id}-turn-${index + 1}`;
    const seq = rows.length + 1;
    const base = { sessionId: id, companyId: COMPANY, turnId, seq, createdAt: at, updatedAt: at };
    if (turn === 'divider') {
      rows.push({ ...base, messageId: turnId, userId: rows[0]?.userId ?? '', source: aiSources.divider });
      history.length = 0;
      continue;
    }
    const { by: userId, question, themeId } = turn;
    const answer = await answerTo(db, { question, themeId, agentId, userId, history, now });
    const messageId = `${id}-question-${index + 1}`;
    rows.push(
      { ...base, messageId, userId, source: aiSources.user, content: question, agentThemeId: themeId },
      {
        ...base,
        ...answer,
        messageId: `${id}-answer-${index + 1}`,
        userId,
        source: aiSources.assistant,
        seq: seq + 1,
        replyTo: messageId,
        state: answerStates.done,
        modelCode: BUILTIN_CODE,
      },
    );
    history.push({ question, answer: answer.content });
  }
  return rows;
}

type Asked = {
  question: string;
  themeId: string | undefined;
  agentId: number | undefined;
  userId: string;
  history: readonly { question: string; answer: string }[];
  now: Date;
};

async function answerTo(db: Database, { agentId, now, userId, ...asked }: Asked) {
  const locale = 'zh-CN' as const;
  const parts = createBuiltinModel()({
    ...asked,
    images: [],
    page: undefined,
    locale,
    agent: findAgent(agentId ?? null),
    modelCode: BUILTIN_CODE,
    scope: { db, companyId: COMPANY, userId, locale, now, timeZone: 'Asia/Shanghai' },
    written: { think: '', content: '' },
    signal: new AbortController().signal,
  });
  let [think, content] = ['', ''];
  for await (const part of parts) {
    think += part.think ?? '';
    content += part.content ?? '';
  }
  // The same rows come of the same data, however quick the machine was.
  return { think: think.replace(/\d+ 毫秒/, '6 毫秒'), content: content.replace(/"ms":\d+/g, '"ms":6') };
}
