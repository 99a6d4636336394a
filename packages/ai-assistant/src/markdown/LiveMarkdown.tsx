import { useMachine } from '@portal/machine/react';
import { memo } from 'react';
import type { LiveAnswer } from '../runtime/types.ts';
import { BlockView } from './Blocks.tsx';
import type { KeyedBlock } from './createDocument.ts';
import type { Presented } from './createPresenter.ts';
import { ALL } from './drawUpTo.ts';
import classes from './Markdown.module.css';
import { useMarkdownOptions } from './MarkdownOptions.ts';
import { presenterOf } from './presenterOf.ts';

/** Props of `LiveMarkdown`. */
export type LiveMarkdownProps = { live: LiveAnswer };

/** An answer as it arrives, letter by letter, never with marks in it; in the end what `Markdown` shows of its text. */
export function LiveMarkdown({ live }: LiveMarkdownProps) {
  const { whole, between, current } = usePresented(live);
  return (
    <div className={classes.markdown}>
      <WholeBlocks blocks={whole} />
      <WholeBlocks blocks={between} />
      {current && <BlockView key={current.block.key} block={current.block.block} cut={current.cut} />}
    </div>
  );
}

/** Returns what is on the screen of an answer that arrives: its thinking, whether it has begun, whether it is done. */
export function usePresented(live: LiveAnswer): Presented {
  return useMachine(presenterOf(live, useMarkdownOptions().fences));
}

const WholeBlocks = memo(function WholeBlocks({ blocks }: { blocks: readonly KeyedBlock[] }) {
  return blocks.map(({ key, block }) => <BlockView key={key} block={block} cut={ALL} />);
});
