// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { type PageContext, showPage } from './showPage.ts';

function open(path: string, context: Partial<PageContext> = {}) {
  const root = document.createElement('div');
  showPage(root, { path, navigate: () => undefined, onUnsaved: () => undefined, ...context });
  return root;
}

it.each([
  ['/', 'my-system'],
  ['/details?from=search', 'Details'],
  ['/nowhere', 'There is no such page'],
])('%s shows "%s"', (path, title) => {
  expect(open(path).querySelector('h1')?.textContent).toBe(title);
});

it('a press goes on to the next page', () => {
  const navigate = vi.fn();
  open('/', { navigate }).querySelector('button')?.click();
  expect(navigate).toHaveBeenCalledWith('/details');
});

it('what is typed and then removed is unsaved, and then no longer', () => {
  const onUnsaved = vi.fn();
  const input = open('/details', { onUnsaved }).querySelector('input');
  for (const value of ['a', '']) {
    if (input) input.value = value;
    input?.dispatchEvent(new Event('input'));
  }
  expect(onUnsaved.mock.calls).toEqual([[true], [false]]);
});
