import type { MarkedToken, Token, TokensList } from 'marked';
import { createLexer } from './createLexer.ts';
import { createHeadingLevels } from './headingLevels.ts';
import { holdBack } from './holdBack.ts';
import { openMathsLine } from './mathsRules.ts';
import type { Block } from './nodes.ts';
import { type DrawnLanguages, toBlock } from './toBlocks.ts';

/** A block with a key that it keeps while the text grows. */
export type KeyedBlock = { key: number; block: Block };

/** A markdown text that grows at its end; only what may still change is parsed anew. */
export type MarkdownDocument = {
  /** What the text is now: it begins with what it was. `isEnded` when nothing more comes. */
  update(source: string, isEnded: boolean): void;
  /** Blocks that nothing that comes can change. */
  readonly settled: readonly KeyedBlock[];
  /** The blocks after them, as far as they can be shown. */
  readonly tail: readonly KeyedBlock[];
  /** Letters that a reader would see of all blocks. */
  readonly size: number;
};

/** How often a late definition of a link changes earlier text; after that only at the end. */
const MAX_STARTS_ANEW = 20;

/** Makes an empty document. */
export function createDocument(drawn: DrawnLanguages = {}): MarkdownDocument {
  let links: TokensList['links'] = Object.create(null);
  let settled: KeyedBlock[] = [];
  let tail: KeyedBlock[] = [];
  let settledSize = 0;
  let levels = createHeadingLevels();
  let end = 0;
  let nextKey = 0;
  let startsAnew = 0;
  let linesSeen = 0;
  let seen = '';

  function lex(text: string, known: typeof links): Token[] {
    return createLexer(known).lex(text);
  }

  /** Keys go on: blocks of the same source may look different now. */
  function startAnew(): void {
    settled = [];
    settledSize = 0;
    levels = createHeadingLevels();
    end = 0;
    linesSeen = 0;
    startsAnew += 1;
  }

  /** Returns how many tokens are settled: a later block has begun on a line that has ended. */
  function countSettled(tokens: readonly Token[], text: string): number {
    let at = 0;
    let count = 0;
    for (const [index, token] of tokens.entries()) {
      if (!text.startsWith(token.raw, at)) break;
      if (index > 0 && token.type !== 'space' && text.indexOf('\n', at) >= 0) count = index;
      at += token.raw.length;
    }
    return count;
  }

  function parse(source: string, isEnded: boolean): void {
    const text = source.slice(end);
    // A formula that is open waits for its end, with all that follows.
    const open = isEnded ? undefined : openMathsLine(text);
    const known = open === undefined ? source : source.slice(0, end + open);
    const lines = known.lastIndexOf('\n') + 1;
    const before = Object.keys(links).length;
    let tokens = isEnded ? lex(text, links) : lines > linesSeen ? lex(source.slice(end, lines), links) : [];
    linesSeen = lines;
    const hasNewLinks = Object.keys(links).length > before;
    if (hasNewLinks && end > 0 && (isEnded || startsAnew < MAX_STARTS_ANEW)) {
      startAnew();
      parse(source, isEnded);
      return;
    }
    const count = isEnded ? tokens.length : countSettled(tokens, text);
    for (const token of tokens.slice(0, count)) {
      end += token.raw.length;
      const block = toBlock(token as MarkedToken, drawn);
      if (!block) continue;
      settled.push({ key: nextKey, block: levels.take(block) });
      settledSize += block.size;
      nextKey += 1;
    }
    if (count > 0) settled = [...settled];
    tokens = isEnded ? [] : lex(holdBack(known.slice(end)), Object.assign(Object.create(null), links));
    const tailLevels = levels.fork();
    tail = tokens
      .flatMap((token) => toBlock(token as MarkedToken, drawn) ?? [])
      .map((block, index) => ({ key: nextKey + index, block: tailLevels.take(block) }));
  }

  return {
    update(source, isEnded) {
      const text = source.includes('\r') ? source.replaceAll(/\r\n?/g, '\n') : source;
      if (!text.startsWith(seen)) {
        links = Object.create(null);
        startAnew();
      }
      seen = text;
      if (isEnded && Object.keys(links).length > 0) {
        // Which definition counts, and which was none after all, is known only now.
        links = Object.create(null);
        startAnew();
      }
      parse(text, isEnded);
    },
    get settled() {
      return settled;
    },
    get tail() {
      return tail;
    },
    get size() {
      return tail.reduce((sum, { block }) => sum + block.size, settledSize);
    },
  };
}

/** Returns all blocks of a finished text. */
export function parseMarkdown(source: string, drawn: DrawnLanguages = {}): Block[] {
  const document = createDocument(drawn);
  document.update(source, true);
  return document.settled.map(({ block }) => block);
}
