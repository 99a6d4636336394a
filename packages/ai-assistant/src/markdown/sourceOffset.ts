import type { MarkdownDocument } from './createDocument.ts';
import { textOfBlock } from './nodes.ts';

/** Characters that the marks between two letters may take, at most. */
const MAX_MARKS = 400;

/** Returns how much of the source a person has seen, by the number of letters that are shown. */
export function sourceOffset(source: string, { settled, tail }: MarkdownDocument, shown: number): number {
  let at = 0;
  let left = shown;
  for (const { block } of [...settled, ...tail]) {
    if (left <= 0) break;
    const found = source.indexOf(block.raw, at);
    const start = found < 0 ? at : found;
    if (left >= block.size) {
      at = Math.min(source.length, start + block.raw.length);
      left -= block.size;
      continue;
    }
    return behindLetters(source, start, textOfBlock(block).slice(0, left));
  }
  return at;
}

function behindLetters(source: string, start: number, letters: string): number {
  let at = start;
  for (const letter of letters) {
    const found = source.indexOf(letter, at);
    if (found >= 0 && found - at <= MAX_MARKS) at = found + letter.length;
  }
  return at;
}
