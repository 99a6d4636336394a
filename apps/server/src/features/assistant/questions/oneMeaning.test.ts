import { expect, it } from 'vitest';
import { readQuestion } from '../reading/readQuestion.ts';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import {
  judgeQuestions,
  noteOfTalk,
  noteReading,
  readMisses,
  SET_TODAY,
  setsApart,
} from './readQuestions.ts';
import { withDemoVocabulary } from './withDemoVocabulary.ts';

let words: Vocabulary;
withDemoVocabulary((opened) => {
  words = opened;
});

const noteOf = (...talk: string[]) => noteOfTalk(words, talk);

it.each([
  ['units received this week', 'ask'],
  ['how much stock did we pay last week', 'ask'],
  ['这周收到几条评价', 'reviews 2026-11-16..2026-11-21'],
  ['오늘 주문 몇 건 들어왔어', 'orders 2026-11-21'],
  ['오늘 들어온 재고', 'ask'],
  ['平台佣金上个月交了多少', 'fees 2026-10-01..2026-10-31'],
])('[S2900] a verb is passed over only beside figures to which it adds nothing: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it.each([
  ['英国站广告花费环比上周', 'spend marketplace=UK 2026-11-16..2026-11-21 vs=2026-11-09..2026-11-15'],
  ['各店铺销售额环比上个月', 'sales by=shop 2026-11-01..2026-11-21 vs=2026-10-01..2026-10-31'],
  ['上周广告花费环比', 'spend 2026-11-09..2026-11-15 vs=2026-11-02..2026-11-08'],
])('[S2901] days right behind "change against" are those compared with: %s', (question, expected) => {
  expect(noteOf(question)).toBe(expected);
});

it('[S2902] ranks and limits by the figure that stands beside the word of ranking, or beside the limit', () => {
  expect(noteOf('花费和ACOS，ACOS最高的5个活动，上周')).toBe(
    'spend+acos by=campaign 2026-11-09..2026-11-15 order=desc:acos limit=5',
  );
  expect(noteOf('ad spend mtd by marketplace', 'only where acos > 35')).toBe(
    'spend by=marketplace 2026-11-01..2026-11-21 having=acos>35',
  );
});

it.each([
  'SB上个月ROAS多少，SP呢',
  'products out of stock in japan but selling well in the us',
  '10月销售额高但利润低的店铺',
  '今年业绩能不能过去年',
  '销售额跌得最多的店铺 本周比上周',
  '前三个月每个月赚了多少',
  '선전 창고에 30일 넘게 있는 재고',
])(
  '[S2903] asks back two questions in one, what may be, ranked changes, days that may be others: %s',
  (question) => {
    expect(noteOf(question)).toBe('ask');
  },
);

it('[S2904] of how many are over a limit the list is offered, not told as their number', () => {
  const reading = readQuestion('上个月ACOS超30的有几个活动', { words, today: SET_TODAY });
  expect(noteReading(reading)).toBe('ask');
  expect(noteOf('一共有几家店在亏钱')).toBe('ask');
});

it('[S2905] a question that keeps the days of the one before keeps what it was narrowed to, but for its own split', () => {
  const talk = ['SP广告 last 7 days ACOS多少', 'SD呢', '哪几个camp烧钱最猛'];
  expect(noteOf(...talk)).toBe('spend by=campaign adsType=SD 2026-11-15..2026-11-21 order=desc');
  expect(noteOf('厨房类目上季度利润率', '户外呢', '哪个品类最赚')).toBe(
    'profit by=category 2026-07-01..2026-09-30 order=desc',
  );
});

it.each([
  ['除了亚马逊之外的平台10月销售额', 'sales platform!=AMAZON 2026-10-01..2026-10-31'],
  ['oldest stock by warehouse', 'ageDays by=warehouse now order=desc'],
  ['unshipped orders past their ship date by shop', 'placedOrders by=shop is=overdue now'],
  ['上月咱们哪三个国家赚得最多', 'profit by=marketplace 2026-10-01..2026-10-31 order=desc limit=3'],
])(
  '[S2906] says once what the question says twice: a kind beside its name, a state beside its condition: %s',
  (question, expected) => {
    expect(noteOf(question)).toBe(expected);
  },
);

const missedOf: string[] = [];
it.each(['known', ...setsApart] as const)(
  '[S2907] has a reason for each question that is not read as expected: the set %s',
  (set) => {
    const missed = judgeQuestions(words, set).filter(({ verdict }) => verdict !== 'right');
    missedOf.push(...missed.map(({ question }) => question));
    const reasons = readMisses();
    expect(
      missed
        .filter(({ question }) => !reasons.get(question))
        .map(({ question, read }) => `${question}: ${read}`),
    ).toEqual([]);
  },
);

it('[S2907] has no reason for a question that is read as expected', () => {
  expect([...readMisses().keys()].filter((question) => !missedOf.includes(question))).toEqual([]);
});
