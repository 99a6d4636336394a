import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measures } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import type { OpenDatabase } from '../../../db/openDatabase.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { findData } from '../data/findData.ts';
import { contextAfter, type ReadingContext, readQuestion } from '../reading/readQuestion.ts';
import { readVocabulary } from '../reading/Vocabulary.ts';
import { readQuestionSet, SET_TODAY } from './readQuestions.ts';

/** What a query that was written by hand gives: one row, or one for each group. */
type HandRow = { key?: string | null; value: string | number | null; before?: string | number | null };

const USUAL_ROWS = 50;
/** Half of the last digit that is shown. */
const NEAR = { money: 0.0051, number: 0.0051, share: 0.000501, stars: 0.0051 };

const [prelude = '', ...blocks] = readFileSync(join(import.meta.dirname, 'figures.sql'), 'utf8')
  .replace(/^(?:-- (?:Figures|A block|It is).*\n)+/, '')
  .split(/^-- /m);
const byHand = blocks.map((block) => {
  const [asked = '', ...query] = block.split('\n');
  return { asked, query: `${prelude}${query.join('\n')}` };
});

let database: OpenDatabase;
let context: ReadingContext;
const scope = () => ({
  db: database.db,
  companyId: 'c-starlight',
  userId: 'u-owner',
  locale: 'zh-CN' as const,
  now: DEMO_NOW,
  timeZone: 'Asia/Shanghai',
});
beforeAll(async () => {
  database = await openDemoDatabase();
  context = { words: await readVocabulary(scope()), today: SET_TODAY };
});
afterAll(() => database.close());

const isNear = (question: DataQuestion, one: unknown, other: unknown) => {
  const [measure] = question.measures;
  // Days of cover are whole.
  const near = measure === 'daysOfCover' ? 0.5 : measure ? NEAR[measures[measure].format] : 0;
  return one === null || other === null ? one === other : Math.abs(Number(one) - Number(other)) <= near;
};

it('[S922] a hundred questions of the set are recomputed', () => {
  const known = new Set(
    readQuestionSet('known').map(({ before, question }) => [...before, question].join(' > ')),
  );
  expect(byHand.filter(({ asked }) => !known.has(asked)).map(({ asked }) => asked)).toEqual([]);
  expect(new Set(byHand.map(({ asked }) => asked)).size).toBeGreaterThanOrEqual(100);
});

it.each(byHand)('[S922] $asked: the figures are those of a query written apart', async ({ asked, query }) => {
  let talk = context;
  let question: DataQuestion | undefined;
  for (const said of asked.split(' > ')) {
    const reading = readQuestion(said, talk);
    talk = contextAfter(talk, reading);
    question = reading.kind === 'data' ? reading.question : undefined;
  }
  const found = question && (await findData(question, scope()));
  if (!question || !found) throw new Error('not answered');
  const { rows } = await database.db.execute<HandRow>(sql.raw(query));
  const { result } = found;
  if (rows[0] && !('key' in rows[0])) {
    const [{ value, before }] = rows as [HandRow];
    expect(Number(value), 'there is something to compare').not.toBe(0);
    expect(isNear(question, result.total.measures[0], value), `${result.total.measures[0]} ${value}`).toBe(
      true,
    );
    if (before !== undefined)
      expect(isNear(question, result.total.before[0], before), `${result.total.before[0]} ${before}`).toBe(
        true,
      );
    return;
  }
  const expected = new Map(rows.map(({ key, value }) => [key ?? null, value]));
  expect(expected.size, 'there is something to compare').toBeGreaterThan(0);
  expect(result.groups).toBe(expected.size);
  const isOfTime = ['day', 'week', 'month'].includes(question.by[0] ?? '');
  const most = question.limit ?? (isOfTime ? expected.size : USUAL_ROWS);
  expect(result.rows).toHaveLength(Math.min(most, expected.size));
  const shown = result.rows.map(({ dimensions: [key], measures: [value] }) => ({
    key: key as string,
    value,
  }));
  expect(
    shown.filter(({ key, value }) => !isNear(question, value, expected.get(key) ?? null)),
    'rows that differ',
  ).toEqual([]);
  if (!question.order) return;
  const sign = question.order.direction === 'asc' ? 1 : -1;
  const ranked = [...expected.values()]
    .filter((value) => value !== null)
    .sort((one, other) => sign * (Number(one) - Number(other)));
  expect(
    shown.filter(({ value }, index) => value !== null && !isNear(question, value, ranked[index] ?? null)),
    'rows that others go before',
  ).toEqual([]);
});
