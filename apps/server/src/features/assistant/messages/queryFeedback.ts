import { and, desc, eq, gte, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/Database.ts';
import { aiFeedback, aiMessages } from '../../../db/schema/assistant.ts';
import { users } from '../../../db/schema/identity.ts';
import { nameOf } from '../sessions/listSessions.ts';

/** Which opinions are wanted; of every company and time when nothing is said. */
export type FeedbackSelection = {
  companyId?: string;
  since?: Date;
  /** 1 good, -1 bad. */
  value?: 1 | -1;
};

/** What a person thought of an answer, and what was asked and answered. */
export type FeedbackRow = {
  at: Date;
  companyId: string;
  userId: string;
  userName: string;
  value: number;
  choices: string[];
  reason: string;
  question: string;
  answer: string;
  modelCode: string;
  messageId: string;
};

/** What people thought of answers, the newest first, for operators. */
export async function queryFeedback(
  db: Database,
  { limit, offset = 0, ...selection }: FeedbackSelection & { limit: number; offset?: number },
): Promise<FeedbackRow[]> {
  const questions = alias(aiMessages, 'questions');
  const rows = await db
    .select({
      at: aiFeedback.updatedAt,
      companyId: aiFeedback.companyId,
      userId: aiFeedback.userId,
      userName: nameOf('users').mapWith(String),
      value: aiFeedback.value,
      choices: aiFeedback.choices,
      reason: aiFeedback.reason,
      question: questions.content,
      answer: aiMessages.content,
      modelCode: aiMessages.modelCode,
      messageId: aiFeedback.messageId,
    })
    .from(aiFeedback)
    .innerJoin(aiMessages, eq(aiMessages.messageId, aiFeedback.messageId))
    .leftJoin(questions, eq(questions.messageId, aiMessages.replyTo))
    .innerJoin(users, eq(users.id, aiFeedback.userId))
    .where(isSelected(selection))
    .orderBy(desc(aiFeedback.updatedAt), aiFeedback.messageId, aiFeedback.userId)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, question: row.question ?? '', modelCode: row.modelCode ?? '' }));
}

/** How many opinions there are. */
export function countFeedback(db: Database, selection: FeedbackSelection): Promise<number> {
  return db.$count(aiFeedback, isSelected(selection));
}

function isSelected({ companyId, since, value }: FeedbackSelection): SQL | undefined {
  return and(
    companyId === undefined ? undefined : eq(aiFeedback.companyId, companyId),
    since && gte(aiFeedback.updatedAt, since),
    value === undefined ? ne(aiFeedback.value, 0) : eq(aiFeedback.value, value),
  );
}
