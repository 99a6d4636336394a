import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { compileQuestion } from '../../../data/compileQuestion.ts';
import { openDemoDatabase } from '../../../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../../../testing/openDemoServer.ts';
import { agents } from '../agents/agents.ts';
import { contextAfter, readQuestion } from '../reading/readQuestion.ts';
import { readVocabulary, type Vocabulary } from '../reading/Vocabulary.ts';
import { judgeQuestions, noteReading, readQuestionSet, SET_TODAY, setsApart } from './readQuestions.ts';
import { withDemoVocabulary } from './withDemoVocabulary.ts';

let words: Vocabulary;
withDemoVocabulary((opened) => {
  words = opened;
});

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

it('[S970] reads the questions of the sets that were written apart right, once it was mended by them', () => {
  const judged = setsApart.flatMap((set) => judgeQuestions(words, set));
  const shareOf = (verdict: string) => judged.filter((one) => one.verdict === verdict).length / judged.length;
  const missed = judged
    .filter(({ verdict }) => verdict !== 'right')
    .map(({ question, read }) => `${question}: ${read}`);
  for (const set of setsApart) expect(readQuestionSet(set).length, set).toBeGreaterThanOrEqual(40);
  expect(judged.length).toBeGreaterThan(480);
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

const noteOf = (question: string) => noteReading(readQuestion(question, { words, today: SET_TODAY }));

it.each([
  ['麻烦领导看一下上个月的销售额拉出来发我一份', 'sales 2026-10-01..2026-10-31'],
  ['小王，上个月的销售额', 'sales 2026-10-01..2026-10-31'],
  ['pulling together a summary for the board: sales last month', 'sales 2026-10-01..2026-10-31'],
  ['지난달 매출 좀 뽑아주실 수 있을까요', 'sales 2026-10-01..2026-10-31'],
  ['저희 지난달 매출 확인 부탁드립니다', 'sales 2026-10-01..2026-10-31'],
])('[S979] words of asking say nothing, in whatever form they stand: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it.each([
  '员工上个月的销售额',
  'sales of sneakers last month',
  '지난달 신발 매출 좀 뽑아주세요',
  'returning customers last month',
  'sales by team last month',
  '按运营看上个月销售额',
  '담당자별 매출',
  'sales at the beginning of october',
])('[S979] a thing that was not understood is asked back, whatever stands around it: %s', (question) => {
  expect(noteOf(question)).toBe('ask');
});

it.each([
  ['rev last mth', 'sales 2026-10-01..2026-10-31'],
  ['上個月的銷售額', 'sales 2026-10-01..2026-10-31'],
  ['저번달 매출', 'sales 2026-10-01..2026-10-31'],
  ['요가매트 재고', 'onHand product~요가 매트 now'],
  [
    'which campaign is eating the most budget this month',
    'spend by=campaign 2026-11-01..2026-11-21 order=desc',
  ],
  ['last week Monday to Wednesday orders', 'orders 2026-11-09..2026-11-11'],
  ['上周一到周三的订单数', 'orders 2026-11-09..2026-11-11'],
  ['两个月前的销售额', 'sales 2026-09-01..2026-09-30'],
])('[S980] short, joined and long forms are read as the full ones: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it.each([
  ['what share of orders were refunded last month', 'refundRate 2026-10-01..2026-10-31'],
  ['what percent of reviews were positive last month', 'goodRate 2026-10-01..2026-10-31'],
  ['广告昨天带来多少单', 'adOrders 2026-11-20'],
  ['give me sales, orders and units for october', 'sales+orders+units 2026-10-01..2026-10-31'],
  [
    'FBA在途的货',
    'inbound warehouse=FBA-AU,FBA-CA,FBA-DE,FBA-ES,FBA-FR,FBA-IT,FBA-JP,FBA-MX,FBA-UK,FBA-US now',
  ],
  ['total ad spend vs ad sales last month', 'spend+adSales 2026-10-01..2026-10-31'],
])('[S981] a figure is what its words say together: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it.each([
  'campaigns with acos over 40% and spend over 100',
  'orders over $100 yesterday',
  'average revenue last month',
  'how many reviews with 3 stars or less than 4 stars',
  '上个月日本站客单价跟上周',
  'percentage of orders delivered late',
])(
  '[S982] two limits, a limit of another unit, an average of a sum and days of two kinds are asked back: %s',
  (question) => {
    expect(noteOf(question)).toBe('ask');
  },
);

it.each([
  ['TACoS last month', 'ask'],
  ['accounts receivable by platform', 'ask'],
  ['sales and cost last month', 'ask'],
  ['自然单销售额上个月', 'ask'],
  ['what were sales excluding refunds last month', 'ask'],
  ['reserved units in FBA-US', 'reserved warehouse=FBA-US now'],
  ['可售 FBA-US', 'available warehouse=FBA-US now'],
  ['DOH under 20 days by sku', 'daysOfCover by=product now having=daysOfCover<20'],
  ['上季度广告支出', 'spend 2026-07-01..2026-09-30'],
  ['지난달 환불 액수', 'refundedSales 2026-10-01..2026-10-31'],
])(
  '[S983] figures go by the names that books and specialists give them; what only sounds like one is asked back: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  ['how many yoga mats were shifted last week', 'units product~yoga mat 2026-11-09..2026-11-15'],
  ['are we making any money this month', 'profit 2026-11-01..2026-11-21'],
  ['what moved fastest last week', 'units by=product 2026-11-09..2026-11-15 order=desc'],
  ['what did advertising cost us last month', 'spend 2026-10-01..2026-10-31'],
  ['aged inventory value', 'stockValue is=aged now'],
  ['품절 상품 수', 'products is=out now'],
])(
  '[S984] a figure is told from what is done with goods and money, in any form of the verb: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  ['campains with roas < 1.5 this month', 'roas by=campaign 2026-11-01..2026-11-21 having=roas<1.5'],
  ['revenu yestarday', 'sales 2026-11-20'],
  ['烦请汇总上个月的销售额', 'sales 2026-10-01..2026-10-31'],
])(
  '[S985] words are mended in every form they have, and nothing is read in a part of a word that says nothing: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

it.each([
  ['revenue third quarter', 'sales 2026-07-01..2026-09-30'],
  ['近7天GMV', 'sales 2026-11-15..2026-11-21'],
  ['ACoS L7D', 'acos 2026-11-15..2026-11-21'],
  ['10월 한 달 동안 매출', 'sales 2026-10-01..2026-10-31'],
  ['year-to-date profit', 'profit 2026-01-01..2026-11-21'],
])('[S986] days are read as specialists and books write them: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
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
