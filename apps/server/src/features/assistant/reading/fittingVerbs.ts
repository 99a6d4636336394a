import { measures as catalogue, type DataResource } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { isPlainWord } from './isPlainWord.ts';

const ORDERS: readonly DataResource[] = ['orders', 'sales', 'reviews'];

/** Words that say nothing beside some figures, and something else beside others: orders come in, and so do goods from a supplier. */
const VERBS: readonly { words: RegExp; beside: (measure: keyof typeof catalogue) => boolean }[] = [
  {
    words: /(?:收到|进来?)了?|^들어(?:오|왔|온)\S*$|^(?:received?|placed|came|comes?)$/,
    beside: (name) => ORDERS.includes(catalogue[name].resource) && name !== 'units',
  },
  {
    words: /(?:交|支付|付|缴)了?|^(?:pays?|paid|took|takes?|taken)$|^(?:나갔|나간|냈|들었|들어갔)[가-힣]*$/,
    beside: (name) => catalogue[name].isBad && catalogue[name].format === 'money',
  },
  {
    words: /^(?:customers?|buyers?|people)$|客户|买家?|顾客/,
    beside: (name) =>
      ['refundedSales', 'placedOrders', 'refundRate'].includes(name) ||
      catalogue[name].resource === 'reviews',
  },
  { words: /^[낸난]$/, beside: (name) => name === 'profit' },
  { words: /^쌓[여인였]\S*$|^holds?$/, beside: (name) => catalogue[name].resource === 'stock' },
];

/** Returns whether a word that was not understood is a verb that goes with all figures of the question and adds nothing to them. */
export const isFitting = (word: string, { measures }: DataQuestion): boolean =>
  VERBS.some(({ words, beside }) => {
    const rest = word.toLowerCase().replace(words, '');
    return rest !== word.toLowerCase() && (rest === '' || isPlainWord(rest)) && measures.every(beside);
  });
