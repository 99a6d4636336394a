import JsBarcode from 'jsbarcode';
import PDFDocument from 'pdfkit';
import { fontRuns, slipFonts } from './slipFonts.ts';

const MARGIN = 40;
const LINE = 1.35;

/** How a text is set: where its first line begins, how wide it may be. */
export type TextPlace = { x: number; y: number; width: number; size: number; align?: 'right' };

/** A4 pages in points, with texts in every language of the fonts. */
export function createSlipPaper({ title, lang }: { title: string; lang: string }) {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: 'A4',
    margin: MARGIN,
    lang,
    displayTitle: true,
    info: { Title: title, Creator: 'Portal' },
  });
  for (const [font, file] of slipFonts) document.registerFont(font, file);

  const widthOf = (text: string, size: number) =>
    fontRuns(text).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  /** The lines that a text breaks into; words that are too long break anywhere, as East Asian ones do. */
  const linesOf = (text: string, width: number, size: number): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines = [''];
      for (const word of paragraph.match(WORDS) ?? []) {
        const last = lines.length - 1;
        if (widthOf(`${lines[last]}${word}`, size) <= width) lines[last] += word;
        else if (widthOf(word, size) <= width) lines.push(word.trimStart());
        else
          for (const letter of word) {
            if (widthOf(`${lines.at(-1)}${letter}`, size) <= width) lines[lines.length - 1] += letter;
            else lines.push(letter);
          }
      }
      return lines;
    });
  return {
    document,
    left: MARGIN,
    top: MARGIN,
    /** Points between the margins. */
    width: 595.28 - 2 * MARGIN,
    /** Where the last line may end. */
    bottom: 841.89 - MARGIN,
    addPage: () => void document.addPage(),
    /** How high a text is. */
    heightOf: (text: string, { width, size }: Pick<TextPlace, 'width' | 'size'>) =>
      linesOf(text, width, size).length * size * LINE,
    /** Writes a text and gives where the next may begin. */
    write(text: string, { x, y, width, size, align }: TextPlace): number {
      let top = y;
      for (const line of linesOf(text, width, size)) {
        let left = align === 'right' ? x + width - widthOf(line, size) : x;
        for (const run of fontRuns(line)) {
          document.font(run.font).fontSize(size);
          // On one base line, whatever the heights of the fonts.
          document.text(run.text, left, top + size, { baseline: 'alphabetic', lineBreak: false });
          left += document.widthOfString(run.text);
        }
        top += size * LINE;
      }
      return top;
    },
    /** A line across the page. */
    rule(y: number): void {
      document
        .moveTo(MARGIN, y)
        .lineTo(595.28 - MARGIN, y)
        .lineWidth(0.5)
        .stroke('#999999');
      document.fillColor('#000000');
    },
    /** Draws a text as Code 128, its right edge at `x`. */
    barcode(text: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
      // Code 128 has no other letters; the number stands below as text in any case.
      if (!/^[\x20-\x7e]+$/.test(text)) return;
      const target: { encodings?: { data: string }[] } = {};
      JsBarcode(target, text, { format: 'CODE128' });
      const bars = (target.encodings ?? []).map(({ data }) => data).join('');
      const bar = Math.min(1, width / bars.length);
      const left = x - bars.length * bar;
      for (const { index, 0: run } of bars.matchAll(/1+/g))
        document.rect(left + index * bar, y, run.length * bar, height);
      document.fill('#000000');
    },
  };
}

/** The paper that slips are written on. */
export type SlipPaper = ReturnType<typeof createSlipPaper>;

/** Words of alphabets with the space before them; East Asian letters one by one. */
const WORDS =
  /\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s*[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu;
