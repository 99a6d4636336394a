import { randomUUID } from 'node:crypto';
import { aiCodes, aiLimits, type TeamPrompt } from '@portal/api-client/contract/ai';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { aiMembers, aiSessionPrompts, aiTeamPrompts } from '../../../db/schema/assistant.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { MessageName } from '../../../http/messages.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { findPlace, notThere } from '../sessions/findPlace.ts';

type Fields = { title: string; content: string };

/** The templates of a topic, or all that the caller made or shares a topic with. */
export async function listTeamPrompts(context: AssistantContext, sessionId?: string): Promise<TeamPrompt[]> {
  const { db, userId } = context;
  if (sessionId) await findPlace(db, context, { session_id: sessionId });
  const rows = await db
    .select()
    .from(aiTeamPrompts)
    .where(
      sessionId
        ? inArray(
            aiTeamPrompts.teamPromptId,
            db
              .select({ id: aiSessionPrompts.teamPromptId })
              .from(aiSessionPrompts)
              .where(eq(aiSessionPrompts.sessionId, sessionId)),
          )
        : visibleTo(context),
    )
    .orderBy(asc(aiTeamPrompts.createdAt), asc(aiTeamPrompts.teamPromptId));
  return rows.map((row) => ({
    team_prompt_id: row.teamPromptId,
    title: row.title,
    content: row.content,
    is_haveing: row.userId === userId,
  }));
}

/** Adds a template of the caller's. */
export async function addTeamPrompt(context: AssistantContext, fields: Fields): Promise<void> {
  checkFields(fields);
  const { db, clock, userId, companyId } = context;
  await db
    .insert(aiTeamPrompts)
    .values({ ...fields, teamPromptId: randomUUID(), userId, companyId, createdAt: clock.now() });
}

/** Changes a template of the caller's. */
export async function editTeamPrompt(context: AssistantContext, id: string, fields: Fields): Promise<void> {
  await requireOwn(context, id, 'aiNotOwnTemplateEdit');
  checkFields(fields);
  await context.db.update(aiTeamPrompts).set(fields).where(eq(aiTeamPrompts.teamPromptId, id));
}

/** Deletes a template of the caller's, in every topic. */
export async function deleteTeamPrompt(context: AssistantContext, id: string): Promise<void> {
  await requireOwn(context, id, 'aiNotOwnTemplate');
  await context.db.delete(aiTeamPrompts).where(eq(aiTeamPrompts.teamPromptId, id));
}

/** Gives a topic these templates, in this order. */
export async function setTeamPrompts(
  db: Database,
  context: AssistantContext,
  { sessionId, ids }: { sessionId: string; ids: readonly string[] },
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length > aiLimits.templatesPerTopic)
    throw new BusinessError(aiCodes.tooManyTemplates, 'aiTooManyTemplates');
  if (wanted.length > 0) {
    const known = await db
      .select({ id: aiTeamPrompts.teamPromptId })
      .from(aiTeamPrompts)
      .where(and(inArray(aiTeamPrompts.teamPromptId, wanted), visibleTo({ ...context, db })));
    if (known.length < wanted.length) throw notThere();
  }
  await db.delete(aiSessionPrompts).where(eq(aiSessionPrompts.sessionId, sessionId));
  if (wanted.length > 0)
    await db.insert(aiSessionPrompts).values(
      wanted.map((teamPromptId, position) => ({
        sessionId,
        teamPromptId,
        companyId: context.companyId,
        position,
      })),
    );
}

function visibleTo({ db, userId, companyId }: Pick<AssistantContext, 'db' | 'userId' | 'companyId'>) {
  const shared = db
    .select({ id: aiSessionPrompts.teamPromptId })
    .from(aiSessionPrompts)
    .innerJoin(aiMembers, eq(aiMembers.sessionId, aiSessionPrompts.sessionId))
    .where(and(eq(aiMembers.userId, userId), eq(aiMembers.companyId, companyId)));
  return and(
    eq(aiTeamPrompts.companyId, companyId),
    or(eq(aiTeamPrompts.userId, userId), inArray(aiTeamPrompts.teamPromptId, sql`(${shared})`)),
  );
}

async function requireOwn(context: AssistantContext, id: string, refusal: MessageName): Promise<void> {
  const [row] = await context.db
    .select()
    .from(aiTeamPrompts)
    .where(and(eq(aiTeamPrompts.teamPromptId, id), visibleTo(context)))
    .limit(1);
  if (!row) throw notThere();
  if (row.userId !== context.userId) throw new BusinessError(aiCodes.notOwnTemplate, refusal);
}

function checkFields({ title, content }: Fields): void {
  const refuse = (text: MessageName) => new BusinessError(aiCodes.invalid, text);
  if (title === '') throw refuse('aiTemplateTitleRequired');
  if ([...title].length > aiLimits.templateTitleLength) throw refuse('aiTemplateTitleTooLong');
  if (content === '') throw refuse('aiTemplateContentRequired');
  if ([...content].length > aiLimits.templateContentLength) throw refuse('aiTemplateContentTooLong');
}
