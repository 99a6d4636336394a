import { useMemo } from 'react';
import { renderBlocks } from './Blocks.tsx';
import { createDocument } from './createDocument.ts';
import classes from './Markdown.module.css';
import { drawnLanguages, useMarkdownOptions } from './MarkdownOptions.ts';

/** Props of `Markdown`. */
export type MarkdownProps = {
  source: string;
  /** The text was stopped in the middle: marks that it left open are not shown. @default false */
  isCut?: boolean;
};

/** A finished text as markdown: no raw HTML, pictures of own hosts only. */
export function Markdown({ source, isCut = false }: MarkdownProps) {
  const drawn = drawnLanguages(useMarkdownOptions());
  const blocks = useMemo(() => {
    const document = createDocument(drawn);
    document.update(source, !isCut);
    return [...document.settled, ...document.tail].map(({ block }) => block);
  }, [source, isCut, drawn]);
  return <div className={classes.markdown}>{renderBlocks(blocks, Number.POSITIVE_INFINITY)}</div>;
}
