import { createHash } from 'node:crypto';
import {
  aiCodes,
  aiLimits,
  type HandlerUniteDataOf,
  type Schedule,
  type ScheduleDraft,
} from '@portal/api-client/contract/ai';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { meantBound, meantQuestion, type SaidBound, saidBound, saidQuestion } from '../../../data/bounds.ts';
import { type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import { compileQuestion } from '../../../data/compileQuestion.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { Database } from '../../../db/Database.ts';
import { aiSchedules } from '../../../db/schema/assistant.ts';
import { BusinessError } from '../../../http/errors.ts';
import { requireResource } from '../../access/requireAccess.ts';
import { dayOf } from '../../business/companyDays.ts';
import { readTimeZone } from '../../business/readTimeZone.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { notThere } from '../sessions/findPlace.ts';
import { alertQuestion, canWatch } from './alertRows.ts';
import { measuresOf, type StoredSchedule, toSchedule, usualTitle } from './describeSchedule.ts';
import { governedQuestion } from './governedQuestion.ts';
import { nextLook, nextRun } from './nextRun.ts';
import { isPeriodRule, periodChoices } from './periodRules.ts';
import { SCHEDULE_JOB } from './SCHEDULE_JOB.ts';

type Added = HandlerUniteDataOf<'addSchedule'>;
type Edited = HandlerUniteDataOf<'editSchedule'>;
type Plan = Pick<StoredSchedule, 'kind' | 'question' | 'periodRule' | 'weekdays' | 'time' | 'condition'>;

/** What can be said of a question before it is asked by itself. */
export async function draftSchedule(context: AssistantContext, given: unknown): Promise<ScheduleDraft> {
  const { timeZone, today } = await presentOf(context);
  const question = governedQuestion(given, today);
  if (!question) throw refused();
  await requireRights(context, question, timeZone);
  const { locale } = context;
  return {
    title: usualTitle(question, undefined, locale),
    periods: periodChoices(question, today, locale),
    measures: measuresOf(question, locale),
    condition: question.having && saidBound(question.having),
    time_zone: timeZone,
  };
}

/** The caller's, the newest first. */
export async function listSchedules(context: AssistantContext): Promise<Schedule[]> {
  const { today } = await presentOf(context);
  const rows = await context.db
    .select()
    .from(aiSchedules)
    .where(ownSchedules(context))
    .orderBy(desc(aiSchedules.createdAt), aiSchedules.scheduleId);
  return rows.map((row) => toSchedule(row, context.locale, today));
}

/** Has a question asked by itself from now on; the same id of a client adds it once. */
export async function addSchedule(context: AssistantContext, given: Added): Promise<void> {
  const { db, clock, companyId, userId, locale } = context;
  const { timeZone, today } = await presentOf(context);
  const question = governedQuestion(given.question, today);
  if (!question) throw refused();
  const plan = checkPlan(
    {
      kind: given.kind,
      question: saidQuestion(question),
      periodRule: given.period ?? periodChoices(question, today, locale)[0]?.id ?? '',
      weekdays: given.weekdays ?? [],
      time: given.time ?? '',
      condition: (given.condition as SaidBound | undefined) ?? null,
    },
    { ...context, timeZone },
  );
  await requireRights(context, askedOf(plan), timeZone);
  const scheduleId = createHash('sha256')
    .update(JSON.stringify([companyId, userId, given.client_id]))
    .digest('base64url');
  const now = clock.now();
  const nextAt = momentAfter({ ...plan, scheduleId, zone: timeZone }, now);
  await db.transaction(async (tx) => {
    await takeTurn(tx, context);
    const [known] = await tx.select().from(aiSchedules).where(eq(aiSchedules.scheduleId, scheduleId));
    if (known) return;
    const [present] = await tx.select({ count: count() }).from(aiSchedules).where(ownSchedules(context));
    if ((present?.count ?? 0) >= aiLimits.schedulesPerPerson)
      throw new BusinessError(aiCodes.tooManySchedules, 'aiTooManySchedules', {
        values: { count: aiLimits.schedulesPerPerson },
      });
    await tx.insert(aiSchedules).values({
      ...plan,
      scheduleId,
      companyId,
      userId,
      locale,
      zone: timeZone,
      title: given.title || usualTitle(question, plan.condition && meantBound(plan.condition), locale),
      nextAt,
      createdAt: now,
      updatedAt: now,
    });
    await addJob(tx, context, { scheduleId, companyId }, nextAt);
  });
}

/** Changes what is said, pauses it or has it go on; a changed condition is told anew. */
export async function editSchedule(context: AssistantContext, given: Edited): Promise<void> {
  const { db, clock, locale } = context;
  const { timeZone } = await presentOf(context);
  const { schedule_id: scheduleId, paused } = given;
  const stored = await findSchedule(db, context, scheduleId);
  const isGoingOn = paused === false && stored.state !== 'active';
  if (isGoingOn) await requireRights(context, askedOf(stored), timeZone);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(aiSchedules)
      .where(and(ownSchedules(context), eq(aiSchedules.scheduleId, scheduleId)))
      .for('update');
    if (!row) throw notThere();
    const plan = checkPlan(
      {
        kind: row.kind,
        question: row.question,
        periodRule: given.period ?? row.periodRule,
        weekdays: given.weekdays ?? row.weekdays,
        time: given.time ?? row.time,
        condition: (given.condition as SaidBound | undefined) ?? row.condition,
      },
      { ...context, timeZone },
    );
    const state = paused === undefined ? row.state : paused ? 'paused' : 'active';
    const nextAt = state === 'active' ? momentAfter({ ...plan, scheduleId, zone: timeZone }, now) : null;
    await tx
      .update(aiSchedules)
      .set({
        ...plan,
        title: given.title || row.title,
        state,
        nextAt,
        zone: timeZone,
        locale,
        updatedAt: now,
        ...(given.condition && { met: [] }),
      })
      .where(eq(aiSchedules.scheduleId, scheduleId));
    if (nextAt && nextAt.getTime() !== row.nextAt?.getTime()) await addJob(tx, context, row, nextAt);
  });
}

