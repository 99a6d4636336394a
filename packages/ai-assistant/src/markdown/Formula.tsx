import { render } from 'katex';
import { useLayoutEffect, useRef, useState } from 'react';
import classes from './Markdown.module.css';
import { type MathsProps, MathsSource } from './MathsSource.tsx';

/** Bounds of what a formula may grow to: macros that call each other, boxes of any size. */
const BOUNDS = { maxExpand: 200, maxSize: 20 } as const;

/** Asked about each command that would load or link something. */
function refuse(): never {
  throw new TypeError('a formula loads and links nothing');
}

/**
 * A formula as MathML, which browsers and screen readers know: no fonts and no styles of its own. Commands that would
 * load or link something are refused; what is no formula is shown as it was written.
 */
export function Formula({ tex, isBlock }: MathsProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    try {
      render(tex, element, {
        displayMode: isBlock,
        output: 'mathml',
        strict: 'ignore',
        trust: refuse,
        ...BOUNDS,
      });
    } catch {
      setIsBroken(true);
    }
  }, [tex, isBlock]);
  if (isBroken) return <MathsSource tex={tex} isBlock={isBlock} />;
  return <span ref={place} className={isBlock ? classes.mathsBlock : undefined} />;
}
