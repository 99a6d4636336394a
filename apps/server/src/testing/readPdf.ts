import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';

/** A text of a page: its box in points, from the bottom left. */
type Piece = { text: string; left: number; right: number; bottom: number; top: number };

/** A page as it is read: its size in points, its texts, and all of them with single spaces. */
export type PdfPage = { width: number; height: number; pieces: Piece[]; text: string };

/** Reads the pages of a PDF. */
export async function readPdf(file: Uint8Array): Promise<PdfPage[]> {
  // The reader takes what it is given for its own.
  const document = await getDocumentProxy(file.slice());
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const { width, height } = page.getViewport({ scale: 1 });
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size = 0, left = 0, line = 0] = item.transform;
        // Letters go below their base line by a fifth of their size, and above it by nine tenths.
        return [
          {
            text: item.str,
            left,
            right: left + item.width,
            bottom: line - 0.2 * size,
            top: line + 0.9 * size,
          },
        ];
      });
      const text = items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('');
      return { width, height, pieces, text: text.replaceAll(/\s+/g, ' ') };
    }),
  );
}

/** The bars of a barcode: the rectangles higher than 40 points that a file of one page draws. */
export function barsOf(file: Uint8Array): { left: number; width: number }[] {
  const streams = Buffer.from(file)
    .toString('latin1')
    .matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g);
  return [...streams].flatMap(([, packed = '']) => {
    const drawing = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    return [...drawing.matchAll(/([\d.]+) [\d.]+ ([\d.]+) ([\d.]+) re/g)].flatMap(
      ([, left, width, height]) =>
        Number(height) > 40 ? [{ left: Number(left), width: Number(width) }] : [],
    );
  });
}

/** The texts of a page that leave its margin of 13 points or stand over another. */
export function misplacedIn({ width, height, pieces }: PdfPage): string[] {
  const out = pieces.filter(
    ({ left, right, bottom, top }) => left < 13 || bottom < 13 || right > width - 13 || top > height - 13,
  );
  const over = pieces.filter((one, index) =>
    pieces
      .slice(index + 1)
      .some(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.bottom < other.top - 1 &&
          other.bottom < one.top - 1,
      ),
  );
  return [...out, ...over].map(({ text }) => text);
}
