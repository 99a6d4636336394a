import type { ReactNode } from 'react';
import { LinkText } from './LinkText.tsx';
import classes from './Markdown.module.css';
import { Maths } from './Maths.tsx';
import type { Inline } from './nodes.ts';
import { OwnImage } from './OwnImage.tsx';

/** Draws the pieces of a line, up to so many letters. */
export function renderInlines(children: readonly Inline[], cut: number): ReactNode[] {
  const shown: ReactNode[] = [];
  let left = cut;
  for (const [index, inline] of children.entries()) {
    if (left <= 0) break;
    shown.push(renderInline(inline, left, index));
    left -= inline.size;
  }
  return shown;
}

function renderInline(inline: Inline, cut: number, key: number): ReactNode {
  switch (inline.kind) {
    case 'text':
      return cut < inline.size ? inline.text.slice(0, cut) : inline.text;
    case 'code':
      return (
        <code key={key} className={classes.code}>
          {inline.text.slice(0, cut)}
        </code>
      );
    case 'strong':
      return <strong key={key}>{renderInlines(inline.children, cut)}</strong>;
    case 'em':
      return <em key={key}>{renderInlines(inline.children, cut)}</em>;
    case 'del':
      return <del key={key}>{renderInlines(inline.children, cut)}</del>;
    case 'break':
      return <br key={key} />;
    case 'link':
      return (
        <LinkText key={key} href={inline.href} isWhole={cut >= inline.size}>
          {renderInlines(inline.children, cut)}
        </LinkText>
      );
    case 'image':
      return <OwnImage key={key} href={inline.href} alt={inline.alt} />;
    case 'maths':
      return <Maths key={key} tex={inline.tex} isBlock={inline.isBlock} />;
  }
}
