import type { DimensionName } from './catalogue/dimensions.ts';
import type { MeasureName } from './catalogue/measures.ts';

/** Days of the company, both included. */
export type DataPeriod = { from: string; to: string };

/** What rows must be: one of some values, or none of them; or, of products, to contain a word. */
export type DataFilter = {
  dimension: DimensionName;
  values: readonly string[];
  isNot?: boolean;
  isPart?: boolean;
};

/** How a figure has to lie to a bound: under it, at most it, over it, at least it. */
export const BOUND_SIGNS = ['<', '<=', '>', '>='] as const;
export type BoundSign = (typeof BOUND_SIGNS)[number];

/** What a figure has to lie over or under, on the figure's own scale: of a share a part of 1. */
export type Bound = { measure: MeasureName; is: BoundSign; than: number };

/**
 * A question that the data can answer: some measures, by some dimensions, of some rows. It says nothing of whose data:
 * that is the caller's, always.
 */
export type DataQuestion = {
  measures: readonly MeasureName[];
  by: readonly DimensionName[];
  filters: readonly DataFilter[];
  /** Named conditions of the catalogue, such as `overdue`. */
  segments: readonly string[];
  /** Missing for what is true at present, such as stock. */
  period?: DataPeriod;
  /** What the period is compared with. */
  compare?: DataPeriod;
  order?: { by: MeasureName; direction: 'asc' | 'desc' };
  limit?: number;
  /** Only groups whose measure lies over or under a value. */
  having?: Bound;
  /** Only groups that have nothing of the first measure. */
  isWithout?: boolean;
};
