import { fileURLToPath } from 'node:url';

const FONTS = {
  latin: ['@embedpdf/fonts-latin', 'NotoSans-Regular.ttf'],
  korean: ['@embedpdf/fonts-kr', 'NotoSansKR-Regular.otf'],
  han: ['@embedpdf/fonts-sc', 'NotoSansHans-Regular.otf'],
} as const;

/** A font of the slips; a file embeds what it uses of each. */
export type SlipFont = keyof typeof FONTS;

/** The files of the fonts, by name. */
export const slipFonts: readonly (readonly [SlipFont, string])[] = (Object.keys(FONTS) as SlipFont[]).map(
  (font) => {
    const [name, file] = FONTS[font];
    return [font, fileURLToPath(new URL(`../fonts/${file}`, import.meta.resolve(name)))];
  },
);

/** From here on come arrows, signs and the letters of East Asia. */
const AFTER_LATIN = 0x2190;

/** Splits a text into pieces of one font each: no font has the letters of all languages. */
export function fontRuns(text: string): { font: SlipFont; text: string }[] {
  const runs: { font: SlipFont; text: string }[] = [];
  // Written out of composed letters, for which the fonts have glyphs.
  for (const letter of text.normalize('NFC')) {
    const font = fontOf(letter, runs.at(-1)?.font);
    const run = runs.at(-1);
    if (run?.font === font) run.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(letter: string, before: SlipFont | undefined): SlipFont {
  if (/\p{Script=Hangul}/u.test(letter)) return 'korean';
  if (letter === ' ') return before ?? 'latin';
  return (letter.codePointAt(0) ?? 0) < AFTER_LATIN ? 'latin' : 'han';
}
