// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { paneAround, readPaneText } from './readPaneText.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function place(html: string): HTMLElement {
  const element = document.createElement('section');
  element.innerHTML = html;
  return document.body.appendChild(element);
}

/** A pane that stands in a box; hidden ones stand in the same place. */
function standing(left: number, top: number, size: number, isShown = true): HTMLElement {
  const element = place('');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, size, size));
  element.checkVisibility = () => isShown;
  return element;
}

it('[E241] a pane is read as it is shown, without empty lines around and between', () => {
  const places = new Map<string, Element>([['p', place('  <p>Orders</p><p> </p><p>12 unpaid</p>  ')]]);
  vi.spyOn(places.get('p') as HTMLElement, 'innerText', 'get').mockReturnValue('\n\nOrders\n\n\n12 unpaid\n');
  expect(readPaneText({ places } as never, 'p')).toBe('Orders\n12 unpaid');
  expect(readPaneText({ places } as never, 'gone')).toBe('');
});

it('[E241] what is no element of the page has no words', () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.append('hidden');
  expect(readPaneText({ places: new Map([['p', svg]]) } as never, 'p')).toBe('');
});

it('[E241] of a module what stands in its shadow roots is read, styles left out', () => {
  const element = place('<b>loading</b><div></div><i></i>');
  const [, first, second] = [...element.children];
  const one = first?.attachShadow({ mode: 'open' });
  const two = second?.attachShadow({ mode: 'open' });
  if (!one || !two) throw new Error('no roots');
  one.innerHTML = '<style>p { color: red }</style><p>Orders</p><p>12 unpaid</p>';
  two.innerHTML = '<p>Ads</p>';
  expect(readPaneText({ places: new Map([['p', element]]) } as never, 'p')).toBe('Orders\n12 unpaid\nAds');
});

it('[E241] an element that lies over a pane leads to the one around its middle', () => {
  const places = new Map([
    ['left', standing(0, 0, 100)],
    ['right', standing(100, 0, 100)],
    ['below', standing(0, 100, 100)],
  ]);
  const around = (left: number, top: number, size = 10) =>
    paneAround({ places } as never, standing(left, top, size));
  expect(around(20, 20)).toBe('left');
  expect(around(120, 20)).toBe('right');
  expect(around(20, 120)).toBe('below');
  expect(around(-5, -5)).toBe('left');
  expect(around(195, 95)).toBe('right');
  expect(around(-6, 20)).toBeUndefined();
  expect(around(20, -6)).toBeUndefined();
  expect(around(196, 20)).toBeUndefined();
  expect(around(20, 196)).toBeUndefined();
  // Its middle decides, not its corner.
  expect(around(90, 20, 40)).toBe('right');
  expect(around(20, 90, 40)).toBe('below');
});

it('[E241] it does not lead to a pane that is hidden in the same place', () => {
  const hidden = standing(0, 0, 100, false);
  const places = new Map([
    ['hidden', hidden],
    ['shown', standing(0, 0, 100)],
  ]);
  const asked = vi.spyOn(hidden, 'checkVisibility');
  expect(paneAround({ places } as never, standing(10, 10, 10))).toBe('shown');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ visibilityProperty: true });
});
