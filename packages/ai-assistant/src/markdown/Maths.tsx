import { useLayoutEffect, useRef } from 'react';
import classes from './Markdown.module.css';

/** Draws formulas, once the first one has loaded it: the next ones are drawn before they are seen. */
let draw: typeof import('./drawFormula.ts').drawFormula | undefined;

/** A formula in TeX; `isBlock` puts it on a line of its own. */
export type MathsProps = { tex: string; isBlock: boolean };

/** A formula. What draws it loads when one occurs; until then, and where it cannot be loaded, its source stands there. */
export function Maths({ tex, isBlock }: MathsProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const show = () => place.current && draw?.(place.current, tex, isBlock);
    if (draw) show();
    else
      import('./drawFormula.ts').then(
        ({ drawFormula }) => {
          draw = drawFormula;
          show();
        },
        () => {},
      );
  }, [tex, isBlock]);
  // Another formula is another element: what stood in this one is not React's any more.
  return (
    <span key={tex} ref={place} className={isBlock ? classes.mathsBlock : undefined}>
      <code className={isBlock ? classes.mathsSource : classes.code}>{tex}</code>
    </span>
  );
}
