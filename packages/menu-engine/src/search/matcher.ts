import type { TextIndex } from './createTextIndex.ts';
import { isUnitStart, UNIT } from './unitClass.ts';

/** How well a name answers, as a number: more is better. */
export const QUALITY = { similar: 0, address: 1, inside: 2, word: 3, start: 4, whole: 5 } as const;

/** Takes note of a name that answers: how well (`scoreOf`), and where. */
export type Offer = (name: number, score: number, position: number) => void;

/** One way of answering one word of what was typed. */
export type Matcher = {
  /** Offers every name that answers; with `candidates`, those positions only. */
  readonly each: (offer: Offer, candidates?: Uint32Array) => void;
  /** The positions to highlight in one name, best way first; undefined when it does not answer. */
  readonly find: (name: number) => readonly number[] | undefined;
};

/** Highest closeness. */
export const CLOSENESS_MAX = 0xffff;
const COST_WEIGHT = 2500;
const REST_WEIGHT = 100;
const OFFSET_WEIGHT = 20;

/** Quality and closeness as one number to compare. */
export function scoreOf(quality: number, closeness: number): number {
  return quality * 0x10000 + closeness;
}

/** Returns how closely a name answers: written out rather than abbreviated, little else in the name, early in it. */
export function closenessOf(cost: number, rest: number, offset: number): number {
  return (
    CLOSENESS_MAX -
    Math.min(cost, 16) * COST_WEIGHT -
    Math.min(rest, 100) * REST_WEIGHT -
    Math.min(offset, 100) * OFFSET_WEIGHT
  );
}

/** Returns how well a place of a name answers, apart from what is used of it. */
export function qualityAt(index: TextIndex, name: number, position: number): number {
  if (position === firstOf(index, name)) return QUALITY.start;
  const unit = index.classes[position] ?? UNIT.other;
  return isUnitStart(unit) && unit !== UNIT.hangulInside ? QUALITY.word : QUALITY.inside;
}

/** Returns where a name begins, leading signs left aside. */
function firstOf({ starts, classes }: TextIndex, name: number): number {
  let at = starts[name] ?? 0;
  while (classes[at] === UNIT.other) at += 1;
  return at;
}

/** Whether nothing but signs follows in a name. */
export function isAtEnd({ classes }: TextIndex, position: number): boolean {
  let at = position;
  while (classes[at] === UNIT.other) at += 1;
  return classes[at] === UNIT.end;
}

/** Length of a name without its line end. */
export function lengthOf({ starts }: TextIndex, name: number): number {
  return (starts[name + 1] ?? 0) - (starts[name] ?? 0) - 1;
}

/** Returns the positions of a piece of text. */
export function positionsOf(start: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, offset) => start + offset);
}
