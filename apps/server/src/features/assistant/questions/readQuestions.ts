import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saidBound } from '../../../data/bounds.ts';
import type { Reading } from '../reading/Reading.ts';
import { contextAfter, type ReadingContext, readQuestion } from '../reading/readQuestion.ts';
import type { Vocabulary } from '../reading/Vocabulary.ts';

/** A question of the set: what was asked before it, and how it is to be read. */
type SetQuestion = { language: string; question: string; before: readonly string[]; expected: string };

/** How a question was read beside how it should have been. */
export type JudgedQuestion = SetQuestion & { read: string; verdict: 'right' | 'wrong' | 'asked-back' };

/** The day on which the questions of the set are asked. */
export const SET_TODAY = '2026-11-21';

/** The sets by name, with their folders; all but the first were written apart and asked once before the reading was mended by them. */
const folders = {
  known: '',
  'held-out': 'heldOut',
  second: 'secondSet',
  third: 'thirdSet',
  fourth: 'fourthSet',
  fifth: 'fifthSet',
  sixth: 'sixthSet',
  seventh: 'seventhSet',
  eighth: 'eighthSet',
  ninth: 'ninthSet',
  tenth: 'tenthSet',
  eleventh: 'eleventhSet',
  twelfth: 'twelfthSet',
  thirteenth: 'thirteenthSet',
  fourteenth: 'fourteenthSet',
  fifteenth: 'fifteenthSet',
  sixteenth: 'sixteenthSet',
  seventeenth: 'seventeenthSet',
  eighteenth: 'eighteenthSet',
  nineteenth: 'nineteenthSet',
  twentieth: 'twentiethSet',
  'twenty-first': 'twentyFirstSet',
  'twenty-second': 'twentySecondSet',
  'twenty-third': 'twentyThirdSet',
  'twenty-fourth': 'twentyFourthSet',
  'twenty-fifth': 'twentyFifthSet',
  'twenty-sixth': 'twentySixthSet',
  'twenty-seventh': 'twentySeventhSet',
  'twenty-eighth': 'twentyEighthSet',
  'twenty-ninth': 'twentyNinthSet',
} as const;

/** The name of a set. */
export type QuestionSet = keyof typeof folders;

/** The names of the sets that were written apart. */
export const setsApart = Object.keys(folders).filter((name): name is QuestionSet => name !== 'known');

/** Reads a question set: three files of lines `question | reading`, follow-ups marked with ">". */
export function readQuestionSet(set: QuestionSet): SetQuestion[] {
  const folder = join(import.meta.dirname, folders[set]);
  return ['chinese', 'english', 'korean'].flatMap((language) => {
    const lines = readFileSync(join(folder, `${language}.txt`), 'utf8').split('\n');
    let before: string[] = [];
    return lines
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => {
        const [asked = '', expected = ''] = line.split(' | ');
        if (!asked.startsWith('> ')) before = [];
        const question = asked.replace(/^> /, '').trim();
        const read = { language, question, before, expected: expected.trim() };
        before = [...before, question];
        return read;
      });
  });
}

/** Returns why questions of the sets are not read as expected, by question. */
export function readMisses(): Map<string, string> {
  const lines = readFileSync(join(import.meta.dirname, 'misses.txt'), 'utf8').split('\n');
  const kept = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
  return new Map(kept.map((line) => line.split(' | ') as [string, string]));
}

/** Returns how the last question of a talk is read, as the sets write it. */
export function noteOfTalk(words: Vocabulary, talk: readonly string[]): string {
  let context: ReadingContext = { words, today: SET_TODAY };
  let note = '';
  for (const question of talk) {
    const reading = readQuestion(question, context);
    note = noteReading(reading);
    context = contextAfter(context, reading);
  }
  return note;
}

/** Reads every question of a set as the assistant would, and judges it. */
export function judgeQuestions(words: Vocabulary, set: QuestionSet): JudgedQuestion[] {
  return readQuestionSet(set).map((one) => {
    let context: ReadingContext = { words, today: SET_TODAY };
    for (const question of one.before) context = contextAfter(context, readQuestion(question, context));
    const reading = readQuestion(one.question, context);
    const read = noteReading(reading);
    const verdict = read === one.expected ? 'right' : reading.kind === 'data' ? 'wrong' : 'asked-back';
    return { ...one, read, verdict };
  });
}

/** A reading as the set writes it. */
export function noteReading(reading: Reading): string {
  if (reading.kind === 'cannot') return `cannot:${reading.what}`;
  if (reading.kind === 'none') return 'ask';
  if (reading.kind !== 'data') return reading.kind;
  const { measures, by, filters, segments, period, compare, order, limit, having, isWithout } =
    reading.question;
  const span = ({ from, to }: { from: string; to: string }) => (from === to ? from : `${from}..${to}`);
  const narrowed = filters
    .map(({ dimension, values, isNot, isPart }) => {
      const sign = isPart ? '~' : isNot ? '!=' : '=';
      return `${dimension}${sign}${[...values].sort().join(',')}`;
    })
    .concat(segments.length > 0 ? [`is=${[...segments].sort().join(',')}`] : [])
    .sort();
  return [
    measures.join('+'),
    ...(by.length > 0 ? [`by=${by.join(',')}`] : []),
    ...narrowed,
    period ? span(period) : 'now',
    ...(compare ? [`vs=${span(compare)}`] : []),
    ...(order ? [`order=${order.direction}${order.by === measures[0] ? '' : `:${order.by}`}`] : []),
    ...(limit ? [`limit=${limit}`] : []),
    ...(having ? [`having=${having.measure}${having.is}${saidBound(having).value}`] : []),
    ...(isWithout ? ['without'] : []),
  ].join(' ');
}
