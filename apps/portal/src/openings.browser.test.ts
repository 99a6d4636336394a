import { expect, it } from 'vitest';
import { answerSockets, SHOWN_ANSWER, type Sockets } from '../test/answerSockets.ts';
import { RUOXI } from '../test/createBackend.ts';
import { type OpenState, setState } from '../test/openStates.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import {
  askAsGuest,
  closeLayers,
  findRecord,
  followAnswer,
  INBOX,
  INBOX_ADDRESS,
  lists,
  NEIGHBOUR,
  NOTICES,
  openNotice,
  RECORD,
  TARGET,
  TARGET_ADDRESS,
  TWIN,
} from '../test/waysIn.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const PAST = '2020-01-01 00:00:00';
const LATER = '2099-01-01 00:00:00';

const STATES: Record<string, OpenState> = {
  open: {},
  'expires later': { menu: { platformExpireTime: LATER, assetsExpireTime: LATER } },
  'platform expired': { menu: { platformExpireTime: PAST } },
  'app expired': { menu: { assetsExpireTime: PAST, assetsType: '2' } },
  locked: { menu: { dependencePlatform: 'ANY' }, bound: [] },
  'platform unbound': { menu: { dependencePlatform: 'EBAY' } },
  unbought: { menu: { updateFlag: 2 } },
  'role without it': { menu: null },
  demo: { demo: true },
  'demo, unbought': { demo: true, menu: { updateFlag: 2 } },
};

/* What is seen: the page itself (opens), a dialog with that way on, that way at once (bills: the page of purchase in a
   window), nothing to press (absent), no link to take to a window (no link), or the word for tabs left out (told).
   A notice leads to the page of the inbox, which is the shell's own where no menu governs it; that of a question asked
   by itself to its answer, whose links are one way among these. A record of the search leads to the page that shows it. */
