/** What stands at one position of an indexed name. */
export const UNIT = {
  /** A space, punctuation, a symbol. */
  other: 0,
  /** First and further letters or digits of a word of an alphabet. */
  wordStart: 1,
  wordInside: 2,
  /** A Chinese character. */
  hanzi: 3,
  /** A Korean syllable that begins a word, or stands inside one. */
  hangulStart: 4,
  hangulInside: 5,
  /** Behind the last character of a name. */
  end: 6,
} as const;

/** The class of every code unit at the start of a word. */
export const unitClasses: Uint8Array = /* @__PURE__ */ classifyCodes();

/** Whether a class is one that a match may begin at. */
export function isUnitStart(unit: number): boolean {
  return unit !== UNIT.other && unit !== UNIT.wordInside && unit !== UNIT.end;
}

/** Whether a code unit is a Chinese character. */
export function isHanzi(code: number): boolean {
  return (code >= 0x3400 && code <= 0x9fff) || code === 0x3007;
}

/** Whether a code unit is a whole Korean syllable. */
export function isHangul(code: number): boolean {
  return code >= 0xac00 && code <= 0xd7a3;
}

/** Whether a code unit is a letter or digit of an alphabet; kana count as letters. */
export function isWordCode(code: number): boolean {
  return unitClasses[code] === UNIT.wordStart;
}

function classifyCodes(): Uint8Array {
  const classes = new Uint8Array(0x10000);
  const ranges = [
    [0x30, 0x39, UNIT.wordStart],
    [0x61, 0x7a, UNIT.wordStart],
    [0xc0, 0x52f, UNIT.wordStart],
    [0x3040, 0x30ff, UNIT.wordStart],
    [0x3007, 0x3007, UNIT.hanzi],
    [0x3400, 0x9fff, UNIT.hanzi],
    [0xac00, 0xd7a3, UNIT.hangulStart],
  ] as const;
  for (const [from, to, unit] of ranges) classes.fill(unit, from, to + 1);
  classes[0xd7] = UNIT.other;
  classes[0xf7] = UNIT.other;
  return classes;
}
