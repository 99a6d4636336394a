import JsBarcode from 'jsbarcode';
import PDFDocument from 'pdfkit';
import { fontRuns, paperFonts } from './paperFonts.ts';

const LINE = 1.35;

/** A size of pages, in points. */
export type PaperSize = { width: number; height: number; margin: number };

/** The size of pages in an office. */
export const A4: PaperSize = { width: 595.28, height: 841.89, margin: 40 };

/** How a text is set: where its first line begins, how wide it may be. */
export type TextPlace = { x: number; y: number; width: number; size: number; align?: 'right' | 'center' };

/** How large a text may be set, to have room in so much. */
export type TextRoom = { width: number; height: number; largest: number; smallest: number };

/** Something on a page: its place and size in points, from the page's left and top edge. */
export type Drawn =
  | { kind: 'text'; text: string; x: number; y: number; width: number; size: number; align: string }
  | { kind: 'line'; x: number; y: number; width: number }
  /** `modules` has a 1 for each dark and a 0 for each light unit of width. */
  | { kind: 'barcode'; text: string; modules: string; x: number; y: number; width: number; height: number };

/** What a paper is called, in which language, how large it is, and who is told what is drawn, besides the document. */
export type PaperOptions = {
  title: string;
  lang: string;
  size: PaperSize;
  onDraw?: (drawn: Drawn) => void;
};

/** Pages with texts in every language of the fonts. */
export function createPaper({
  title,
  lang,
  size: { width: paperWidth, height: paperHeight, margin },
  onDraw,
}: PaperOptions) {
  const document = new PDFDocument({
    autoFirstPage: false,
    size: [paperWidth, paperHeight],
    margin,
    lang,
    displayTitle: true,
    info: { Title: title, Creator: 'Portal' },
  });
  for (const [font, file] of paperFonts) document.registerFont(font, file);

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
  const heightOf = (text: string, { width, size }: Pick<TextPlace, 'width' | 'size'>) =>
    linesOf(text, width, size).length * size * LINE;
  /** How far from the left something begins that is so wide. */
  const indentOf = (own: number, { width, align }: Pick<TextPlace, 'width' | 'align'>) =>
    align === 'right' ? width - own : align === 'center' ? (width - own) / 2 : 0;
  return {
    document,
    left: margin,
    top: margin,
    /** Points between the margins. */
    width: paperWidth - 2 * margin,
    /** Where the last line may end. */
    bottom: paperHeight - margin,
    addPage: () => void document.addPage(),
    /** How high a text is. */
    heightOf,
    /** The largest size, in half points, at which a text has room; none where it has no room at the smallest. */
    sizeFor(text: string, { width, height, largest, smallest }: TextRoom): number | undefined {
      for (let size = largest; size >= smallest; size -= 0.5)
        if (heightOf(text, { width, size }) <= height) return size;
      return undefined;
    },
    /** Writes a text and gives where the next may begin. */
    write(text: string, { x, y, width, size, align }: TextPlace): number {
      let top = y;
      for (const line of linesOf(text, width, size)) {
        onDraw?.({ kind: 'text', text: line, x, y: top, width, size, align: align ?? 'left' });
        let left = x + indentOf(align ? widthOf(line, size) : 0, { width, ...(align && { align }) });
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
      onDraw?.({ kind: 'line', x: margin, y, width: paperWidth - 2 * margin });
      document
        .moveTo(margin, y)
        .lineTo(paperWidth - margin, y)
        .lineWidth(0.5)
        .stroke('#999999');
      document.fillColor('#000000');
    },
    /** Draws a text as Code 128, within a width. */
    barcode(text: string, { x, y, width, height, align }: Omit<TextPlace, 'size'> & { height: number }) {
      // Code 128 has no other letters; the number stands below as text in any case.
      if (!/^[\x20-\x7e]+$/.test(text)) return;
      const target: { encodings?: { data: string }[] } = {};
      JsBarcode(target, text, { format: 'CODE128' });
      const modules = (target.encodings ?? []).map(({ data }) => data).join('');
      const bar = Math.min(1, width / modules.length);
      const left = x + indentOf(modules.length * bar, { width, align });
      onDraw?.({ kind: 'barcode', text, modules, x: left, y, width: modules.length * bar, height });
      for (const { index, 0: run } of modules.matchAll(/1+/g))
        document.rect(left + index * bar, y, run.length * bar, height);
      document.fill('#000000');
    },
  };
}

/** The paper that is written on. */
export type Paper = ReturnType<typeof createPaper>;

/** Words of alphabets with the space before them; East Asian letters one by one. */
const WORDS =
  /\s*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s*[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|\s+/gu;
