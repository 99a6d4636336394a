import { BenchPage } from '@portal/micro-universal-system/BenchPage';
import { createRoot } from 'react-dom/client';
import { keepPaintedAt } from '../src/press/page/keepPaintedAt.ts';

/** What no portal can be quicker than: buttons that put a page into this one, as a module or as a frame. */
const PAGES = Array.from({ length: 24 }, (_, index) => String(index + 1).padStart(2, '0'));
const pages = new URLSearchParams(location.search).get('pages') ?? '';
const place = document.createElement('main');

keepPaintedAt();
for (const number of PAGES) {
  for (const kind of ['module', 'frame'] as const) {
    const button = document.createElement('button');
    button.dataset[kind] = number;
    button.textContent = `${kind} ${number}`;
    button.addEventListener('click', () => open[kind](number));
    document.body.append(button);
  }
}
document.body.append(place);

const open = {
  module(number: string) {
    const host = document.createElement('div');
    createRoot(host.attachShadow({ mode: 'open' })).render(<BenchPage number={number} />);
    place.replaceChildren(host);
  },
  frame(number: string) {
    const frame = document.createElement('iframe');
    frame.src = `${pages}?page=${number}`;
    frame.style.cssText = 'width:1200px;height:700px';
    place.replaceChildren(frame);
  },
};
