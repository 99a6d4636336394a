import type { Renderer } from './Renderer.ts';

type Step = { parent: Node; node: Node; text: string };

/** Knows the final elements and only appends: nobody who has to find them out can do with less. */
export function createFloor(host: HTMLElement, final: HTMLElement, sourceLength: number): Renderer {
  const steps: Step[] = [];
  collect(final, host, steps);
  const letters = steps.reduce((sum, { text }) => sum + text.length, 0);
  let at = 0;
  let inStep = 0;
  let shownLetters = 0;
  let length = 0;

  return {
    update(source, isEnded) {
      length = source.length;
      const wanted = isEnded ? letters : Math.floor((letters * source.length) / sourceLength);
      while (at < steps.length && (shownLetters < wanted || steps[at]?.text === '')) {
        const step = steps[at];
        if (!step) break;
        if (inStep === 0) step.parent.appendChild(step.node);
        const take = Math.min(step.text.length - inStep, wanted - shownLetters);
        if (take > 0) (step.node as Text).appendData(step.text.slice(inStep, inStep + take));
        inStep += take;
        shownLetters += take;
        if (inStep < step.text.length) break;
        at += 1;
        inStep = 0;
      }
    },
    shown: () => length,
    stop: () => host.replaceChildren(),
  };
}

function collect(from: Node, parent: Node, steps: Step[]): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) {
      steps.push({ parent, node: document.createTextNode(''), text: child.textContent ?? '' });
      continue;
    }
    const node = child.cloneNode(false);
    steps.push({ parent, node, text: '' });
    collect(child, node, steps);
  }
}
