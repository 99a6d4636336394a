/** A piece of a line; `size` counts the letters that a reader sees. */
export type Inline =
  | { kind: 'text' | 'code'; text: string; size: number }
  | { kind: 'strong' | 'em' | 'del'; children: Inline[]; size: number }
  | { kind: 'link'; href: string; children: Inline[]; size: number }
  | { kind: 'image'; href: string; alt: string; size: number }
  /** A formula; `isBlock` where it stands on a line of its own. It is drawn as a whole and counts as one letter. */
  | { kind: 'maths'; tex: string; isBlock: boolean; size: number }
  | { kind: 'break'; size: number };

/** An item of a list; `checked` only for tasks. */
export type Item = { raw: string; checked: boolean | undefined; blocks: Block[]; size: number };

/** One cell of a table. */
export type Cell = { raw: string; children: Inline[]; size: number };

/** How a column of a table is set. */
export type Align = 'left' | 'right' | 'center' | undefined;

/** One block of a document; `raw` is its source. */
export type Block = { raw: string; size: number } & (
  | { kind: 'paragraph' | 'line'; children: Inline[] }
  /** `depth` is as written; `level` leaves none out, as readers who go from heading to heading expect. */
  | { kind: 'heading'; depth: number; level: number; children: Inline[] }
  /** `isOpen`: its end has not come. */
  | { kind: 'code'; lang: string; text: string; isOpen: boolean }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'list'; start: number | undefined; items: Item[] }
  | { kind: 'table'; align: Align[]; header: Cell[]; rows: Cell[][] }
  | { kind: 'maths'; tex: string }
  | { kind: 'rule' }
);

/** Stands for what has no letters of its own, which counts as one. */
const OBJECT = '\ufffc';

/** Returns the letters of a line, as a reader sees them; `isCopied`: with the sources of its formulas. */
export function textOfInline(children: readonly Inline[], isCopied = false): string {
  return children.map((inline) => textOfOne(inline, isCopied)).join('');
}

function textOfOne(inline: Inline, isCopied: boolean): string {
  if ('children' in inline) return textOfInline(inline.children, isCopied);
  if (isCopied && inline.kind === 'maths') return inline.tex;
  return 'text' in inline ? inline.text : OBJECT;
}

/** Returns the letters of a block, as a reader sees them; as many as its `size`. */
export function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'line':
    case 'heading':
      return textOfInline(block.children);
    case 'code':
      return block.size === block.text.length ? block.text : OBJECT;
    case 'quote':
      return block.blocks.map(textOfBlock).join('');
    case 'list':
      return block.items.flatMap(({ blocks }) => blocks.map(textOfBlock)).join('');
    case 'table':
      return [block.header, ...block.rows].flatMap((row) => row.map((cell) => textOfCell(cell))).join('');
    case 'maths':
    case 'rule':
      return OBJECT;
  }
}

/** Returns the letters of a cell; an empty one counts as one. */
function textOfCell({ children }: Cell): string {
  return textOfInline(children) || OBJECT;
}

/** Returns the letters of several parts together. */
export function sizeOf(parts: readonly { size: number }[]): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}
