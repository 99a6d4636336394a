import { isWithinOneEdit } from './editDistance.ts';
import type { Readings } from './readPinyin.ts';

/** Longest syllable without tone: `zhuang`. */
export const SYLLABLE_MAX = 6;
/** Positions of the bits for ways that cost more: cut short, by another reading, with a slip. */
export const CUT_SHIFT = 8;
export const OTHER_SHIFT = 16;
export const SLIP_SHIFT = 24;

/** For a typed text: in which lengths a Chinese character can be read from a place in it, as bits. */
export type ReadingSteps = (code: number, at: number) => number;

/**
 * How a Chinese character can be read from a place in what was typed: bit n for its usual reading of n letters in
 * full; shifted, for its initial or, at the end, the beginning of it; shifted further, for the same of another
 * reading; then for a reading with one slip, such as `z` for `zh` or `n` for `ng`. Each answer is worked out once.
 */
export function createReadingSteps(token: string, readings: Readings, slips: boolean): ReadingSteps {
  const known = new Map<number, Int32Array>();
  return (code, at) => {
    let steps = known.get(code);
    if (!steps) {
      steps = new Int32Array(token.length).fill(-1);
      known.set(code, steps);
    }
    let bits = steps[at] ?? 0;
    if (bits === -1) {
      bits = stepsOf(readings.get(code), token, at, slips);
      steps[at] = bits;
    }
    return bits;
  };
}

function stepsOf(readings: readonly string[] | undefined, token: string, at: number, slips: boolean): number {
  if (!readings) return 0;
  let bits = 0;
  const left = token.length - at;
  for (const [order, reading] of readings.entries()) {
    const first = reading.charCodeAt(0);
    if (first !== token.charCodeAt(at)) continue;
    const full = order === 0 ? 0 : OTHER_SHIFT;
    const cut = order === 0 ? CUT_SHIFT : OTHER_SHIFT;
    if (token.startsWith(reading, at)) bits |= 1 << (reading.length + full);
    bits |= 1 << (1 + cut);
    if (reading.charAt(1) === 'h' && token.charAt(at + 1) === 'h') bits |= 1 << (2 + cut);
    if (left < reading.length && reading.startsWith(token.slice(at))) bits |= 1 << (left + cut);
    if (!slips) continue;
    for (
      let length = Math.max(2, reading.length - 1);
      length <= Math.min(reading.length + 1, left);
      length += 1
    )
      if (isWithinOneEdit(token.slice(at, at + length), reading)) bits |= 1 << (length + SLIP_SHIFT);
  }
  return bits;
}
