import { isUnitStart, UNIT, unitClasses } from './unitClass.ts';

/** Folded names one after the other, with what stands where. */
export type TextIndex = {
  readonly count: number;
  /** All names, each closed by a line end. */
  readonly text: string;
  /** Where each name begins; one more entry than names. */
  readonly starts: Uint32Array;
  /** Which name a position belongs to. */
  readonly owners: Uint32Array;
  /** `UNIT` of each position. */
  readonly classes: Uint8Array;
  /** The unit starts that hold a code: `positions` from `heads[code]` up to `heads[code + 1]`. */
  readonly heads: Uint32Array;
  readonly positions: Uint32Array;
  /** 1 for each code that occurs anywhere. */
  readonly occurring: Uint8Array;
  /** Codes of the Chinese characters and Korean syllables that occur. */
  readonly hanzi: readonly number[];
  readonly hangul: readonly number[];
};

const CODES = 0x10000;
const LINE_END = 10;

/** Indexes folded names; names must not hold line ends, which `foldText` sees to. */
export function createTextIndex(names: readonly string[]): TextIndex {
  const count = names.length;
  const text = count === 0 ? '' : `${names.join('\n')}\n`;
  const starts = new Uint32Array(count + 1);
  const owners = new Uint32Array(text.length);
  const classes = new Uint8Array(text.length);
  const heads = new Uint32Array(CODES + 1);
  const occurring = new Uint8Array(CODES);
  let at = 0;
  for (let name = 0; name < count; name += 1) {
    starts[name] = at;
    let before: number = UNIT.other;
    for (let code = text.charCodeAt(at); code !== LINE_END; code = text.charCodeAt(at)) {
      const unit = unitClasses[code] ?? UNIT.other;
      occurring[code] = 1;
      // A second letter or syllable stands inside its word: the next class of its kind.
      const inside =
        (unit === UNIT.wordStart || unit === UNIT.hangulStart) && (before === unit || before === unit + 1);
      before = inside ? unit + 1 : unit;
      classes[at] = before;
      owners[at] = name;
      if (unit !== UNIT.other && before !== UNIT.wordInside) heads[code + 1] = (heads[code + 1] ?? 0) + 1;
      at += 1;
    }
    owners[at] = name;
    classes[at] = UNIT.end;
    at += 1;
  }
  starts[count] = at;
  const hanzi: number[] = [];
  const hangul: number[] = [];
  for (let code = 0; code < CODES; code += 1) {
    const own = heads[code + 1] ?? 0;
    if (own > 0) {
      const unit = unitClasses[code];
      if (unit === UNIT.hanzi) hanzi.push(code);
      else if (unit === UNIT.hangulStart) hangul.push(code);
    }
    heads[code + 1] = (heads[code] ?? 0) + own;
  }
  return {
    count,
    text,
    starts,
    owners,
    classes,
    heads,
    positions: place(text, classes, heads),
    occurring,
    hanzi,
    hangul,
  };
}

function place(text: string, classes: Uint8Array, heads: Uint32Array): Uint32Array {
  const next = heads.slice();
  const positions = new Uint32Array(heads[CODES] ?? 0);
  for (let at = 0; at < text.length; at += 1) {
    if (!isUnitStart(classes[at] ?? 0)) continue;
    const code = text.charCodeAt(at);
    const slot = next[code] ?? 0;
    positions[slot] = at;
    next[code] = slot + 1;
  }
  return positions;
}
