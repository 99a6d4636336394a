import { CUT_SHIFT, OTHER_SHIFT, type ReadingSteps, SLIP_SHIFT, SYLLABLE_MAX } from './createReadingSteps.ts';
import type { TextIndex } from './createTextIndex.ts';
import { initialOf, isJamo, toJamo } from './hangul.ts';
import { isHangul, UNIT } from './unitClass.ts';

/** Keeps a name made to mislead from costing more than a moment. */
const STEPS_MAX = 96;
const SLIP_COST = 4;

/** A way through a name that spells what was typed. */
type Walk = {
  /** Behind the last character that was used. */
  end: number;
  /** How far the way is from writing the name out: initials, beginnings, jumps to the next word. */
  cost: number;
  /** How many characters and words were used. */
  units: number;
  /** The positions that were used; only the first `length` count. */
  path: Int32Array;
  length: number;
};

/**
 * Looks for what was typed from a position of a name on, unit by unit: a Chinese character by itself, by a reading
 * or its initial; a Korean syllable by itself, by its initial consonant or as far as it is typed; a word by its
 * beginning. Answers whether there is a way; the way is in `walk` until the next call.
 */
export function createWalker(
  { text, classes }: TextIndex,
  token: string,
  steps: ReadingSteps | undefined,
  slipsAllowed: number,
) {
  const length = token.length;
  const walk: Walk = { end: 0, cost: 0, units: 0, path: new Int32Array(length + 1), length: 0 };
  const lastJamo = isHangul(token.charCodeAt(length - 1)) ? toJamo(token.charAt(length - 1)) : '';
  let taken = 0;
  let slips = 0;

  function from(position: number): boolean {
    taken = 0;
    slips = slipsAllowed;
    walk.cost = 0;
    walk.units = 0;
    walk.length = 0;
    return step(position, 0);
  }

  function step(at: number, typed: number): boolean {
    if (typed >= length) {
      walk.end = at;
      return true;
    }
    taken += 1;
    if (taken > STEPS_MAX) return false;
    const unit = classes[at];
    const code = text.charCodeAt(at);
    const same = code === token.charCodeAt(typed);
    switch (unit) {
      case UNIT.hanzi:
        return same ? take(at, typed, 1, 0, 1) : steps !== undefined && read(at, typed, steps(code, typed));
      case UNIT.wordStart:
        return same && take(at, typed, 1, 0, 1);
      case UNIT.wordInside:
        return (same && take(at, typed, 1, 0, 0)) || jump(at, typed);
      case UNIT.hangulStart:
      case UNIT.hangulInside:
        if (same) return take(at, typed, 1, 0, 1);
        return spell(at, typed, code);
      case UNIT.other:
        return (same && take(at, typed, 1, 0, 0)) || step(at + 1, typed);
      default:
        return false;
    }
  }

  function take(at: number, typed: number, count: number, cost: number, units: number): boolean {
    const before = walk.length;
    walk.path[before] = at;
    walk.length = before + 1;
    walk.cost += cost;
    walk.units += units;
    if (step(at + 1, typed + count)) return true;
    walk.length = before;
    walk.cost -= cost;
    walk.units -= units;
    return false;
  }

  function read(at: number, typed: number, bits: number): boolean {
    if (bits === 0) return false;
    for (let count = SYLLABLE_MAX; count > 0; count -= 1) {
      if ((bits >> count) & 1 && take(at, typed, count, 0, 1)) return true;
      if ((bits >> (count + CUT_SHIFT)) & 1 && take(at, typed, count, 1, 1)) return true;
      if ((bits >> (count + OTHER_SHIFT)) & 1 && take(at, typed, count, 2, 1)) return true;
    }
    if (slips === 0) return false;
    slips -= 1;
    for (let count = SYLLABLE_MAX + 1; count > 1; count -= 1)
      if ((bits >> (count + SLIP_SHIFT)) & 1 && take(at, typed, count, SLIP_COST, 1)) return true;
    slips += 1;
    return false;
  }

  /** From inside a word to what stands behind it. */
  function jump(at: number, typed: number): boolean {
    let next = at;
    while (classes[next] === UNIT.wordInside) next += 1;
    walk.cost += 1;
    if (step(next, typed)) return true;
    walk.cost -= 1;
    return false;
  }

  function spell(at: number, typed: number, code: number): boolean {
    const asked = token.charCodeAt(typed);
    if (isJamo(asked)) return initialOf(code) === token.charAt(typed) && take(at, typed, 1, 1, 1);
    if (typed !== length - 1 || lastJamo === '') return false;
    // While a syllable is typed, the next one's initial stands at its end: 줌 on the way to 주문.
    const own = toJamo(text.charAt(at));
    if (own.startsWith(lastJamo)) return take(at, typed, 1, 1, 1);
    if (lastJamo.slice(0, -1) !== own || initialOf(text.charCodeAt(at + 1)) !== lastJamo.slice(-1))
      return false;
    if (!take(at, typed, 1, 1, 2)) return false;
    walk.path[walk.length] = at + 1;
    walk.length += 1;
    walk.end = at + 2;
    return true;
  }

  return { from, walk };
}