/** Ends it; the conversation of its answers stays. */
export async function removeSchedule(context: AssistantContext, scheduleId: string): Promise<void> {
  const removed = await context.db
    .delete(aiSchedules)
    .where(and(ownSchedules(context), eq(aiSchedules.scheduleId, scheduleId)))
    .returning({ id: aiSchedules.scheduleId });
  if (removed.length === 0) throw notThere();
}

/** The moment after another at which it is asked. */
export function momentAfter(
  plan: Pick<StoredSchedule, 'kind' | 'weekdays' | 'time' | 'scheduleId' | 'zone'>,
  after: Date,
): Date {
  return plan.kind === 'alert' ? nextLook(plan.scheduleId, after) : nextRun(plan, plan.zone, after);
}

/** Adds the job of a moment. */
export async function addJob(
  db: Database,
  { services }: { services: Pick<AssistantContext['services'], 'jobs'> },
  { scheduleId, companyId }: { scheduleId: string; companyId: string },
  nextAt: Date,
): Promise<void> {
  const payload = { scheduleId, dueAt: nextAt.toISOString() };
  await services.jobs.add(db, { kind: SCHEDULE_JOB, companyId, payload, runAt: nextAt });
}

function checkPlan(plan: Plan, scope: AssistantContext & { timeZone: string }): Plan {
  const { kind, periodRule, condition } = plan;
  const question = meantQuestion(plan.question);
  if (!isPeriodRule(periodRule, question)) throw refused();
  if (kind === 'schedule') {
    if (plan.time === '') throw refused();
    return { ...plan, weekdays: [...new Set(plan.weekdays)].sort(), condition: null };
  }
  if (!condition || !Object.hasOwn(measures, condition.measure)) throw refused();
  const { measure, is, value } = condition;
  const watched = { measure: measure as MeasureName, is, value };
  const bound = meantBound(watched);
  const compiled = compileQuestion(alertQuestion(question, bound), { ...scope, now: scope.clock.now() });
  if (!compiled || !canWatch({ compiled }, bound)) throw refused();
  return { ...plan, condition: watched, weekdays: [], time: '' };
}

async function requireRights(context: AssistantContext, question: DataQuestion, timeZone: string) {
  const compiled = compileQuestion(question, { ...context, timeZone, now: context.clock.now() });
  if (!compiled) throw refused();
  // A socket lives long: what the company has is read anew.
  const access = { ...context };
  for (const resource of compiled.resources) await requireResource(access, resource);
}

const askedOf = ({ question, condition }: Pick<Plan, 'question' | 'condition'>) =>
  condition ? alertQuestion(meantQuestion(question), meantBound(condition)) : meantQuestion(question);

async function findSchedule(db: Database, who: AssistantContext, scheduleId: string) {
  const [row] = await db
    .select()
    .from(aiSchedules)
    .where(and(ownSchedules(who), eq(aiSchedules.scheduleId, scheduleId)));
  if (!row) throw notThere();
  return row;
}

/** Two windows that add at once take turns, so that neither passes the limit. */
async function takeTurn(db: Database, { companyId, userId }: AssistantContext): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`schedules ${companyId} ${userId}`}, 0))`,
  );
}

async function presentOf({ db, clock, companyId }: AssistantContext) {
  const timeZone = await readTimeZone(db, companyId);
  return { timeZone, today: dayOf({ now: clock.now(), timeZone }) };
}

function ownSchedules({ companyId, userId }: Pick<AssistantContext, 'companyId' | 'userId'>) {
  return and(eq(aiSchedules.companyId, companyId), eq(aiSchedules.userId, userId));
}

const refused = () => new BusinessError(aiCodes.scheduleRefused, 'aiScheduleRefused');
