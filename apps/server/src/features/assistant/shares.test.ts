import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DataQuestion } from '../../data/DataQuestion.ts';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import type { Locale } from '../../http/localeOf.ts';
import { openDemoDatabase } from '../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../testing/openDemoServer.ts';
import { openAnswer } from '../exports/openAnswer.ts';
import { findData } from './data/findData.ts';
import type { AnswerRequest } from './models/AnswerModel.ts';
import { answerForModel } from './models/answerForModel.ts';
import { dataBlockOf, wordAnswer } from './wording/wordAnswer.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemoDatabase();
});
afterAll(() => database.close());

const locale: Locale = 'en-US';
const scope = () => ({
  db: database.db,
  companyId: 'c-starlight',
  userId: 'u-owner',
  locale,
  now: DEMO_NOW,
  timeZone: 'Asia/Shanghai',
});
const QUESTION: DataQuestion = {
  measures: ['acos'],
  by: ['campaign'],
  filters: [],
  segments: [],
  period: { from: '2026-10-01', to: '2026-10-31' },
  having: { measure: 'acos', is: '>', than: 0.3 },
};
const percent = (part: unknown) => `${Number((Number(part) * 100).toFixed(1))}%`;

it('[S549] words, table, file and model say the same share, each with its unit', async () => {
  const found = await findData(QUESTION, scope());
  if (!found) throw new Error('not answered');
  const block = JSON.parse(
    dataBlockOf(found, { locale, at: DEMO_NOW, today: '2026-11-21' }).split('\n')[1] ?? '',
  );
  const at = block.columns.findIndex(({ key }: { key: string }) => key === 'acos');
  expect(block.columns[at]).toMatchObject({ type: 'share' });
  const parts: number[] = block.rows.map((row: unknown[]) => row[at]);
  expect(parts.length).toBeGreaterThan(3);
  expect(Math.min(...parts)).toBeGreaterThan(0.3);
  expect(Math.max(...parts)).toBeLessThan(3);

  const words = wordAnswer(found, locale);
  expect(words).toContain('ACOS \\> 30%');
  for (const part of parts.slice(0, 3)) expect(words).toContain(`(${percent(part)})`);

  expect(block.question.having).toEqual({ measure: 'acos', is: '>', value: 30 });
  const clock = { now: () => DEMO_NOW };
  const file = await openAnswer(block.question, { ...scope(), clock } as never);
  expect(file.columns.find(({ key }) => key === 'acos')).toMatchObject({ type: 'percent' });
  expect(file.rows.map(({ acos }) => acos)).toEqual(parts);

  const request = { scope: scope(), locale, agent: undefined } as unknown as AnswerRequest;
  const asked = { measures: ['acos'], by: ['campaign'], from: '2026-10-01', to: '2026-10-31' };
  const { told } = await answerForModel(request, {
    ...asked,
    having: { measure: 'acos', is: '>', value: 30 },
  });
  expect((told as { rows: unknown[][] }).rows.map((row) => row[at])).toEqual(parts.slice(0, 40).map(percent));
});
