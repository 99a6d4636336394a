import { expect, it } from 'vitest';
import { noteReading, readQuestionSet, SET_TODAY } from '../questions/readQuestions.ts';
import { contextAfter, type ReadingContext, readQuestion } from '../reading/readQuestion.ts';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { chipsOf } from './chipsOf.ts';
import { sayExactly } from './sayQuestion.ts';

const words: Vocabulary = {
  skus: ['ST-EAR-BK-01'],
  products: [
    '真无线蓝牙耳机',
    '防滑瑜伽垫',
    'Non-slip yoga mat',
    '무선 이어폰',
    '空气炸锅',
    'Air fryer',
    '에어프라이어',
  ],
  shops: [],
  warehouses: ['FBA-US', 'FBA-DE'],
  campaigns: [],
};
const context: ReadingContext = { words, today: SET_TODAY };
const LOCALES = ['zh-CN', 'en-US', 'ko-KR'] as const;

/** Everything that the questions of the set are read as. */
function readings() {
  return readQuestionSet('known').flatMap(({ before, question }) => {
    let talk = context;
    for (const earlier of before) talk = contextAfter(talk, readQuestion(earlier, talk));
    const reading = readQuestion(question, talk);
    return reading.kind === 'data' ? [reading.question] : [];
  });
}

it.each(LOCALES)(
  '[S923] what a question was read as can be said in words that are read as the same: %s',
  (locale) => {
    const all = readings();
    const said = all.filter((question) => sayExactly(question, locale, SET_TODAY));
    expect(all.length).toBeGreaterThan(250);
    expect(said.length / all.length).toBeGreaterThan(0.9);
  },
);

it.each(LOCALES)('[S924] each choice of a part asks the same but for that part: %s', (locale) => {
  const reading = readQuestion('10月德国站按店铺销售额', context);
  if (reading.kind !== 'data') throw new Error('not read');
  const chips = chipsOf(reading.question, { locale, today: SET_TODAY });
  const asked = chips.map(({ choices }) =>
    choices.map(({ ask }) => noteReading(readQuestion(ask, { words, today: SET_TODAY }))),
  );
  expect(asked[0]).toContain('orders by=shop marketplace=DE 2026-10-01..2026-10-31');
  expect(asked[1]).toContain('sales by=shop marketplace=DE 2026-11-01..2026-11-21');
  expect(asked[2]).toEqual(
    expect.arrayContaining([
      'sales by=shop 2026-10-01..2026-10-31',
      'sales by=shop marketplace=US 2026-10-01..2026-10-31',
    ]),
  );
  expect(asked[3]).toContain('sales marketplace=DE 2026-10-01..2026-10-31');
  expect(asked[4]).toContain('sales by=shop marketplace=DE 2026-10-01..2026-10-31 vs=2026-09-01..2026-09-30');
  expect(chips.every(({ choices }) => choices.length <= 10)).toBe(true);
});

it('[S924] every choice of every reading of the set is read as one part of it changed', () => {
  for (const question of readings().slice(0, 120)) {
    const own = noteReading({ kind: 'data', question });
    for (const { choices } of chipsOf(question, { locale: 'zh-CN', today: SET_TODAY }))
      for (const { ask } of choices) expect(noteReading(readQuestion(ask, context)), ask).not.toBe(own);
  }
});
