import { isDeepStrictEqual } from 'node:util';
import { dataSetFor } from '../../../data/catalogue/catalogue.ts';
import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataQuestion } from '../../../data/DataQuestion.ts';
import { lastUnits } from './calendar.ts';
import { combine } from './combine.ts';
import { countBesideSales } from './countBesideSales.ts';
import { type Draft, NOTHING } from './Draft.ts';
import { draftOf } from './draftOf.ts';
import { isFitting } from './fittingVerbs.ts';
import { isAllSaid } from './isAllSaid.ts';
import { leavesNarrowed } from './leavesNarrowed.ts';
import { subjectOf } from './measureOf.ts';
import { normalise } from './normalise.ts';
import type { Doubt, Reading } from './Reading.ts';
import { rateOfShare } from './rateOfShare.ts';
import { readIntent } from './readIntent.ts';
import { readTokens } from './readTokens.ts';
import { stockOfAge } from './stockOfAge.ts';
import type { Token } from './Token.ts';
import { DEFAULT_DAYS } from './timesOf.ts';
import { unmetWords } from './unmetWords.ts';
import { unsaidSigns } from './unsaidSigns.ts';
import { unusedTokens } from './unusedTokens.ts';
import type { Vocabulary } from './Vocabulary.ts';
import { withNameBefore } from './withNameBefore.ts';

/** What a question is read with: the company's words, its today, and what was asked before. */
export type ReadingContext = {
  words: Vocabulary;
  today: string;
  previous?: DataQuestion | undefined;
  /** The question just before this was about data, and was asked back; what comes after it may go on to be of its days. */
  unclear?: { hasDays: boolean } | undefined;
};

/** What figures are asked with: without them, days to come are of no matter to the data. */
const FIGURES: readonly Token['kind'][] = ['measure', 'segment', 'noun', 'rank', 'threshold'];

/** What says that the data is spoken of; days alone may be of anything. */
const OF_DATA: readonly Token['kind'][] = [...FIGURES, 'filter', 'by'];

/** Reads a question of any of the three languages; what is not understood is never guessed at. */
export function readQuestion(question: string, { words, today, previous, unclear }: ReadingContext): Reading {
  const plain = normalise(question);
  const intent = readIntent(plain);
  if (intent) return intent;
  const read = readTokens(plain, words, today);
  const { tokens, left: unjoined } = withNameBefore(read.tokens, words, previous);
  const hasDays = tokens.some(({ kind }) => kind === 'period' || kind === 'weekBefore' || kind === 'by');
  const left = [
    ...read.left,
    ...unjoined,
    ...tokens.flatMap((token) => (token.kind === 'unknown' ? token.text : [])),
    ...(read.left.length > 0 ? [] : unsaidSigns(read.rest, hasDays)),
  ];
  if (tokens.some(({ kind }) => kind === 'future')) {
    const isOfFigures = tokens.some(({ kind }) => FIGURES.includes(kind));
    return isOfFigures || left.length === 0 ? { kind: 'cannot', what: 'forecast' } : { kind: 'none' };
  }
  const draft = stockOfAge(countBesideSales(rateOfShare(draftOf(tokens), previous)));
  const unknown = tokens.flatMap((token) => (token.kind === 'unknownDays' ? token.text : []));
  const said = tokens.filter(({ kind }) => kind !== 'word' && kind !== 'unknown');
  if (said.length === 0 && left.length > 0) return { kind: 'none' };
  const asked = combine(draft, { today, previous });
  if (
    !('why' in asked) &&
    (!isAllSaid(draft, asked) ||
      unusedTokens(tokens, asked).length + unmetWords(tokens, asked, previous).length > 0)
  )
    return askBack({ why: 'combination' }, draft, { today, isAboutData: true, asked });
  if ('why' in asked) return askBack(asked, draft, { today, isAboutData: said.length > 0 });
  if (unknown.length > 0)
    return askBack({ why: 'days', words: unknown }, draft, { today, isAboutData: true, asked });
  const unread = left.filter((word) => !isFitting(word, asked));
  if (unread.length > 0)
    return askBack({ why: 'words', words: unread }, draft, {
      today,
      isAboutData: tokens.some(({ kind }) => OF_DATA.includes(kind)),
      asked,
    });
  // "Both", "what do we get out of it": what changes nothing of the question before was not understood.
  if (previous && (tokens.every(saysNothing) || isUnchanged(asked, { previous, tokens })))
    return askBack({ why: 'before' }, draft, { today, isAboutData: true, asked });
  if (leavesNarrowed(tokens, asked, previous) || (unclear && isLeaning(draft, asked, unclear)))
    return askBack({ why: 'before' }, draft, { today, isAboutData: true, asked });
  return { kind: 'data', question: asked };
}

