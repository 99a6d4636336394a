import { memo, type ReactNode } from 'react';
import { CodeBlock } from './CodeBlock.tsx';
import { drawUpTo } from './drawUpTo.ts';
import { renderInlines } from './Inlines.tsx';
import classes from './Markdown.module.css';
import { Maths } from './Maths.tsx';
import type { Block, Item } from './nodes.ts';
import { TableBlock } from './TableBlock.tsx';
import { TaskMark } from './TaskMark.tsx';

/** Props of `BlockView`: `cut` is how many of its letters are shown, infinite for all. */
export type BlockViewProps = { block: Block; cut: number };

/** One block, as far as it is shown; it is drawn anew only when that or its source changes. */
export const BlockView = memo(
  function BlockView({ block, cut }: BlockViewProps): ReactNode {
    switch (block.kind) {
      case 'paragraph':
        return <p>{renderInlines(block.children, cut)}</p>;
      case 'line':
        return <>{renderInlines(block.children, cut)}</>;
      case 'heading': {
        // The drawer has its own first headings.
        const Tag = `h${Math.min(block.level + 2, 6)}` as 'h3' | 'h4' | 'h5' | 'h6';
        return <Tag data-depth={block.depth}>{renderInlines(block.children, cut)}</Tag>;
      }
      case 'code':
        return <CodeBlock lang={block.lang} text={block.text} isOpen={block.isOpen} cut={cut} />;
      case 'quote':
        return <blockquote>{renderBlocks(block.blocks, cut)}</blockquote>;
      case 'list':
        return <ListBlock start={block.start} items={block.items} cut={cut} />;
      case 'table':
        return <TableBlock align={block.align} header={block.header} rows={block.rows} cut={cut} />;
      case 'maths':
        return <Maths tex={block.tex} isBlock />;
      case 'rule':
        return <hr />;
    }
  },
  (before, after) =>
    before.cut === after.cut &&
    before.block.raw === after.block.raw &&
    levelOf(before.block) === levelOf(after.block),
);

function levelOf(block: Block): number {
  return block.kind === 'heading' ? block.level : 0;
}

/** Draws blocks one after the other, up to so many letters. */
export function renderBlocks(blocks: readonly Block[], cut: number): ReactNode[] {
  return drawUpTo(blocks, cut, (block, left, index) => <BlockView key={index} block={block} cut={left} />);
}

function ListBlock({ start, items, cut }: { start: number | undefined; items: Item[]; cut: number }) {
  const shown = drawUpTo(items, cut, (item, left, index) => <ItemView key={index} item={item} cut={left} />);
  return start === undefined ? <ul>{shown}</ul> : <ol start={start}>{shown}</ol>;
}

const ItemView = memo(
  function ItemView({ item, cut }: { item: Item; cut: number }) {
    const { checked, blocks } = item;
    return (
      <li {...(checked !== undefined && { className: classes.task })}>
        {checked !== undefined && <TaskMark checked={checked} />}
        {renderBlocks(blocks, cut)}
      </li>
    );
  },
  (before, after) =>
    before.cut === after.cut &&
    before.item.raw === after.item.raw &&
    before.item.blocks[0]?.kind === after.item.blocks[0]?.kind,
);
