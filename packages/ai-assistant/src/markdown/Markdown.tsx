import { useMemo } from 'react';
import { renderBlocks } from './Blocks.tsx';
import { createDocument } from './createDocument.ts';
import { ALL } from './drawUpTo.ts';
import classes from './Markdown.module.css';
import { useMarkdownOptions } from './MarkdownOptions.ts';

/** Props of `Markdown`. */
export type MarkdownProps = {
  source: string;
  /** The text was stopped in the middle: marks that it left open are not shown. @default false */
  isCut?: boolean;
};

/** A finished text as markdown: no raw HTML, pictures of own hosts only. */
export function Markdown({ source, isCut = false }: MarkdownProps) {
  const { fences } = useMarkdownOptions();
  const blocks = useMemo(() => {
    const document = createDocument(fences);
    document.update(source, !isCut);
    return [...document.settled, ...document.tail].map(({ block }) => block);
  }, [source, isCut, fences]);
  return <div className={classes.markdown}>{renderBlocks(blocks, ALL)}</div>;
}
