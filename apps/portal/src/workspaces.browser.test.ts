import type { SavedWorkspace } from '@portal/api-client/contract';
import { MockRefusal } from '@portal/api-client/testing';
import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;
const NAME = '早班';

/** A server that keeps workspaces. */
function keepWorkspaces({ backend }: ShellPage, ...kept: SavedWorkspace[]) {
  const find = (id: string) => {
    const found = kept.find((one) => one.id === id);
    if (!found) throw new MockRefusal({ code: '404', message: 'Gone' });
    return found;
  };
  backend.set({
    querySavedWorkspaces: () => ({ dataList: kept }),
    getSavedWorkspace: ({ id }) => find(id),
    saveWorkspace: ({ id = `w${kept.length}`, ...values }) => {
      const saved = { ...values, id, audience: 'own' as const, isOwn: true, isStart: false };
      kept.push(saved);
      return saved;
    },
    deleteWorkspace: ({ id }) => {
      kept.splice(kept.indexOf(find(id)), 1);
      return { deleted: 1 };
    },
  });
  return kept;
}

const pane = (key: string, path: string, tab: string, more = {}) => ({
  key,
  kind: 'micro-app' as const,
  app: 'notes',
  path,
  tab,
  ...more,
});

/** Two pages of the notes app as somebody saved them, the second in front; one more that no menu of this person leads to. */
async function savedBy(shell: ShellPage, owner?: string): Promise<SavedWorkspace> {
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.openMenu('销售', '待付款');
  await shell.expectNotes('待付款', '/unpaid');
  await shell.expectTools();
  const kept = keepWorkspaces(shell);
  await shell.saveWorkspace(NAME);
  await expect.poll(() => kept.length).toBe(1);
  const [saved] = kept;
  if (!saved) throw new Error('nothing was saved');
  return { ...saved, isOwn: owner === undefined, ...(owner && { owner }) };
}

it('[P593] a list that was on its way while something was saved is asked for anew', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.openMenu('销售', '待付款');
  await shell.expectTools();
  const kept = keepWorkspaces(shell);
  let end = () => {};
  const first = new Promise<{ dataList: SavedWorkspace[] }>((resolve) => {
    end = () => resolve({ dataList: [] });
  });
  let asked = 0;
  shell.backend.set({
    querySavedWorkspaces: () => {
      asked += 1;
      return asked === 1 ? first : { dataList: kept };
    },
  });
  await shell.saveWorkspace(NAME);
  expect(asked).toBe(2);
  end();
});

it('[P593] what is open is saved under a name and comes back as it was, with the page in front alone loaded; it can be undone', async () => {
  const shell = await open({ as: RUOXI });
  await savedBy(shell);
  await shell.openMenu('销售', '广告');
  await shell.closeTab('全部订单');
  await shell.closeTab('待付款');
  await shell.page.reload();
  await shell.expectTools();
  await shell.openWorkspace(NAME);
  await shell.expectNotes('待付款', '/unpaid');
  await expect.poll(() => shell.tabs()).toEqual(['首页', '全部订单', '待付款']);
  const loaded = () => shell.page.evaluate(() => Object.keys(Reflect.get(globalThis, 'notes') ?? {}));
  expect(await loaded()).not.toContain('/all');
  await shell.page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(shell.tabs).toEqual(['首页', '广告']);
});

it('[P593] before unsaved input is lost, the person is asked', async () => {
  const shell = await open({ as: RUOXI });
  const microApps = CONFIG.microApps.map((app) => ({ ...app, capabilities: ['setDirty'] }));
  shell.backend.set({ getRuntimeConfig: () => ({ microApps }) });
  await savedBy(shell);
  await shell.closeTab('待付款');
  await shell.openMenu('销售', '广告');
  await shell.expectNotes('广告', '/ads');
  await shell.page.evaluate(async () => {
    const { notes } = globalThis as unknown as {
      notes: Record<string, { setDirty: (dirty: boolean) => Promise<void> }>;
    };
    await notes['/ads']?.setDirty(true);
  });
  await shell.openWorkspace(NAME);
  const question = shell.page.getByRole('dialog', { name: '打开工作区会丢失未保存的内容' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect.poll(() => shell.tabs()).toEqual(['首页', '全部订单', '广告有未保存的内容']);
});

it('[P594] a colleague’s link names what is in it, and what the person may not see stays closed', async () => {
  const shell = await open({ as: RUOXI });
  const saved = await savedBy(shell, '子昂');
  const { panes } = saved.content;
  const content = {
    ...saved.content,
    panes: [...panes, pane('m_secret', '/secret', '利润报表', { menuId: 'secret' })],
  };
  const kept = keepWorkspaces(shell, { ...saved, id: 'w9', audience: 'link', content });
  await shell.visit(`${HOME}/portal#/workspace?id=w9`);
  await shell.expectHeading(NAME);
  const shut = shell.page.getByRole('listitem').filter({ hasText: '利润报表' });
  await shut.getByText('没有权限，不会打开').waitFor();
  await shell.page.getByRole('button', { name: '保存到我的工作区并打开' }).click();
  await shell.expectNotes('待付款', '/unpaid');
  await expect.poll(() => shell.tabs()).toEqual(['首页', '全部订单', '待付款']);
  await shell.page.getByText('没有权限，未打开：利润报表').waitFor();
  expect(kept.map(({ isOwn }) => isOwn)).toEqual([false, true]);
});

it('[P594] a link to a workspace that is gone says so', async () => {
  const shell = await open({ as: RUOXI });
  keepWorkspaces(shell);
  await shell.visit(`${HOME}/portal#/workspace?id=w9`);
  await shell.expectHeading('找不到这个工作区');
});

it('[P595] the day begins with the chosen workspace in a new window, not after a reload and not over an address that names a page', async () => {
  const shell = await open({ as: RUOXI });
  const saved = await savedBy(shell);
  const config = { packageStyle: 2, saveMenuStatus: 2, startWorkspaces: { 'svc-oms': saved.id } };
  shell.backend.set({ userActionConfig: () => config });
  const other = await shell.openWindow();
  await other.visit(HOME);
  await other.expectNotes('待付款', '/unpaid');
  expect(await other.tabs()).toEqual(['首页', '全部订单', '待付款']);
  const asked = await shell.openWindow();
  await asked.visit(PAGE);
  await asked.expectNotes('全部订单', '/all');
  await asked.expectTools();
  expect(await asked.tabs()).toEqual(['首页', '全部订单']);
});

it('[P596] a saved workspace is found by the search, and opens', async () => {
  const shell = await open({ as: RUOXI });
  await savedBy(shell);
  await shell.closeTab('待付款');
  await shell.page.keyboard.press('Control+k');
  await shell.page.keyboard.type(NAME);
  await shell.page.getByRole('option', { name: NAME, exact: true }).click();
  await shell.expectNotes('待付款', '/unpaid');
});