/** Words that only go on from what was asked before. */
const saysNothing = (token: Token) =>
  token.kind === 'word' && ['follow', 'reference', 'all'].includes(token.word);

/** Whether words were said and the question is the one before again, which nobody asks twice in other words. */
const isUnchanged = (
  asked: DataQuestion,
  { previous, tokens }: { previous: DataQuestion; tokens: readonly Token[] },
) =>
  !tokens.some(({ kind }) => kind === 'measure' || kind === 'period') && isDeepStrictEqual(asked, previous);

/** Whether it leaves open what the question before it may have said. */
function isLeaning(draft: Draft, { period }: DataQuestion, { hasDays }: { hasDays: boolean }): boolean {
  if (subjectOf(draft).measures.length === 0) return true;
  if (period && draft.periods.length > 0) return false;
  const isBare = draft.filters.length + draft.by.length + draft.segments.length === 0 && !draft.threshold;
  return isBare || (period !== undefined && hasDays);
}

/** What comes after a question goes on from it, as far as it was understood. */
export function contextAfter(context: ReadingContext, reading: Reading): ReadingContext {
  if (reading.kind === 'data') return { ...context, previous: reading.question, unclear: undefined };
  // What was not understood at all may have gone on, too; so may what comes after it.
  const isUnread = reading.kind === 'ask' || reading.kind === 'none';
  const isUnclear =
    isUnread &&
    (('isAboutData' in reading && reading.isAboutData) ||
      context.unclear !== undefined ||
      context.previous !== undefined);
  // Of what was not read at all it is not known whether it said days.
  const hasDays = reading.kind !== 'ask' || reading.hasDays || context.unclear?.hasDays === true;
  return { ...context, unclear: isUnclear ? { hasDays } : undefined };
}

function askBack(
  doubt: Doubt,
  draft: Draft,
  { today, isAboutData, asked }: { today: string; isAboutData: boolean; asked?: DataQuestion },
): Reading {
  const period = draft.periods[0]?.period ?? lastUnits(DEFAULT_DAYS, 'day', today);
  const { filters } = draft;
  const of = (measure: MeasureName, by: DimensionName[] = []): DataQuestion => ({
    ...NOTHING,
    measures: [measure],
    by,
    filters,
    period,
  });
  const [measure] = draft.measures;
  const guesses = {
    words: asked ? [asked] : [],
    before: asked ? [asked] : [],
    days: asked ? [{ ...asked, period: lastUnits(DEFAULT_DAYS, 'day', today) }] : [],
    nothing: [of('sales'), of('orders'), of('spend')],
    past: measure ? [{ ...NOTHING, measures: [measure], by: [], filters }] : [],
    combination: asked
      ? [asked]
      : measure
        ? draft.measures.length > 1
          ? draft.measures.map((one) => of(one, draft.by))
          : [{ ...of(measure), filters: [] }]
        : [of('sales', draft.by), of('orders', draft.by), of('spend')],
    ranked: (['product', 'shop', 'marketplace'] as const).map((by) => of(measure ?? 'sales', [by])),
  }[doubt.why];
  return {
    kind: 'ask',
    doubt,
    isAboutData,
    hasDays: draft.periods.length > 0 || doubt.why === 'days',
    suggestions: guesses
      .flatMap((one) => {
        const set = dataSetFor(one);
        // Stock is known as it is now: no days are offered with it.
        return set ? (set.time ? [one] : [{ ...one, period: undefined }]) : [];
      })
      .slice(0, 3),
  };
}
