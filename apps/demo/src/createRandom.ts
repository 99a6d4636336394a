/** A source of repeatable chance: the same seed gives the same sequence on every machine. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** One entry, by weight. */
  weighted<T>(list: readonly (readonly [value: T, weight: number])[]): T;
  /** That many decimal digits. */
  digits(count: number): string;
};

/** Makes a `Random` (mulberry32) from a text. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(next() * list.length));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick,
    weighted<T>(list: readonly (readonly [T, number])[]): T {
      let rest = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return at(list, list.length - 1)[0];
    },
    digits(count) {
      let text = '';
      for (let index = 0; index < count; index++) text += between(0, 9);
      return text;
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index >= list.length || index < 0) throw new Error('Cannot pick from an empty list.');
  return list[index] as T;
}

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 16_777_619);
  }
  return value >>> 0;
}
