import type { MarkedToken, Token, Tokens } from 'marked';
import { decodeEntities } from './decodeEntities.ts';
import type { MathsToken } from './mathsRules.ts';
import { type Align, type Block, type Cell, type Inline, type Item, sizeOf } from './nodes.ts';

/** Its keys are the languages of fenced blocks that are drawn as a whole, not as letters. */
export type DrawnLanguages = Readonly<Record<string, unknown>>;

/** Returns the blocks of what the lexer found; blank lines and definitions are none. */
function toBlocks(tokens: readonly Token[], drawn: DrawnLanguages): Block[] {
  return tokens.flatMap((token) => toBlock(token as MarkedToken, drawn) ?? []);
}

/** Returns one token as a block. */
export function toBlock(token: MarkedToken | MathsToken, drawn: DrawnLanguages): Block | undefined {
  const { raw } = token;
  switch (token.type) {
    case 'space':
    case 'def':
      return undefined;
    case 'heading': {
      const children = toInlines(token.tokens);
      return { kind: 'heading', depth: token.depth, level: 1, raw, children, size: sizeOf(children) };
    }
    case 'paragraph': {
      const children = toInlines(token.tokens);
      return { kind: 'paragraph', raw, children, size: sizeOf(children) };
    }
    case 'code':
      return toCode(token, drawn);
    case 'blockquote': {
      const blocks = toBlocks(token.tokens, drawn);
      return { kind: 'quote', raw, blocks, size: sizeOf(blocks) };
    }
    case 'list': {
      const items = token.items.map((item: Tokens.ListItem) => toItem(item, drawn));
      return {
        kind: 'list',
        raw,
        start: token.ordered ? Number(token.start) : undefined,
        items,
        size: sizeOf(items),
      };
    }
    case 'table': {
      const header = token.header.map(toCell);
      const rows = token.rows.map((row: Tokens.TableCell[]) => row.map(toCell));
      const align = token.align.map((one: string | null) => (one ?? undefined) as Align);
      return { kind: 'table', raw, align, header, rows, size: sizeOf(header) + sizeOf(rows.flat()) };
    }
    case 'hr':
      return { kind: 'rule', raw, size: 1 };
    case 'maths':
      return { kind: 'maths', raw, tex: token.tex, size: 1 };
    default: {
      const children = toInlines('tokens' in token && token.tokens ? token.tokens : [token]);
      return { kind: 'line', raw, children, size: sizeOf(children) };
    }
  }
}

function toCode({ raw, lang = '', text, codeBlockStyle }: Tokens.Code, drawn: DrawnLanguages): Block {
  const language = /^\S*/.exec(lang)?.[0] ?? '';
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(raw)?.[1] ?? '';
  const isOpen = codeBlockStyle !== 'indented' && !isClosed(raw, fence);
  const code = text.endsWith('\n') ? text.slice(0, -1) : text;
  const size = Object.hasOwn(drawn, language) ? 1 : code.length;
  return { kind: 'code', raw, lang: language, text: code, isOpen, size: Math.max(1, size) };
}

function isClosed(raw: string, fence: string): boolean {
  const lines = raw.trimEnd().split('\n');
  const last = lines.at(-1)?.trim() ?? '';
  return lines.length > 1 && last.length >= fence.length && last === (fence[0] ?? '`').repeat(last.length);
}

function toItem({ raw, task, checked, tokens }: Tokens.ListItem, drawn: DrawnLanguages): Item {
  const blocks = toBlocks(
    tokens.filter(({ type }) => type !== 'checkbox'),
    drawn,
  );
  return { raw, checked: task ? (checked ?? false) : undefined, blocks, size: sizeOf(blocks) };
}

function toCell({ text, tokens }: Tokens.TableCell): Cell {
  const children = toInlines(tokens);
  return { raw: text, children, size: Math.max(1, sizeOf(children)) };
}

function toInlines(tokens: readonly Token[]): Inline[] {
  return tokens.flatMap((token) => toInline(token as MarkedToken));
}

function toInline(token: MarkedToken | MathsToken): Inline | Inline[] {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del': {
      const children = toInlines(token.tokens);
      return { kind: token.type, children, size: sizeOf(children) };
    }
    case 'codespan':
      return { kind: 'code', text: token.text, size: token.text.length };
    case 'br':
    case 'html':
      return { kind: 'break', size: 1 };
    case 'link': {
      const children = toInlines(token.tokens);
      return { kind: 'link', href: decodeEntities(token.href), children, size: sizeOf(children) };
    }
    case 'image':
      return { kind: 'image', href: decodeEntities(token.href), alt: decodeEntities(token.text), size: 1 };
    case 'maths':
      return { kind: 'maths', tex: token.tex, isBlock: token.isBlock, size: 1 };
    case 'checkbox':
      return [];
    default: {
      if ('tokens' in token && token.tokens) return toInlines(token.tokens);
      const text = decodeEntities('text' in token && typeof token.text === 'string' ? token.text : token.raw);
      return { kind: 'text', text, size: text.length };
    }
  }
}
