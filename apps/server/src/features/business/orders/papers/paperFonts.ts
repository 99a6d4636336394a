import { fileURLToPath } from 'node:url';

const FONTS = {
  latin: new URL('../fonts/NotoSans-Regular.ttf', import.meta.resolve('@embedpdf/fonts-latin')),
  korean: new URL('../fonts/NotoSansKR-Regular.otf', import.meta.resolve('@embedpdf/fonts-kr')),
  han: new URL('../fonts/NotoSansHans-Regular.otf', import.meta.resolve('@embedpdf/fonts-sc')),
};

/** A font of what is printed; a file embeds what it uses of each. */
export type PaperFont = keyof typeof FONTS;

/** The files of the fonts, by name. */
export const paperFonts = Object.entries(FONTS).map(([font, file]) => [font, fileURLToPath(file)] as const);

/** From here on come arrows, signs and the letters of East Asia. */
const AFTER_LATIN = 0x2190;

/** Splits a text into pieces of one font each: no font has the letters of all languages. */
export function fontRuns(text: string): { font: PaperFont; text: string }[] {
  const runs: { font: PaperFont; text: string }[] = [];
  // Written out of composed letters, for which the fonts have glyphs.
  for (const letter of text.normalize('NFC')) {
    const font = fontOf(letter, runs.at(-1)?.font);
    const run = runs.at(-1);
    if (run?.font === font) run.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(letter: string, before: PaperFont | undefined): PaperFont {
  if (/\p{Script=Hangul}/u.test(letter)) return 'korean';
  if (letter === ' ') return before ?? 'latin';
  return (letter.codePointAt(0) ?? 0) < AFTER_LATIN ? 'latin' : 'han';
}
