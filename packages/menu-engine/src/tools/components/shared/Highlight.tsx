import type { TextRange } from '../../../search/types.ts';
import classes from './Highlight.module.css';

/** A text with the parts marked that answer what was typed. */
export function Highlight({ text, ranges }: { text: string; ranges: readonly TextRange[] }) {
  const parts = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) parts.push(text.slice(at, start));
    parts.push(
      <mark key={start} className={classes.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return parts;
}
