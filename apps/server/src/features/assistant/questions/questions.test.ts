import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileQuestion } from '../../../data/compileQuestion.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { agents } from '../agents/agents.ts';
import { contextAfter, readQuestion } from '../reading/readQuestion.ts';
import { readVocabulary, type Vocabulary } from '../reading/Vocabulary.ts';
import { judgeQuestions, noteReading, readQuestionSet, SET_TODAY } from './readQuestions.ts';

let words: Vocabulary;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openDemoDatabase();
  close = database.close;
  words = await readVocabulary({
    db: database.db,
    companyId: 'c-starlight',
    userId: 'u-owner',
    locale: 'zh-CN',
    now: DEMO_NOW,
    timeZone: 'Asia/Shanghai',
  });
});
afterAll(() => close());

it('[S760] reads the questions of the set right, and asks back rather than be sure of something else', () => {
  const judged = judgeQuestions(words, 'known');
  const shareOf = (verdict: string) => judged.filter((one) => one.verdict === verdict).length / judged.length;
  const missed = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(
      ({ verdict, before, question, expected, read }) =>
        `${verdict}: ${[...before, question].join(' > ')}\n  ${expected}\n  ${read}`,
    );
  expect(shareOf('wrong'), missed.join('\n')).toBeLessThanOrEqual(0.005);
  expect(shareOf('right'), missed.join('\n')).toBeGreaterThanOrEqual(0.96);
});

it('[S970] reads questions of the further sets right, which were written before it was looked at', () => {
  const judged = (['second', 'third', 'fourth'] as const).flatMap((set) => judgeQuestions(words, set));
  const shareOf = (verdict: string) => judged.filter((one) => one.verdict === verdict).length / judged.length;
  const missed = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ question, read }) => `${question}: ${read}`);
  expect(judged.length).toBeGreaterThan(250);
  expect(shareOf('wrong'), missed.join('\n')).toBeLessThanOrEqual(0.02);
  expect(shareOf('right'), missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

it.each([
  '被跟卖的链接',
  '上个月的访客数和销售额',
  'sales tax last month',
  '환율 적용한 매출',
  'did we sell more shoes',
  '上个月销售额更高吗',
  '没有退款的订单',
  '含税销售额上个月',
  '截至昨天本月卖了多少',
  'what is the average profit',
  '没库从的sku',
])('[S973] asks back rather than drop what was not understood: %s', (question) => {
  expect(readQuestion(question, { words, today: SET_TODAY }).kind).not.toBe('data');
});

it('[S978] keeps a company’s words for a minute, and each company’s apart', async () => {
  const { db, close: end } = await openDemoDatabase();
  const at = (ms: number, companyId = 'c-starlight') =>
    readVocabulary({
      db,
      companyId,
      userId: 'u-owner',
      locale: 'zh-CN',
      now: new Date(DEMO_NOW.getTime() + ms),
      timeZone: 'Asia/Shanghai',
    });
  const before = await at(0);
  await db.execute(
    sql.raw(
      `update shops set shop_name = 'Starlight Renamed' where company_id = 'c-starlight' and shop_name = 'Starlight MX'`,
    ),
  );
  expect(await at(59_000)).toBe(before);
  expect((await at(61_000)).shops).toContain('Starlight Renamed');
  expect((await at(61_000, 'c-nobody')).shops).toEqual([]);
  await end();
});

it('[S920] has 400 questions and more, a third of them going on, a tenth to be asked back or refused', () => {
  const all = [...readQuestionSet('known'), ...readQuestionSet('held-out')];
  const of = (language: string) => all.filter((one) => one.language === language).length;
  expect(of('chinese')).toBeGreaterThanOrEqual(200);
  expect(of('english')).toBeGreaterThanOrEqual(120);
  expect(of('korean')).toBeGreaterThanOrEqual(80);
  expect(all.filter(({ before }) => before.length > 0).length / all.length).toBeGreaterThan(0.32);
  const unanswered = all.filter(({ expected }) => /^(?:ask|cannot:.*|greeting|thanks|help)$/.test(expected));
  expect(unanswered.length / all.length).toBeGreaterThan(0.1);
});

it('[S921] a question that goes on from one that was not understood is asked back with what it may mean', () => {
  const context = { words, today: SET_TODAY };
  const unknown = readQuestion('宇宙飞船上个月的销量', context);
  const reading = readQuestion('订单量', contextAfter(context, unknown));
  expect(reading).toMatchObject({ kind: 'ask', doubt: { why: 'before' } });
  const whole = readQuestion('上个月的订单量', contextAfter(context, unknown));
  expect(noteReading(whole)).toBe('orders 2026-10-01..2026-10-31');
});

it('[S529] every suggested question of the agents is read in all three languages, alike and of its field', () => {
  for (const { themes, resources, name } of agents) {
    if (resources.length === 0) continue;
    for (const { prompt } of themes) {
      const readings = prompt.map((question) =>
        noteReading(readQuestion(question, { words, today: SET_TODAY })),
      );
      expect(new Set(readings).size, `${name[0]}: ${prompt.join(' | ')}: ${readings.join(' | ')}`).toBe(1);
      const reading = readQuestion(prompt[0], { words, today: SET_TODAY });
      if (reading.kind !== 'data') throw new Error(prompt[0]);
      const compiled = compileQuestion(reading.question, { locale: 'zh-CN', timeZone: 'UTC', now: DEMO_NOW });
      expect(resources).toEqual(expect.arrayContaining([...(compiled?.resources ?? ['none'])]));
    }
  }
});
