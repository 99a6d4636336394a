// @vitest-environment happy-dom
import type { ModuleAppContext } from '@portal/embed/guest';
import { expect, it, vi } from 'vitest';
import { mount, unmount, update } from './entry.ts';

/** A pane whose portal answers nothing that these tests ask for. */
function pane(path: string) {
  const navigate = vi.fn();
  const portal = { setDirty: vi.fn(async () => undefined), answer: vi.fn(() => () => undefined) };
  const container = document.createElement('div');
  const context = { paneId: '1', container, path, navigate, locale: 'en-US', theme: 'light', portal };
  return { ...context, context: context as unknown as ModuleAppContext };
}
const titleOf = (container: Element) => container.querySelector('h1')?.textContent;

it('each pane has a path of its own, follows the portal, and tells where it goes', async () => {
  const [one, other] = [pane('/'), pane('/details')];
  await mount(one.context);
  await mount(other.context);
  expect([titleOf(one.container), titleOf(other.container)]).toEqual(['my-system', 'Details']);
  one.container.querySelector('button')?.click();
  expect(one.navigate).toHaveBeenCalledWith('/details', { replace: false });
  await update({ container: one.container, path: '/' });
  expect(titleOf(one.container)).toBe('my-system');
  await unmount(one.context);
  expect([one.container.childElementCount, titleOf(other.container)]).toEqual([0, 'Details']);
});
