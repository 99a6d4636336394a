import { expect, it } from 'vitest';
import { RUOXI } from '../test/createBackend.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const PAGE = '/entry/svc-oms/OMS/notes#/all';

/** A workspace with its menus on the left, in which a page of an app is open and the app loaded. */
async function openWorkspace(): Promise<ShellPage> {
  const shell = await open({ as: RUOXI });
  shell.backend.set({ userActionConfig: () => ({ packageStyle: 1, saveMenuStatus: 1 }) });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
  await shell.page.waitForLoadState('networkidle');
  return shell;
}

it('[P730] a press shows a page of a loaded app in the next frame; the window’s name and what is counted follow', async () => {
  const shell = await openWorkspace();
  await shell.page.evaluate(() => {
    const headings = () =>
      [...document.querySelectorAll('[data-active] > [role=tabpanel] *')].map(
        ({ shadowRoot }) => shadowRoot?.querySelector('h2')?.textContent,
      );
    const seen = new Promise((resolve) => {
      const look = (frame: number) =>
        resolve({ frame, headings: headings().filter(Boolean), title: document.title });
      addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
    });
    Reflect.set(window, 'firstFrame', seen);
  });
  await shell.openMenu('销售', '待付款');
  // The address that the workspace started from was counted, too.
  await shell.expectCalls('recordMenuOpt', 2);
  const first = await shell.page.evaluate(() => Reflect.get(window, 'firstFrame'));
  expect(first).toMatchObject({ headings: ['notes /unpaid'], title: '全部订单 · Portal' });
  await shell.expectWindowTitle('待付款 · Portal');
  const countedAt = await shell.page.evaluate(
    () =>
      performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/recordMenuOpt'))
        ?.startTime,
  );
  expect(countedAt).toBeGreaterThan(first.frame);
});

it('[P731] a press in the left menu changes the row that it marks and the one before; nothing in it moves', async () => {
  const shell = await openWorkspace();
  const nav = shell.page.getByRole('navigation', { name: '应用菜单' });
  const row = nav.getByRole('link', { name: '待付款', exact: true });
  await row.evaluate((link) => {
    const changes: string[] = [];
    Reflect.set(window, 'menuChanges', changes);
    const menu = link.closest('ul');
    if (!menu) throw new Error('No list around the row');
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        changes.push(`${type} ${attributeName} ${target.textContent}`);
    }).observe(menu, { attributes: true, childList: true, characterData: true, subtree: true });
    menu.addEventListener('transitionrun', ({ propertyName }) => changes.push(`transition ${propertyName}`));
  });
  await row.click();
  await shell.expectNotes('待付款', '/unpaid');
  await shell.expectCalls('recordMenuOpt', 2);
  const changes = () => shell.page.evaluate(() => Reflect.get(window, 'menuChanges').sort());
  await expect.poll(changes).toEqual(['attributes aria-current 全部订单', 'attributes aria-current 待付款']);
});

it('[P1202] the row of a page is marked in the frame that shows the page', async () => {
  const shell = await openWorkspace();
  const nav = shell.page.getByRole('navigation', { name: '应用菜单' });
  const row = nav.getByRole('link', { name: '待付款', exact: true });
  await row.evaluate((link) => {
    const isShown = () =>
      [...document.querySelectorAll('[data-active] > [role=tabpanel] *')].some(
        ({ shadowRoot }) => shadowRoot?.querySelector('h2')?.textContent === 'notes /unpaid',
      );
    const marked = new Promise((resolve) => {
      const look = () => (isShown() ? resolve(link.ariaCurrent) : requestAnimationFrame(look));
      addEventListener('click', () => requestAnimationFrame(look), { capture: true, once: true });
    });
    Reflect.set(window, 'markedWithPage', marked);
  });
  await row.click();
  expect(await shell.page.evaluate(() => Reflect.get(window, 'markedWithPage'))).toBe('page');
});
