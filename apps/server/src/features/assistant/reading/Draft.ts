import { type DimensionName, dimensions } from '../../../data/catalogue/dimensions.ts';
import type { MeasureName } from '../../../data/catalogue/measures.ts';
import type { DataFilter, DataPeriod, DataQuestion } from '../../../data/DataQuestion.ts';
import type { Noun, PeriodUnit, Threshold } from './Token.ts';

/** What a question says by itself, gathered; what it leaves open is missing. */
export type Draft = {
  measures: MeasureName[];
  /** A word of selling without saying what of it. */
  isOfSelling: boolean;
  by: DimensionName[];
  nouns: Noun[];
  counted: Noun | undefined;
  filters: DataFilter[];
  segments: string[];
  periods: { period: DataPeriod; unit: PeriodUnit }[];
  isBefore: boolean;
  /** The same days a week before, to be compared with or instead. */
  isWeekBefore: boolean;
  compare: 'before' | 'lastYear' | 'named' | undefined;
  /** Only a word of growth compares. */
  isComparedWeakly: boolean;
  limit: number | undefined;
  rank: 'best' | 'worst' | 'most' | 'least' | undefined;
  /** "More" or "less", which only means something where two are compared, or where it is asked which. */
  leaning: 'most' | 'least' | undefined;
  /** It leans by a word that needs another to lean from. */
  isComparative: boolean;
  threshold: Threshold | undefined;
  /** The figure that is named beside a word of ranking, where several are named: "spend and ACOS, highest ACOS first". */
  rankedBy: MeasureName | undefined;
  /** Days stand right behind "change against": they are those compared with. */
  isAgainst: boolean;
  /** What sells best or worst: products, where nothing else is named. */
  isOfBestsellers: boolean;
  /** The figure that a word of ranking brought along: "the most returned". */
  rankMeasure: MeasureName | undefined;
  isHowMany: boolean;
  isList: boolean;
  isTrend: boolean;
  /** Each of what is named: "FBA and FBM, how many each". */
  isEach: boolean;
  isFollowing: boolean;
  /** One more is wanted beside what was asked before. */
  isAdding: boolean;
  /** It points at something: "those", "它们". */
  isReferring: boolean;
  isWithout: boolean;
  /** What part of the whole each is. */
  isShare: boolean;
  /** What is left of something, where nothing else is asked of it. */
  isLeft: boolean;
  /** Ads are spoken of. */
  isOfAds: boolean;
  /** What something led to is asked: orders and sales of ads, where ads are spoken of. */
  isLed: boolean;
  /** An average is asked, of what is not one. */
  isAverage: boolean;
  /** Pieces are counted, not kinds of things. */
  isPieces: boolean;
  /** The worth of what is named is asked. */
  isMoney: boolean;
  /** Where, without saying of what: the marketplaces. */
  isWhere: boolean;
  /** How things go is asked, and of what it is not said. */
  isOverview: boolean;
  /** Something was taken out that nobody understood. */
  isBroken: boolean;
  /** Dimensions that are not narrowed any more. */
  cleared: DimensionName[];
};

/** Dimensions that a noun names; the others are only counted and listed. */
export const isDimension = (noun: Noun): noun is DimensionName => noun in dimensions;

/** A draft of which nothing is said yet. */
export const emptyDraft = (): Draft => ({
  measures: [],
  isOfSelling: false,
  by: [],
  nouns: [],
  counted: undefined,
  filters: [],
  segments: [],
  periods: [],
  isBefore: false,
  isWeekBefore: false,
  compare: undefined,
  isComparedWeakly: false,
  limit: undefined,
  rank: undefined,
  leaning: undefined,
  isComparative: false,
  threshold: undefined,
  rankedBy: undefined,
  isAgainst: false,
  isOfBestsellers: false,
  rankMeasure: undefined,
  isHowMany: false,
  isList: false,
  isTrend: false,
  isEach: false,
  isFollowing: false,
  isReferring: false,
  isAdding: false,
  isWithout: false,
  isShare: false,
  isLeft: false,
  isOfAds: false,
  isLed: false,
  isAverage: false,
  isPieces: false,
  isMoney: false,
  isWhere: false,
  isOverview: false,
  isBroken: false,
  cleared: [],
});

/** A question without anything. */
export const NOTHING: DataQuestion = { measures: [], by: [], filters: [], segments: [] };
