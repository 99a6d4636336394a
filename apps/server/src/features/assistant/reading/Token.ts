import type { DimensionName } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { BoundSign, DataFilter, DataPeriod } from '../../../data/DataQuestion.ts';

/** What can be counted and listed. */
export type Noun = 'order' | 'product' | 'listing' | 'review' | 'campaign' | DimensionName;

/** A length of time that has a name. */
export type PeriodUnit = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'range';

/** What a figure is to be above or below. */
export type Threshold = {
  is: BoundSign;
  value: number;
  isDays: boolean;
  isPercent?: boolean;
  isMoney?: boolean;
  isStars?: boolean;
  measure?: MeasureName;
};

/** One thing that a question says. */
export type Token =
  | { kind: 'period'; period: DataPeriod; unit: PeriodUnit }
  /** The period before, whichever that is. */
  | { kind: 'before' }
  /** The same days a week before. */
  | { kind: 'weekBefore' }
  /** Days that have a name but are not known. */
  | { kind: 'unknownDays'; text: string }
  /** Something that the data does not have. */
  | { kind: 'unknown'; text: string }
  | { kind: 'future' }
  /** A weak one is a word of selling, which goes with many measures. */
  | { kind: 'measure'; measure: MeasureName; isWeak?: boolean }
  /** A loose one says what the whole is about, unless it is asked which. */
  | { kind: 'noun'; noun: Noun; isLoose?: boolean }
  | { kind: 'by'; dimension: DimensionName }
  | { kind: 'segment'; segment: string }
  /** One of a count says that its rows are counted. */
  | { kind: 'filter'; filter: DataFilter; isCount?: boolean }
  | { kind: 'limit'; limit: number; rank?: 'least' | 'worst' | 'best' | 'most' }
  | ({ kind: 'threshold' } & Threshold)
  /** A weak one compares two, or asks which; a soft one may also only ask how much it is; one of a measure says what is ranked. */
  | {
      kind: 'rank';
      rank: 'best' | 'worst' | 'most' | 'least';
      isOfSelling?: boolean;
      isWeak?: boolean;
      isSoft?: boolean;
      /** Says that it is ranked, not which way. */
      isRanking?: boolean;
      measure?: MeasureName;
    }
  /** A weak one is a word of growth, which goes with any comparison. */
  | { kind: 'compare'; with: 'before' | 'lastYear' | 'named'; isWeak?: boolean }
  | {
      kind: 'word';
      word:
        | 'each'
        | 'which'
        | 'howMany'
        | 'list'
        | 'trend'
        | 'except'
        | 'excepted'
        | 'all'
        | 'follow'
        | 'without'
        | 'share'
        | 'where'
        | 'left'
        | 'led'
        | 'average'
        | 'pieces'
        | 'money'
        | 'stocked'
        | 'respectively'
        | 'reference'
        | 'adding'
        | 'sum'
        | 'contrast'
        | 'overview';
    };

/** Whether a token is one of these words. */
export const isWord = (token: Token | undefined, ...words: (Token & { kind: 'word' })['word'][]): boolean =>
  token?.kind === 'word' && words.includes(token.word);
