import { expect, it } from 'vitest';
import { dataSets } from '../../../data/catalogue/catalogue.ts';
import type { DataSet } from '../../../data/catalogue/DataSet.ts';
import { type DimensionName, dimensionOf, dimensions } from '../../../data/catalogue/dimensions.ts';
import { type MeasureName, measures } from '../../../data/catalogue/measures.ts';
import type { Vocabulary } from '../reading/Vocabulary.ts';
import { noteOfTalk } from './readQuestions.ts';
import { withDemoVocabulary } from './withDemoVocabulary.ts';

let words: Vocabulary;
withDemoVocabulary((opened) => {
  words = opened;
});

const LAST_MONTH = '2026-10-01..2026-10-31';
const LANGUAGES = ['zh', 'en', 'ko'] as const;
type Language = (typeof LANGUAGES)[number];

/** Names that are said of something else, and how they are read: most are the same figure by the state of its rows. */
const OTHERWISE: Partial<
  Record<MeasureName, Partial<Record<Language, (time: string, by?: string) => string>>>
> = {
  // By state all that were placed are meant, not only what was sold.
  placedOrders: inAll((time, by = '') => `${by === 'by=status ' ? 'placedOrders' : 'orders'} ${by}${time}`),
  refundedOrders: inAll((time, by = '') => `placedOrders ${by}status=refunded ${time}`),
  refunds: inAll((time, by = '') => `placedOrders ${by}status=refunded ${time}`),
  deliveredOrders: inAll((time, by = '') => `placedOrders ${by}status=delivered ${time}`),
  ordersToShip: inAll((time, by = '') => `placedOrders ${by}status=to-ship ${time}`),
  overdueOrders: {
    ...inAll((time, by = '') => `placedOrders ${by}is=overdue ${time}`),
    en: (time, by) =>
      by ? `placedOrders ${by}is=overdue ${time}` : `orderAmount by=order is=overdue ${time}`,
  },
  badReviews: {
    ...inAll((time, by = '') => `reviews ${by}is=negative ${time}`),
    en: (time, by) => (by ? `reviews ${by}is=negative ${time}` : `rating by=review is=negative ${time}`),
  },
  adCost: inAll((time, by = '') => `spend ${by}${time}`),
  // "Products" and "warehouses" alone ask nothing of them; "sales a day" are sales by day, "above market" a list.
  products: { en: (time, by) => (by ? `products ${by}${time}` : 'ask') },
  warehouses: { en: (time, by) => (by ? `warehouses ${by}${time}` : 'ask') },
  dailySales: { en: () => 'other' },
  priceGap: { en: () => 'other' },
};

function inAll<T>(one: T): Record<Language, T> {
  return { zh: one, en: one, ko: one };
}

const names = Object.keys(measures) as MeasureName[];
const setsOf = (name: MeasureName): readonly DataSet[] => dataSets.filter((set) => set.measures[name]);
const noteOf = (question: string) => noteOfTalk(words, [question]);

function expectedOf(name: MeasureName, language: Language, { time, by }: { time: string; by?: string }) {
  const other = OTHERWISE[name]?.[language];
  return other ? other(time, by && `${by} `) : [name, by, time].filter(Boolean).join(' ');
}

it.each(LANGUAGES)('[S2713] reads every figure of the catalogue by its own name: %s', (language) => {
  const index = LANGUAGES.indexOf(language);
  for (const name of names) {
    const hasTime = setsOf(name)[0]?.time !== undefined;
    const title = measures[name].title[index] ?? '';
    const asked = { zh: `上个月${title}`, en: `${title} last month`, ko: `지난달 ${title}` }[language];
    const question = hasTime ? asked : title;
    const expected = expectedOf(name, language, { time: hasTime ? LAST_MONTH : 'now' });
    if (expected !== 'other') expect(noteOf(question), question).toBe(expected);
  }
});

/** Whether a figure is told by a kind of rows, beside those that are named here. */
function isToldBy(name: MeasureName, dimension: DimensionName): boolean {
  // Counts and rates are of orders as a whole; which order it is, is asked of money.
  const { format, addsUp } = measures[name];
  if (dimension === 'order') return name === 'margin' || (format === 'money' && addsUp && name !== 'refunds');
  // Sold is what was not cancelled: by state all are meant, as `placedOrders` and `orderAmount`.
  return dimension !== 'status' || (name !== 'sales' && name !== 'orders');
}

it.each(LANGUAGES)(
  '[S2714] reads every figure by every kind that its rows have, by the names of both: %s',
  (language) => {
    const index = LANGUAGES.indexOf(language);
    let asked = 0;
    for (const name of names)
      for (const dimension of Object.keys(dimensions) as DimensionName[]) {
        const { title, isHidden, details = [] } = dimensionOf(dimension);
        const set = setsOf(name).find(
          (one) => one.dimensions[dimension] && details.every((detail) => detail in one.dimensions),
        );
        if (!set || isHidden || !isToldBy(name, dimension)) continue;
        const figure = measures[name].title[index] ?? '';
        const kind = (title[index] ?? '').replace(/ ?[（(].*[）)]/, '');
        const split = { zh: `按${kind}看${figure}`, en: `${figure} by ${kind}`, ko: `${kind}별 ${figure}` };
        const dated = { zh: `上个月${split.zh}`, en: `${split.en} last month`, ko: `지난달 ${split.ko}` };
        const question = (set.time ? dated : split)[language];
        // The name of a product is told beside its SKU.
        const by = `by=${dimension === 'productName' ? 'product' : dimension}`;
        const isInBooks = name === 'adCost' && !setsOf('spend').some((one) => one.dimensions[dimension]);
        const time = set.time ? LAST_MONTH : 'now';
        const expected = isInBooks ? `adCost ${by} ${time}` : expectedOf(name, language, { time, by });
        const byState = dimension === 'status' && expected.replace(`${by} `, '').includes('status=');
        const isOfStars = dimension === 'stars' && expected.includes('is=negative');
        if (expected === 'other' || byState || isOfStars) continue;
        asked += 1;
        expect.soft(noteOf(question), question).toBe(expected);
      }
    expect(asked).toBeGreaterThan(500);
  },
);
