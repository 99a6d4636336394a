import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { answerSockets, type Sockets } from '../test/answerSockets.ts';
import { RUOXI } from '../test/createBackend.ts';
import { type OpenState, setState } from '../test/openStates.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import {
  askAsGuest,
  closeLayers,
  findRecord,
  followAnswer,
  INBOX_ADDRESS,
  lists,
  NEIGHBOUR,
  openNotice,
  RECORD_ELSEWHERE,
} from '../test/waysIn.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const PLACE = '/entry/svc-oms/OMS/notes#/all';
const NAME = '目标系统';
const orders = (billingItemValue: number) => [{ keyValue: 'orders', billingItemValue, unlimitedUse: false }];

const STATES: Record<string, OpenState> = {
  open: { other: { systemCode: 'WMS' } },
  disabled: { other: { systemCode: 'WMS', status: 3 } },
  abandoned: { other: { systemCode: 'WMS', status: 9 } },
  deploying: { other: { systemCode: 'WMS', serviceDeploy: 1 } },
  unbought: { other: { systemCode: 'WMS', packageId: '' } },
  'quota 0': { other: { systemCode: 'ERP', serviceBillingValueDTOList: orders(0) } },
  'special flag': { specialBrand: true, other: { systemCode: 'ERP', serviceBillingValueDTOList: orders(0) } },
};

/* What is seen: the workspace (opens), its message page (401, 402), the block over it, or a word about it and nothing else.
   Menus and notices lead nowhere but into the system that is entered; the search finds no record (none) of a system that
   the switcher refuses. */
const TABLE = `
             | switcher | window  | restore | address | link    | navigate | menus  | search | favourites | welcome | suggestions | openMenu | notice | assistant | record
open         | opens    | opens   | opens   | opens   | opens   | opens    | absent | absent | absent     | absent  | absent      | 知道了 | absent | opens | opens
disabled     | 已停用    | no link | 402     | 402     | 402     | 已停用    | absent | absent | absent     | absent  | absent      | 知道了 | absent | 402 | none
abandoned    | 已废弃    | no link | 402     | 402     | 402     | 已废弃    | absent | absent | absent     | absent  | absent      | 知道了 | absent | 402 | none
deploying    | 正在部署中 | no link | 402     | 402     | 402     | 正在部署中 | absent | absent | absent     | absent  | absent      | 知道了 | absent | 402 | none
unbought     | 401      | 401     | 401     | 401     | 401     | 401      | absent | absent | absent     | absent  | absent      | 知道了 | absent | 401 | 401
quota 0      | 401      | 401     | 401     | 401     | 401     | 401      | absent | absent | absent     | absent  | absent      | 知道了 | absent | 401 | 401
special flag | blocked  | blocked | blocked | blocked | blocked | blocked  | absent | absent | absent     | absent  | absent      | 知道了 | absent | blocked | blocked
`;
const NOTHING_CAME = /^(?:absent|no link|知道了)$/;
const [[, ...ways] = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('[P580] the table of systems has a row for each state and a cell for each way', () => {
  expect(rows.map(([name]) => name)).toEqual(Object.keys(STATES));
  for (const [name, ...cells] of rows) expect(cells.filter(Boolean), name).toHaveLength(15);
});

it.each(rows)('[P580] [P586] another system, %s', { timeout: 120_000 }, async (name, ...cells) => {
  const shell = await open({ as: RUOXI });
  const state = STATES[name ?? ''] ?? {};
  const { systemCode = 'WMS' } = state.other ?? {};
  const address = `/entry/svc-${systemCode.toLowerCase()}/${systemCode}`;
  const sockets = await answerSockets(shell.context, { words: `[去看看](${address})` });
  let isThere = false;
  for (const [at, way] of ways.entries()) {
    const outcome = cells[at] ?? '';
    if (!isThere || way === 'restore') {
      setState(shell.backend, way === 'restore' ? { other: { systemCode, status: 4 } } : state);
      await shell.leave();
      await shell.visit(way === 'restore' ? address : PLACE);
      if (way === 'restore') {
        // A page that has not begun can't be loaded again.
        await shell.expectWorkspace();
        setState(shell.backend, state);
      } else await shell.expectNotes(NEIGHBOUR, '/all');
    }
    await expect.soft(take(shell, { way, outcome, address, sockets }), way).resolves.toBe(undefined);
    // Where nothing came of it the next way begins in the same page.
    isThere = NOTHING_CAME.test(outcome) && way !== 'notice';
    if (isThere) await backToNotes(shell);
  }
});

it('[P584] in demo mode nothing is bought: not by the ticker, the reminder to renew, or the page of a system out of service', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, { demo: true, other: { systemCode: 'WMS', status: 3 } });
  shell.backend.set({
    renewalReminder: () => ({ type: '2' }),
    queryRenewNotice: () => [{ title: '快到期了', msg: '请续费' }],
    getAnnouncementNotice: () => [],
  });
  const press = async (button: Locator) => {
    await button.click();
    await shell.page.getByText('演示环境不支持该操作').first().waitFor();
    await shell.page.getByRole('region', { name: '通知' }).getByRole('button', { name: '关闭' }).click();
  };
  await shell.visit(PLACE);
  await press(shell.page.getByRole('dialog').getByRole('button', { name: '续费' }));
  await press(shell.page.getByRole('region', { name: '公告' }).getByRole('button', { name: '续费' }));
  await shell.expectAddress(PLACE);
  shell.backend.set({ renewalReminder: () => ({}) });
  await shell.visit('/entry/svc-wms/WMS');
  await press(shell.page.getByRole('button', { name: '订购或续费' }));
  await shell.expectAddress('/entry/svc-wms/WMS/402');
});

