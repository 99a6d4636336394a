import { type AiMessage, aiSources, answerStates } from '@portal/api-client/contract/ai';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { aiFeedback, aiMessages } from '../../../db/schema/assistant.ts';
import { users } from '../../../db/schema/identity.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { errorText } from '../answers/errorText.ts';
import { imageAddress } from '../images/imageAddress.ts';
import { readSight } from '../rights/readSight.ts';
import type { StoredMessage } from '../sessions/findPlace.ts';
import { nameAmong } from '../sessions/listSessions.ts';

type Reader = Pick<AssistantContext, 'db' | 'clock' | 'services' | 'userId' | 'companyId' | 'locale'>;

/** Some messages of a conversation as they are shown now, oldest first, and whether there are older ones. */
export async function readChats(
  reader: Reader,
  sessionId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<{ chats: AiMessage[]; more: boolean }> {
  const rows = await reader.db
    .select()
    .from(aiMessages)
    .where(
      and(
        eq(aiMessages.sessionId, sessionId),
        eq(aiMessages.isCurrent, true),
        before === undefined ? undefined : lt(aiMessages.seq, before),
      ),
    )
    .orderBy(desc(aiMessages.seq))
    .limit(limit + 1);
  const chats = await toMessages(reader, rows.slice(0, limit).reverse());
  return { chats, more: rows.length > limit };
}

/** Stored messages as the reader sees them. */
export async function toMessages(reader: Reader, stored: readonly StoredMessage[]): Promise<AiMessage[]> {
  if (stored.length === 0) return [];
  const { db, services, userId, locale } = reader;
  const rows = await asSeen(reader, stored);
  const people = await db
    .select({ id: users.id, name: nameAmong('users', rows[0]?.companyId ?? '') })
    .from(users)
    .where(inArray(users.id, [...new Set(rows.map((row) => row.userId))]));
  const names = new Map(people.map(({ id, name }) => [id, String(name)]));
  const answers = rows.filter(({ source }) => source === aiSources.assistant);
  const ids = answers.map(({ messageId }) => messageId);
  const feedback = ids.length
    ? await db
        .select()
        .from(aiFeedback)
        .where(and(inArray(aiFeedback.messageId, ids), eq(aiFeedback.userId, userId)))
    : [];
  const versions = ids.length
    ? await db
        .select({ messageId: aiMessages.messageId, turnId: aiMessages.turnId })
        .from(aiMessages)
        .where(
          and(
            inArray(
              aiMessages.turnId,
              answers.map(({ turnId }) => turnId),
            ),
            eq(aiMessages.source, aiSources.assistant),
          ),
        )
        .orderBy(asc(aiMessages.version))
    : [];
  return rows.map((row) => {
    const isAnswer = row.source === aiSources.assistant;
    const opinion = feedback.find(({ messageId }) => messageId === row.messageId);
    return {
      message_id: row.messageId,
      session_id: row.sessionId,
      source: row.source,
      content: row.content,
      created_at: row.createdAt.toISOString(),
      user_id: row.userId,
      user_name: isAnswer ? undefined : (names.get(row.userId) ?? ''),
      turn_id: row.turnId,
      version: row.version,
      versions: isAnswer
        ? versions.filter(({ turnId }) => turnId === row.turnId).map(({ messageId }) => messageId)
        : [],
      feedback_choices: opinion?.choices ?? [],
      images: row.images.map((image) => imageAddress(services.links, image)),
      client_msg_id: row.clientMsgId ?? undefined,
      page: row.page
        ? { title: row.page.title, system_code: row.page.system_code, path: row.page.path }
        : undefined,
      ...(isAnswer && {
        think: row.think,
        markdown: true,
        state: row.state ?? undefined,
        error: row.error ?? undefined,
        error_message: row.error ? errorText(row.error, locale) : undefined,
        reply_to: row.replyTo ?? undefined,
        model_code: row.modelCode ?? undefined,
        feedback: opinion?.value ?? 0,
        feedback_reason: opinion?.reason || undefined,
      }),
    };
  });
}

/** What others were answered without the figures that the reader may not see, or that may still come. */
async function asSeen(reader: Reader, rows: readonly StoredMessage[]): Promise<readonly StoredMessage[]> {
  const isOthers = ({ source, userId }: StoredMessage) =>
    source === aiSources.assistant && userId !== reader.userId;
  if (!rows.some(isOthers)) return rows;
  const sight = await readSight(reader);
  return rows.map((row) =>
    isOthers(row) && row.state === answerStates.streaming && !sight.seesAll
      ? { ...row, think: '', content: '' }
      : sight.show(row),
  );
}
