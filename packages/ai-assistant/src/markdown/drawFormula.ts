import { render } from 'katex';

/** Bounds of what a formula may grow to: macros that call each other, boxes of any size. */
const BOUNDS = { maxExpand: 200, maxSize: 20 } as const;

/** Asked about each command that would load or link something. */
function refuse(): never {
  throw new TypeError('a formula loads and links nothing');
}

/**
 * Puts a formula into an element in place of its source, as MathML, which browsers and screen readers know: no fonts and
 * no styles of its own. Commands that would load or link something are refused; of what is no formula the source stays.
 */
export function drawFormula(place: HTMLElement, tex: string, displayMode: boolean): void {
  const source = [...place.childNodes];
  try {
    render(tex, place, { displayMode, output: 'mathml', strict: 'ignore', trust: refuse, ...BOUNDS });
  } catch {
    place.replaceChildren(...source);
  }
}
