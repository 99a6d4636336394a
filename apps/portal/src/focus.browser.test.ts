import type { SavedWorkspace } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import { answerSockets, type Sockets } from '../test/answerSockets.ts';
import { RUOXI } from '../test/createBackend.ts';
import { setState } from '../test/openStates.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import {
  askAsGuest,
  findRecord,
  followAnswer,
  INBOX,
  lists,
  NEIGHBOUR,
  openNotice,
  RECORD,
  TARGET,
  TARGET_ADDRESS,
  TWIN,
} from '../test/waysIn.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;

/** The part of the page that has the focus, with the name of its own. */
const holderIn = ({ page }: ShellPage): Promise<string> =>
  page.evaluate(() => {
    const holder = document.activeElement;
    if (!holder || holder === document.body) return 'nothing';
    const panel = holder.closest('[role=tabpanel]');
    const tab = panel && document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (panel) return `page ${tab?.textContent ?? ''}`;
    if (holder.closest('[role=dialog]')) return 'panel';
    if (holder.matches('[role=tab]')) return `tab ${holder.textContent}`;
    return holder.closest('nav') ? 'menu' : `other ${holder.tagName}`;
  });

const expectHolder = (shell: ShellPage, holder: string) =>
  expect.poll(() => holderIn(shell), { timeout: 5000 }).toBe(holder);

async function start(): Promise<ShellPage> {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
  return shell;
}

async function search(shell: ShellPage, name: string): Promise<void> {
  await shell.page.keyboard.press('Control+K');
  await shell.page.keyboard.type(name);
  await shell.page.getByRole('option', { name }).first().waitFor();
  await shell.page.keyboard.press('Enter');
}

type Place = { shell: ShellPage; sockets: Sockets };
type Opening = (place: Place) => Promise<unknown>;
/** A page, the way to open it, and what has the focus then. @default the page */
type Row = readonly [page: string, opening: Opening, holder?: string];

/** Presses the row of the menu in a list. */
const byList =
  (name: keyof typeof lists): Opening =>
  async ({ shell }) =>
    (await lists[name](shell)).first().click();

/** Every way to open a page in a window that is there; a document that loads begins at its top, as browsers have it. Each opens the one that it is named after, else the target. */
const OPENINGS: Record<string, Opening | Row> = {
  menu: byList('menus'),
  'the search by key': ({ shell }) => search(shell, TARGET),
  'the search by pointer': byList('search'),
  suggestion: [TWIN, byList('suggestions')],
  record: async ({ shell }) => (await findRecord(shell, RECORD)).click(),
  favourite: byList('favourites'),
  'welcome page': byList('welcome'),
  'address, as a link in the page changes it': ({ shell }) => shell.follow(TARGET_ADDRESS),
  'page of an app': ({ shell: { page } }) => askAsGuest(page, { app: 'amazon', path: '/target' }),
  'menu that an app opens': ({ shell: { page } }) => askAsGuest(page, { menuId: 'target' }),
  notice: [INBOX, ({ shell, sockets }) => openNotice(shell, sockets, '有人找您')],
  // Its panel stays open, and the person goes on asking.
  'answer of the assistant': [TARGET, ({ shell }) => followAnswer(shell, '去看看'), 'panel'],
  'tab by number': async ({ shell }) => {
    await shell.openMenu('销售', TARGET);
    await shell.chooseTab(NEIGHBOUR);
    await shell.page.keyboard.press('Alt+3');
  },
  'closed tab': async ({ shell }) => {
    await shell.openMenu('销售', TARGET);
    await shell.closeTab(TARGET);
    await shell.page.keyboard.press('Alt+Shift+T');
  },
  'step back': async ({ shell }) => {
    await shell.openMenu('销售', TARGET);
    await shell.chooseTab(NEIGHBOUR);
    await shell.page.goBack();
  },
  'saved workspace': async ({ shell }) => {
    await shell.openMenu('销售', TARGET);
    await shell.saveWorkspace('早上');
    await shell.closeTab(TARGET);
    await shell.openWorkspace('早上');
  },
};

