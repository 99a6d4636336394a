import type { AddressLabels } from '../../../queries.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MM_PER_POINT = 25.4 / 72;
const ANCHORS: Readonly<Record<string, 'start' | 'middle' | 'end'>> = { center: 'middle', right: 'end' };

/**
 * Prints labels by the browser, each on a page of its own size. Resolves when the browser's own dialog was answered, or the
 * frame went.
 */
export function printSheet({ width, height, labels }: AddressLabels): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0;visibility:hidden';
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new Error('The browser gave no frame to print');
  const style = page.createElement('style');
  style.textContent = `@page { size: ${width}mm ${height}mm; margin: 0 }
    body { margin: 0; font-family: sans-serif } svg { display: block; break-after: page }`;
  page.head.append(style);
  page.body.append(...labels.map(({ drawn }) => drawLabel(page, { width, height, drawn })));
  return new Promise((resolve) => {
    view.addEventListener('afterprint', () => {
      frame.remove();
      resolve();
    });
    view.print();
  });
}

type Label = Pick<AddressLabels, 'width' | 'height'> & Pick<AddressLabels['labels'][number], 'drawn'>;

/** Returns a label as a picture with texts, in millimetres. */
function drawLabel(page: Document, { width, height, drawn }: Label): SVGElement {
  const make = (name: string, attributes: Record<string, string | number>) => {
    const element = page.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, `${value}`);
    return element;
  };
  const label = make('svg', {
    width: `${width}mm`,
    height: `${height}mm`,
    viewBox: `0 0 ${width} ${height}`,
  });
  for (const item of drawn) {
    if (item.kind === 'line')
      label.append(make('rect', { x: item.x, y: item.y, width: item.width, height: 0.18 }));
    else if (item.kind === 'barcode') {
      const unit = item.width / item.modules.length;
      for (const { index, 0: run } of item.modules.matchAll(/1+/g))
        label.append(
          make('rect', {
            x: item.x + index * unit,
            y: item.y,
            width: run.length * unit,
            height: item.height,
          }),
        );
    } else {
      const size = item.size * MM_PER_POINT;
      const share = item.align === 'center' ? 0.5 : item.align === 'right' ? 1 : 0;
      const text = make('text', {
        x: item.x + item.width * share,
        y: item.y + size,
        'font-size': size,
        'text-anchor': ANCHORS[item.align] ?? 'start',
      });
      text.textContent = item.text;
      label.append(text);
    }
  }
  return label;
}
