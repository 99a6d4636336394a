import type { ReactNode } from 'react';
import { ALL, drawUpTo } from './drawUpTo.ts';
import { LinkText } from './LinkText.tsx';
import classes from './Markdown.module.css';
import { Maths } from './Maths.tsx';
import type { Inline } from './nodes.ts';
import { OwnImage } from './OwnImage.tsx';

/** Draws the pieces of a line, up to so many letters. */
export function renderInlines(children: readonly Inline[], cut: number): ReactNode[] {
  return drawUpTo(children, cut, renderInline);
}

function renderInline(inline: Inline, cut: number, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text.slice(0, cut);
    case 'code':
      return (
        <code key={key} className={classes.code}>
          {inline.text.slice(0, cut)}
        </code>
      );
    case 'strong':
    case 'em':
    case 'del':
      return <inline.kind key={key}>{renderInlines(inline.children, cut)}</inline.kind>;
    case 'break':
      return <br key={key} />;
    case 'link':
      return (
        <LinkText key={key} href={inline.href} isWhole={cut === ALL}>
          {renderInlines(inline.children, cut)}
        </LinkText>
      );
    case 'image':
      return <OwnImage key={key} href={inline.href} alt={inline.alt} />;
    case 'maths':
      return <Maths key={key} tex={inline.tex} isBlock={inline.isBlock} />;
  }
}