it('[P584] nor by the block of a page whose quota is used up', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, { ...STATES['special flag'], demo: true });
  await shell.visit('/entry/svc-erp/ERP');
  const block = shell.page.getByRole('dialog');
  await block.getByRole('button', { name: /购买/ }).click();
  await shell.page.getByText('演示环境不支持该操作').first().waitFor();
  await block.waitFor();
  await shell.expectAddress('/entry/svc-erp/ERP');
});

it('[P584] nor by the dialogs that an app may ask for', async () => {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, { demo: true });
  await shell.visit(PLACE);
  await shell.expectNotes(NEIGHBOUR, '/all');
  await shell.expectTools();
  for (const name of ['upgrade', 'sales-consult', 'demo-environment']) {
    const refusal = () => askDialog(shell, name);
    // Each is on offer once its part of the shell has loaded.
    await expect.poll(refusal).toBe('not-allowed');
    await shell.page.getByText('演示环境不支持该操作').first().waitFor();
  }
  expect(shell.context.pages()).toHaveLength(1);
});

/** Leaves everything that floats; a press on the tab closes what hears no key. */
async function backToNotes(shell: ShellPage): Promise<void> {
  await closeLayers(shell);
  await shell.chooseTab(NEIGHBOUR);
  await shell.expectNotes(NEIGHBOUR, '/all');
}

/** Asks for a dialog as an app does; resolves with the code of the refusal. */
function askDialog({ page }: ShellPage, name: string): Promise<string> {
  return page.evaluate(
    (dialog) =>
      Reflect.get(window, 'notes')
        ['/all'].openDialog(dialog, {})
        .then(
          () => 'granted',
          (error: { code: string }) => error.code,
        ),
    name,
  );
}

type Taken = { way: string; outcome: string; address: string; sockets: Sockets };

async function take(shell: ShellPage, { way, outcome, address, sockets }: Taken): Promise<void> {
  const { page } = shell;
  const [, , , systemCode = ''] = address.split('/');
  switch (way) {
    case 'switcher':
      await shell.switchSystem(NAME);
      return expectOutcome(shell, outcome, address);
    case 'window': {
      await page.getByRole('button', { name: /切换应用/ }).click();
      const link = page.getByRole('link', { name: NAME });
      if (outcome === 'no link') return void expect(await link.count()).toBe(0);
      const window = await shell.windowOf(() => link.click({ modifiers: ['Control'] }));
      await expectOutcome(window, outcome, address);
      return window.page.close();
    }
    case 'restore':
      await page.reload();
      return expectOutcome(shell, outcome, address);
    case 'address':
      await shell.visit(address);
      return expectOutcome(shell, outcome, address);
    case 'link':
      await shell.follow(address);
      return expectOutcome(shell, outcome, address);
    case 'notice':
      await openNotice(shell, sockets, `${NAME}有新消息`);
      return shell.expectAddress(`${INBOX_ADDRESS}?id=n1`);
    case 'assistant':
      await followAnswer(shell, '去看看');
      return expectOutcome(shell, outcome, address);
    case 'record': {
      const record = await findRecord(shell, RECORD_ELSEWHERE);
      if (outcome === 'none') return void expect(await record.count()).toBe(0);
      await record.click();
      return expectOutcome(shell, outcome, outcome === '401' ? address : `${address}/notes#/all`);
    }
    case 'navigate':
      expect(await askAsGuest(page, { systemCode, path: '/' })).toBe(
        /^已|^正在/.test(outcome) ? 'not-allowed' : 'granted',
      );
      return expectOutcome(shell, outcome, address);
    case 'openMenu':
      expect(await askAsGuest(page, { menuId: `menu-of-${systemCode}` })).toBe('not-found');
      return page.getByRole('dialog').getByRole('button', { name: outcome }).waitFor();
    default:
      await shell.expectTools();
      await lists[way as keyof typeof lists](shell);
      return void expect(await page.getByRole('main').getByText(NAME).count()).toBe(0);
  }
}

async function expectOutcome(shell: ShellPage, outcome: string, address: string): Promise<void> {
  const { page } = shell;
  if (outcome === '401') return shell.expectAddress(`/401/${address.split('/')[3]}`);
  if (outcome === '402') return shell.expectAddress(`${address}/402`);
  if (outcome === 'opens') {
    await shell.expectAddress(address);
    return shell.expectWorkspace();
  }
  if (outcome !== 'blocked') return page.getByText(outcome).first().waitFor();
  await shell.expectAddress(address);
  await page.getByRole('dialog', { name: '额度已用完' }).waitFor();
  expect(await page.locator('[inert] > header').count()).toBe(1);
}