const TABLE = `
                 | restore | menus | search | favourites | welcome | suggestions | window  | address     | link        | navigate    | openMenu | notice      | assistant | record | schedule
open             | opens   | opens | opens  | opens      | opens   | opens       | opens   | opens       | opens       | opens       | opens | opens | opens | opens | answer
expires later    | opens   | opens | opens  | opens      | opens   | opens       | opens   | opens       | opens       | opens       | opens | opens | opens | opens | answer
platform expired | told    | 去续费 | 去续费  | 去续费      | 去续费   | 去续费       | no link | 去续费       | 去续费       | 去续费       | 去续费 | 去续费 | 去续费 | 去续费 | answer
app expired      | told    | 去续费 | 去续费  | 去续费      | 去续费   | 去续费       | no link | 去续费       | 去续费       | 去续费       | 去续费 | 去续费 | 去续费 | 去续费 | answer
locked           | told    | 店铺授权 | 店铺授权 | 店铺授权    | 店铺授权 | 店铺授权     | no link | 去授权       | 去授权       | 去授权       | 去授权 | 去授权 | 去授权 | 去授权 | answer
platform unbound | told    | 店铺授权 | 店铺授权 | 店铺授权    | 店铺授权 | 店铺授权     | no link | 去授权       | 去授权       | 去授权       | 去授权 | 去授权 | 去授权 | 去授权 | answer
unbought         | told    | bills | bills  | bills      | bills   | bills       | no link | 去购买       | 去购买       | 去购买       | 去购买 | 去购买 | 去购买 | 去购买 | answer
role without it  | dropped | absent | absent | absent    | absent  | absent      | no link | 404         | 404         | 知道了       | 知道了 | own page | 404 | 404 | answer
demo             | opens   | opens | opens  | opens      | opens   | opens       | opens   | opens       | opens       | opens       | opens | opens | opens | opens | answer
demo, unbought   | told    | tip   | tip    | tip        | tip     | tip         | no link | 去购买 > tip | 去购买 > tip | 去购买 > tip | 去购买 > tip | 去购买 > tip | 去购买 > tip | 去购买 > tip | answer
`;
const [[, ...ways] = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('[P580] the table has a row for each state and a cell for each way', () => {
  expect(rows.map(([name]) => name)).toEqual(Object.keys(STATES));
  for (const [name, ...cells] of rows) expect(cells.filter(Boolean), name).toHaveLength(15);
});

it.each(rows)('[P580] [P581] a menu, %s', { timeout: 120_000 }, async (name, ...cells) => {
  const shell = await open({ as: RUOXI });
  const sockets = await answerSockets(shell.context, { words: `[去看看](${TARGET_ADDRESS})` });
  setState(shell.backend, {});
  await shell.visit(TARGET_ADDRESS);
  await shell.expectNotes(TARGET, '/target');
  await shell.openMenu('销售', NEIGHBOUR);
  await shell.expectNotes(NEIGHBOUR, '/all');
  setState(shell.backend, STATES[name ?? ''] ?? {});
  await shell.page.reload();
  await shell.expectNotes(NEIGHBOUR, '/all');
  await shell.expectTools();
  for (const [at, way] of ways.entries()) {
    const outcome = cells[at] ?? '';
    await expect.soft(take({ shell, sockets }, way, outcome), `${way}: ${outcome}`).resolves.toBe(undefined);
    await backToNeighbour(shell);
  }
});

type Place = { shell: ShellPage; sockets: Sockets };

async function take({ shell, sockets }: Place, way: string, outcome: string): Promise<void> {
  const { page } = shell;
  switch (way) {
    case 'window':
      return expectWindow(shell, outcome);
    case 'restore':
      return expectRestored(shell, outcome);
    case 'address':
      await shell.visit(TARGET_ADDRESS);
      return expectOutcome(shell, outcome);
    case 'link':
      await shell.follow(TARGET_ADDRESS);
      return expectOutcome(shell, outcome);
    case 'notice':
      await openNotice(shell, sockets, '有人找您');
      return expectOutcome(shell, outcome, 'inbox');
    case 'schedule':
      await openNotice(shell, sockets, '每天的销售额', { answer: SHOWN_ANSWER });
      return page.getByRole('dialog', { name: 'AI 助手' }).getByRole('link', { name: '去看看' }).waitFor();
    case 'record':
      await (await findRecord(shell, RECORD)).click();
      return expectOutcome(shell, outcome);
    case 'assistant':
      await followAnswer(shell, '去看看');
      return expectOutcome(shell, outcome);
    case 'navigate':
    case 'openMenu': {
      const asked = way === 'navigate' ? { app: 'amazon', path: '/target' } : { menuId: 'target' };
      const refusal = outcome === '知道了' ? 'not-found' : 'not-allowed';
      expect(await askAsGuest(page, asked)).toBe(outcome === 'opens' ? 'granted' : refusal);
      return expectOutcome(shell, outcome);
    }
    default: {
      const row = await lists[way as keyof typeof lists](shell);
      if (outcome === 'absent') return void expect(await row.count()).toBe(0);
      const bill = outcome === 'bills' ? shell.context.waitForEvent('page') : undefined;
      await row.first().click();
      if (!bill) return expectOutcome(shell, outcome, way === 'suggestions' ? 'twin' : 'target');
      expect((await bill).url()).toContain('/company/serve/buy-serve');
      await (await bill).close();
    }
  }
}

/** A menu that opens is a link; another one is none, so that no key opens it in a window. */
async function expectWindow(shell: ShellPage, outcome: string): Promise<void> {
  const row = await lists.menus(shell);
  const links = shell.page.locator('a[href]', { hasText: TARGET });
  if (outcome === 'no link') return void expect(await links.count()).toBe(0);
  const { page } = await shell.windowOf(() => row.first().click({ modifiers: ['Control'] }));
  // Its app is loaded cold as well, behind the workspace.
  await page.getByRole('heading', { name: 'notes /target' }).waitFor({ timeout: 30_000 });
  await page.close();
}

async function expectRestored(shell: ShellPage, outcome: string): Promise<void> {
  expect((await shell.tabs()).includes(TARGET)).toBe(outcome === 'opens');
  const told = shell.page.getByText('有 1 个页面没有恢复');
  if (outcome === 'told') await told.waitFor();
  else expect(await told.count()).toBe(0);
}

async function expectOutcome(shell: ShellPage, outcome: string, menu = 'target'): Promise<void> {
  const { page } = shell;
  if (menu === 'inbox' && /^(opens|own page)$/.test(outcome)) {
    await shell.expectAddress(`${INBOX_ADDRESS}?id=n1`);
    return page.getByRole('tab', { name: outcome === 'opens' ? INBOX : NOTICES, selected: true }).waitFor();
  }
  if (outcome === 'opens') {
    await shell.expectNotes(menu === 'twin' ? TWIN : TARGET, `/${menu}`);
    return shell.expectAddress(TARGET_ADDRESS.replace('target', menu));
  }
  if (outcome === '404') return shell.expectHeading('没有找到这个页面');
  if (outcome === 'tip') return page.getByText('演示环境不支持该操作').first().waitFor();
  const [word = '', then] = outcome.split(' > ');
  if (word === '店铺授权') await page.getByRole('dialog', { name: word }).waitFor();
  else {
    const button = page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: word });
    await button.waitFor();
    if (then) await button.click().then(() => expectOutcome(shell, then));
  }
  expect(await page.getByRole('tab', { name: TARGET }).count()).toBe(0);
  expect(await page.getByRole('tab', { name: INBOX }).count()).toBe(0);
  expect(shell.address()).not.toMatch(/target|inbox|notification/);
}

/** Leaves everything that floats, and what was opened. */
async function backToNeighbour(shell: ShellPage): Promise<void> {
  await closeLayers(shell);
  for (const tab of [TARGET, TWIN, INBOX, NOTICES])
    if ((await shell.tabs()).includes(tab)) await shell.closeTab(tab);
  await shell.chooseTab(NEIGHBOUR);
  await shell.expectNotes(NEIGHBOUR, '/all');
}