describe('focus', () => {
  it('[P760] [P762] every way to open a page takes the focus into it', { timeout: 120_000 }, async () => {
    const shell = await open({ as: RUOXI });
    const sockets = await answerSockets(shell.context, { words: `[去看看](${TARGET_ADDRESS})` });
    setState(shell.backend, {});
    const kept: SavedWorkspace[] = [];
    shell.backend.set({
      querySavedWorkspaces: () => ({ dataList: kept }),
      saveWorkspace: (values) => {
        const saved = { ...values, id: 'w0', audience: 'own' as const, isOwn: true, isStart: false };
        kept.splice(0, 1, saved);
        return saved;
      },
    });
    // What was opened is not suggested: the one that is comes first.
    const { suggestion, ...others } = OPENINGS;
    for (const [name, entry] of Object.entries({ suggestion, ...others })) {
      if (!entry) continue;
      const row: Row = typeof entry === 'function' ? [TARGET, entry] : entry;
      const [title, go, holder = `page ${title}`] = row;
      await shell.leave();
      await shell.visit(`${HOME}/notes#/all`);
      await shell.expectNotes(NEIGHBOUR, '/all');
      await shell.expectTools();
      for (const tab of [TARGET, TWIN, INBOX])
        if ((await shell.tabs()).includes(tab)) await shell.closeTab(tab);
      await shell.chooseTab(NEIGHBOUR);
      await go({ shell, sockets });
      await shell.page.getByRole('tab', { name: title, selected: true }).waitFor();
      await expect.poll(() => holderIn(shell), { message: name, timeout: 5000 }).toBe(holder);
      // What stays open over a reload lies over the tabs.
      await shell.page.keyboard.press('Escape');
      await shell.page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('[P760] [P762] so does every list of the left menu: the tree, the search, what was viewed, a scene', async () => {
    const shell = await open({ as: RUOXI });
    const { page } = shell;
    setState(shell.backend, {});
    const scene = {
      groupId: 's1',
      customMenuName: '早班',
      menuIds: ['target'],
      groupMenuBindDTOS: [{ menuId: 'target' }],
      remark: '',
      type: 1,
      version: 1,
      active: true,
    };
    shell.backend.set({
      userActionConfig: () => ({ packageStyle: 1, saveMenuStatus: 1 }),
      queryCustomGroupList: () => [scene],
    });
    const group = (name: string) => page.getByRole('list', { name }).getByRole('link', { name: TARGET });
    // By the tree first: what was viewed is listed afterwards.
    const ways: Record<string, () => Promise<unknown>> = {
      tree: () => shell.openMenu('销售', TARGET),
      'what was viewed': () => group('历史记录').click(),
      scene: () => group('早班').click(),
      search: async () => {
        const box = page.getByRole('navigation').getByRole('combobox');
        await box.fill(TARGET);
        await page.getByRole('option', { name: TARGET }).first().click();
      },
    };
    for (const [name, go] of Object.entries(ways)) {
      await shell.leave();
      await shell.visit(PAGE);
      await shell.expectNotes(NEIGHBOUR, '/all');
      await shell.expectTools();
      if ((await shell.tabs()).includes(TARGET)) await shell.closeTab(TARGET);
      await go();
      await page.getByRole('tab', { name: TARGET, selected: true }).waitFor();
      await expect.poll(() => holderIn(shell), { message: name, timeout: 5000 }).toBe(`page ${TARGET}`);
    }
  });

  it('[P760] what search, a menu or a shortcut opens takes the focus into the page', async () => {
    const shell = await start();
    const { keyboard } = shell.page;
    await shell.openMenu('销售', '待付款');
    await expectHolder(shell, 'page 待付款');
    // In front already.
    await shell.openMenu('销售', '待付款');
    await expectHolder(shell, 'page 待付款');
    await search(shell, '全部订单');
    await expectHolder(shell, 'page 全部订单');
    await search(shell, '全部订单');
    await expectHolder(shell, 'page 全部订单');
    await keyboard.press('Alt+3');
    await expectHolder(shell, 'page 待付款');
    // From the strip too, while a tab that is chosen keeps it.
    await shell.chooseTab('首页');
    await expectHolder(shell, 'tab 首页');
    await keyboard.press('Alt+2');
    await expectHolder(shell, 'page 全部订单');
    await shell.page.goBack();
    await expectHolder(shell, 'page 首页');
  });

  it('[P761] F6 walks menu, tabs, page and panel, Shift with it back, also from a field', async () => {
    const shell = await start();
    const { keyboard } = shell.page;
    await shell.page.getByLabel('Note').focus();
    await keyboard.press('F6');
    await expectHolder(shell, 'menu');
    await keyboard.press('F6');
    await expectHolder(shell, 'tab 全部订单');
    await keyboard.press('F6');
    await expectHolder(shell, 'page 全部订单');
    expect(
      await shell.page
        .getByLabel('Note')
        .evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field),
    ).toBe(true);
    await keyboard.press('Shift+F6');
    await expectHolder(shell, 'tab 全部订单');
    await keyboard.press('Alt+J');
    await shell.page.getByRole('dialog', { name: 'AI 助手' }).waitFor();
    await expectHolder(shell, 'panel');
    await keyboard.press('Shift+F6');
    await expectHolder(shell, 'page 全部订单');
    await keyboard.press('F6');
    await expectHolder(shell, 'panel');
    await keyboard.press('F6');
    await expectHolder(shell, 'menu');
  });

  it('[P762] nothing leaves the focus on the body', async () => {
    const shell = await start();
    const { page } = shell;
    const { keyboard } = page;
    const ways: Record<string, () => Promise<unknown>> = {
      'a menu is opened': () => shell.openMenu('销售', '待付款'),
      'a pane is closed by key': () => keyboard.press('Alt+W'),
      'a pane is reopened': () => keyboard.press('Alt+Shift+T'),
      'a pane is reloaded': () => keyboard.press('Alt+R'),
      'panes are split': () => keyboard.press('Alt+Backslash'),
      'panes are shown alone again': () => keyboard.press('Alt+Backslash'),
      'a tab is closed by its button': async () => {
        const tab = page.getByRole('tab', { name: '待付款' });
        await tab.click();
        await tab.locator('..').getByRole('button').click();
      },
      'the search is left': async () => {
        await keyboard.press('Control+K');
        await keyboard.press('Escape');
        await keyboard.press('Backspace');
      },
      'a dialog is closed': async () => {
        await keyboard.press('Shift+?');
        await page.getByRole('dialog').waitFor();
        await keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      },
      'what has the focus is removed': () =>
        page.evaluate(() => {
          const tool = document.querySelector<HTMLElement>('header button');
          tool?.focus();
          tool?.remove();
        }),
      'what has it in an app is removed': async () => {
        await page.getByRole('button', { name: 'Next' }).focus();
        await page.getByRole('button', { name: 'Next' }).evaluate((button) => button.remove());
      },
      'what has it is hidden': () =>
        page.evaluate(() => {
          const tool = document.querySelector<HTMLElement>('header button');
          tool?.focus();
          tool?.style.setProperty('display', 'none');
        }),
      'the last pane is closed': async () => {
        await shell.closeTab('全部订单');
        await page.getByRole('tab', { name: '首页', selected: true }).waitFor();
      },
    };
    for (const [name, go] of Object.entries(ways)) {
      await go();
      await expect.poll(() => holderIn(shell), { message: name, timeout: 5000 }).not.toBe('nothing');
    }
  });
});
