import { and, eq, isNull } from 'drizzle-orm';
import { meantBound, meantQuestion } from '../../../data/bounds.ts';
import type { Database } from '../../../db/Database.ts';
import { memberships, users } from '../../../db/schema/identity.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { dayOf } from '../../business/companyDays.ts';
import { inLanguage, type Words } from '../../business/words/Words.ts';
import { AnswerFailure } from '../answers/AnswerFailure.ts';
import { errorText } from '../answers/errorText.ts';
import { findData } from '../data/findData.ts';
import { dataBlockOf, wordAnswer } from '../wording/wordAnswer.ts';
import { alertQuestion, metBy } from './alertRows.ts';
import { type StoredSchedule, sayCondition } from './describeSchedule.ts';
import { questionOn } from './periodRules.ts';

/** What came of asking: an answer to tell, nothing to tell, the end of the rights to it, or a failure. */
export type ScheduleOutcome =
  | { state: 'told'; content: string; summary: string; met: string[]; resources: readonly string[] }
  | { state: 'quiet'; met: string[] }
  | { state: 'refused'; isPersonGone: boolean }
  | { state: 'failed'; text: string };

const TEXT = {
  met: ['满足条件：{condition}。', 'The condition is met: {condition}.', '조건을 충족했어요: {condition}.'],
  groups: [
    '满足条件：{condition}（{n} 项，新增 {new} 项）。',
    'The condition is met: {condition} ({n} in all, {new} new).',
    '조건을 충족했어요: {condition}(모두 {n}개, 신규 {new}개).',
  ],
} as const satisfies Record<string, Words>;

/** Rows of an alert that are shown; how many there are is said. */
const MOST_SHOWN = 50;

/** Asks with the rights that the person has now; an alert tells what meets its condition and did not before. */
export async function answerSchedule(db: Database, row: StoredSchedule, now: Date): Promise<ScheduleOutcome> {
  const { companyId, userId, zone } = row;
  const condition = row.condition && meantBound(row.condition);
  const locale = row.locale as Locale;
  if (!(await isAtWork(db, row))) return { state: 'refused', isPersonGone: true };
  const scope = { db, companyId, userId, locale, now, timeZone: zone };
  const today = dayOf(scope);
  const asked = questionOn(meantQuestion(row.question), row.periodRule, today);
  try {
    const found = await findData(condition ? alertQuestion(asked, condition) : asked, scope);
    if (!found) return { state: 'failed', text: errorText('internal', locale) };
    const { resources } = found.compiled;
    const said = (one: typeof found, head: string) => {
      const summary = wordAnswer(one, locale);
      const content = `${head}${summary}\n\n${dataBlockOf(one, { locale, at: now, today })}\n`;
      return { state: 'told' as const, content, summary: `${head}${summary}`, resources };
    };
    if (!condition) return { ...said(found, ''), met: [] };
    const { found: met, keys } = metBy(found, condition);
    const news = keys.filter((key) => !row.met.includes(key));
    if (news.length === 0) return { state: 'quiet', met: keys };
    const isGrouped = asked.by.length > 0;
    const head = inLanguage(isGrouped ? TEXT.groups : TEXT.met, locale)
      .replace('{condition}', sayCondition(condition, locale))
      .replace('{n}', String(keys.length))
      .replace('{new}', String(news.length));
    const rows = met.result.rows.slice(0, MOST_SHOWN);
    return { ...said({ ...met, result: { ...met.result, rows } }, `${head}\n\n`), met: keys };
  } catch (error) {
    if (error instanceof BusinessError) return { state: 'refused', isPersonGone: false };
    if (error instanceof AnswerFailure) return { state: 'failed', text: errorText(error.code, locale) };
    throw error;
  }
}

/** Whether the person may sign in, and works for the company. */
async function isAtWork(db: Database, { userId, companyId }: StoredSchedule): Promise<boolean> {
  const [member] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        eq(users.id, userId),
        eq(users.status, 'active'),
        eq(memberships.companyId, companyId),
        isNull(memberships.disabledAt),
      ),
    );
  return member !== undefined;
}
