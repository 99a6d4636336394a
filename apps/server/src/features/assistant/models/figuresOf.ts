/** A figure in a text: as it is written, what it amounts to, and how exactly it is said. */
type Figure = { text: string; value: number; step: number; isPlain: boolean; isPercent: boolean };

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  千: 1e3,
  천: 1e3,
  万: 1e4,
  만: 1e4,
  m: 1e6,
  million: 1e6,
  百万: 1e6,
  千万: 1e7,
  亿: 1e8,
  억: 1e8,
};
/** Blocks, code, addresses, days, times and codes are no figures of an answer. */
const OTHER =
  /```[\s\S]*?(?:```|(?![\s\S]))|`[^`]*`|\]\([^)\s]{0,500}\)|https?:\/\/\S+|\b20[1-3]\d(?:[-/.年년]\s?\d{1,2}(?:[-/.月월]\s?\d{1,2}[日일]?)?[月월]?|年|년)?(?![\d,.%])|\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日号일]?)?|\b\d{1,2}:\d{2}\b|(?<![\d-])\d{1,20}(?:-\d{1,20})+[\w-]*|^[ \t]{0,8}\d{1,2}[.)、]\s/gim;
/** Codes have letters and digits; each word is looked at once, however long it is. */
const WORD = /(?<![\w-])[A-Za-z][\w-]*/g;
/** Signs that are looked at: more is no answer that anybody reads. */
const MOST = 50_000;
const FIGURE =
  /(?<![\w.,])([$¥€£₩]\s?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?\s?(%|％|百万|千万|[千万亿천만억]|(?:thousand|million)\b|[km](?![a-z]))?/gi;

/** The figures of a text; a plain one is a small whole number, such as people count with. */
export function figuresOf(text: string): Figure[] {
  const plain = text
    .slice(0, MOST)
    .replace(OTHER, ' ')
    .replace(WORD, (word) => (/\d/.test(word) ? ' ' : word));
  return [...plain.matchAll(FIGURE)].map(([written, sign, whole = '', part = '', unit = '']) => {
    const scale = SCALES[unit.toLowerCase()] ?? 1;
    return {
      text: written.trim(),
      value: Number((Number(whole.replaceAll(',', '') + part) * scale).toPrecision(12)),
      step: scale / 10 ** Math.max(0, part.length - 1),
      isPlain: !sign && !part && !unit && whole.length < 3,
      isPercent: unit === '%' || unit === '％',
    };
  });
}

/** Figures of an answer that occur in nothing that was found, not even rounded. */
export function unfoundFigures(answer: string, found: readonly string[]): string[] {
  const known = found.flatMap((text) => numbersIn(text));
  const isNear = (value: number, step: number) =>
    known.some((one) => Math.abs(Math.abs(one) - value) <= step / 2 + 1e-9);
  // Tables hold shares as parts of 1.
  const isKnown = ({ value, step, isPercent }: Figure) =>
    isNear(value, step) || (isPercent && isNear(value / 100, step / 100));
  const unfound = figuresOf(answer).filter((figure) => !figure.isPlain && !isKnown(figure));
  return [...new Set(unfound.map(({ text }) => text))];
}

/** All numbers of what was found, in whichever form it says them. */
function numbersIn(text: string): number[] {
  const plain = [...text.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([number]) =>
    Number(number.replaceAll(',', '')),
  );
  return [...plain, ...figuresOf(text).map(({ value }) => value)];
}
