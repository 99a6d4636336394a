import { MockRefusal } from '@portal/api-client/testing';
import { expect, it } from 'vitest';
import { RUOXI, ZIANG } from '../test/createBackend.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;
const LOGIN_FOR_PAGE = '/login?redirectPath=notes%23%2Fall&systemCode=OMS';
/** The language, the appearance, what a browser was told once, and that a person may have several companies. */
const LEFT = /^(portal:(language|said:.*|multi-subject)|.*color-scheme.*)$/;
const ENDED = new MockRefusal({ code: '401', message: 'The session has ended', status: 401 });

it('[P550] whoever signs in next is asked for anew: nothing of the person before is shown', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectPerson('若溪');
  await shell.signOut();
  await shell.expectLogin();
  expect(shell.backend.count('logout')).toBe(1);
  await shell.signIn('子昂');
  await shell.expectPerson('子昂');
  await expect.poll(() => shell.tabs()).toEqual(['首页']);
  const forZiang = shell.backend.calls.filter(({ headers }) => headers.authorization === ZIANG);
  for (const name of ['getUserInfoByHideCode', 'userActionConfig', 'querySystemExtListForSub'])
    expect(forZiang.map((call) => call.name)).toContain(name);
});

it('[P550] nothing that was stored for the window is left', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  const stored = () => shell.page.evaluate(() => Object.keys({ ...sessionStorage }));
  await expect.poll(stored).not.toEqual([]);
  await shell.signOut();
  await shell.expectLogin();
  await expect.poll(stored).toEqual([]);
  await shell.expectWindowTitle('登录 · Portal');
});

it('[P550] signed out in another window, messages and questions of the person are gone as well', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  const other = await shell.openWindow();
  await other.visit(HOME);
  await other.expectWorkspace();
  await shell.switchSystem('物流管理');
  const message = shell.page.getByText('当前系统已停用');
  await message.waitFor();
  await shell.openMenu('销售', '迟到 已到期');
  const question = shell.page.getByRole('dialog', { name: '提示' });
  await question.waitFor();
  await other.signOut();
  await shell.expectLogin();
  expect(await message.count()).toBe(0);
  expect(await question.count()).toBe(0);
});

/* Two windows, A and B, in several orders of events, one of which signs out. */
const ORDERS = [
  ['A opens', 'B opens', 'A leaves'],
  ['A opens', 'B opens', 'B leaves'],
  ['A opens', 'B reloads', 'A leaves'],
  ['B folds', 'A opens', 'A leaves'],
  ['A opens', 'A leaves', 'B reloads'],
  ['B opens', 'B leaves', 'A reloads'],
  ['A leaves', 'B goes back'],
  ['A opens', 'A ends', 'A gives up'],
  ['B opens', 'A ends', 'B gives up'],
  ['B folds', 'A ends', 'A gives up'],
  ['A opens', 'A expires', 'B gives up'],
] as const;

const orders = ORDERS.map((steps) => [steps.join(', '), steps] as const);

it.each(orders)('[P765] signed out, nothing of the person is stored: %s', async (_name, steps) => {
  const first = await open({ as: RUOXI });
  await first.visit(PAGE);
  await first.expectNotes('全部订单', '/all');
  await first.expectTools();
  const second = await first.openWindow();
  await second.visit(PAGE);
  await second.expectNotes('全部订单', '/all');
  await second.expectTools();
  for (const step of steps) {
    const [name, does] = step.split(' ');
    const window = name === 'A' ? first : second;
    const { page } = window;
    await page.bringToFront();
    if (does === 'opens') await window.openMenu('销售', '待付款');
    if (does === 'reloads') await page.reload();
    if (does === 'folds') await page.evaluate(() => localStorage.setItem('portal:sider-folded', '1'));
    if (does === 'goes') await page.goBack();
    if (does === 'ends') await window.endSession();
    if (does === 'expires') {
      // The window is read anew, and stands at the login page with what it would go on with.
      window.backend.set({
        userActionConfig: () => {
          throw ENDED;
        },
      });
      await page.reload();
      await window.expectLogin();
    }
    if (does === 'gives') {
      await window.signInAgain.getByRole('button', { name: /返回登录页/ }).click();
      await window.expectLogin();
    }
    if (does === 'leaves') {
      await window.signOut();
      await window.expectLogin();
    }
  }
  for (const { page } of [first, second]) {
    const stored = () =>
      page.evaluate(() => [...Object.keys({ ...localStorage }), ...Object.keys({ ...sessionStorage })]);
    await expect
      .poll(async () => (await stored()).filter((key) => !LEFT.test(key)), { timeout: 5000 })
      .toEqual([]);
  }
});

it('[P551] a session that has ended meanwhile leads to the login page, and back to the same page and tabs', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.openMenu('销售', '待付款');
  await shell.expectNotes('待付款', '/unpaid');
  const entries = await shell.entries();
  shell.backend.set({
    userActionConfig: () => {
      throw ENDED;
    },
  });
  await shell.page.reload();
  await shell.expectLogin();
  const { searchParams } = new URL(shell.page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ redirectPath: 'notes#/unpaid', systemCode: 'OMS' });
  expect(await shell.entries(), 'one for the login page at most').toBeLessThanOrEqual(entries + 1);
  shell.backend.set({ userActionConfig: () => ({ packageStyle: 2, saveMenuStatus: 1 }) });
  await shell.signIn('若溪');
  await shell.expectNotes('待付款', '/unpaid');
  await expect.poll(() => shell.tabs()).toEqual(['首页', '全部订单', '待付款']);
});

/** A person at work, with half a sentence typed, whose session ends with the next call of the page in front. */
async function typeUntilTheEnd(shell: Awaited<ReturnType<typeof open>>) {
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
  await shell.note.fill('half a sentence');
  return shell.endSession();
}

it('[P590] a session that ends in the middle of work is taken up over the page: nothing typed is lost, what was asked is answered', async () => {
  const shell = await open({ as: RUOXI });
  const { asked } = await typeUntilTheEnd(shell);
  expect(shell.address()).toBe(PAGE);
  expect(await shell.storedToken()).toBeNull();
  await shell.page.keyboard.press('Escape');
  expect(await shell.signInAgain.isVisible()).toBe(true);
  await shell.signIn('若溪');
  await shell.signInAgain.waitFor({ state: 'detached' });
  expect(await asked).toBe(200);
  expect(await shell.note.inputValue()).toBe('half a sentence');
  await shell.expectNotes('全部订单', '/all');
});

it('[P2301] where the form cannot be loaded the page stays covered, whatever Esc does, and the form comes with the network', async () => {
  const shell = await open({ as: RUOXI });
  const { page } = shell;
  await page.route(/assets\/again-[^/]*\.js$/, (route) => route.abort());
  const ended = typeUntilTheEnd(shell);
  const notThere = page.getByRole('dialog', { name: '登录窗口没有加载出来' });
  await notThere.waitFor();
  await page.evaluate(() => {
    Reflect.set(window, 'dialogsClosed', 0);
    const count = () => Reflect.set(window, 'dialogsClosed', Reflect.get(window, 'dialogsClosed') + 1);
    // It does not bubble.
    document.addEventListener('close', count, { capture: true });
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Reflect.get(window, 'dialogsClosed'))).toBe(0);
  await page.unroute(/assets\/again-[^/]*\.js$/);
  await ended;
  await shell.signIn('若溪');
  await shell.signInAgain.waitFor({ state: 'detached' });
  expect(await shell.note.inputValue()).toBe('half a sentence');
});

it('[P590] somebody else who signs in there finds a clean page', async () => {
  const shell = await open({ as: RUOXI });
  const { asked } = await typeUntilTheEnd(shell);
  asked.catch(() => undefined);
  await shell.signIn('子昂');
  await shell.expectPerson('子昂');
  await expect.poll(() => shell.tabs()).toEqual(['首页']);
  expect(
    await shell.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
  ).not.toContain('u-ruoxi');
});

it('[P591] signed in again in one window, the other goes on as well', async () => {
  const shell = await open({ as: RUOXI });
  const other = await shell.openWindow();
  await other.visit(PAGE);
  await other.expectNotes('全部订单', '/all');
  await other.expectTools();
  await other.note.fill('other half');
  await shell.page.bringToFront();
  await typeUntilTheEnd(shell);
  // A window that lies behind is hardly drawn.
  await other.page.bringToFront();
  await other.signInAgain.waitFor();
  await shell.page.bringToFront();
  await shell.signIn('若溪');
  await shell.signInAgain.waitFor({ state: 'detached' });
  await other.page.bringToFront();
  await other.signInAgain.waitFor({ state: 'detached' });
  expect(await other.note.inputValue()).toBe('other half');
});

it('[P592] left from there, the login page is shown and nothing of the person is stored', async () => {
  const shell = await open({ as: RUOXI });
  const { asked } = await typeUntilTheEnd(shell);
  asked.catch(() => undefined);
  await shell.signInAgain.getByRole('button', { name: /返回登录页/ }).click();
  await shell.expectLogin();
  await shell.expectAddress('/login');
});

it('[P454] a session that the server ended is found out before the configuration is there: the place is kept', async () => {
  const shell = await open({ as: 'token-of-nobody-0000' });
  const answer = shell.backend.hold('getRuntimeConfig');
  await shell.visit(PAGE);
  await shell.expectAddress(LOGIN_FOR_PAGE);
  answer();
  await shell.expectLogin();
  expect(shell.address()).toBe(LOGIN_FOR_PAGE);
});

it('[P454] or while the first page is being prepared', async () => {
  const shell = await open({ as: 'token-of-nobody-0000' });
  const answer = ['getUserInfoByHideCode', 'getMenuTreeByServiceAndRole'] as const;
  const go = answer.map((name) => shell.backend.hold(name));
  await shell.visit(PAGE);
  await shell.expectCalls('userActionConfig', 1);
  for (const one of go) one();
  await shell.expectLogin();
  await shell.expectAddress(LOGIN_FOR_PAGE);
});

it('[P3] without a session the first refused call leads to the login page, with the place', async () => {
  const shell = await open();
  await shell.visit(PAGE);
  await shell.expectLogin();
  expect(shell.address()).toBe(LOGIN_FOR_PAGE);
  await shell.signIn('若溪');
  await shell.expectNotes('全部订单', '/all');
});

it('[P570] what a link to a page carries goes along with the sign-in that the page needs', async () => {
  const shell = await open();
  await shell.visit(`${HOME}/notes?linkId=7&inviteCode=i#/all`);
  await shell.expectLogin();
  await shell.expectAddress(`${LOGIN_FOR_PAGE}&inviteCode=i&linkId=7`);
  await shell.signIn('若溪');
  await shell.expectNotes('全部订单', '/all');
  const [signIn] = shell.backend.calls.filter(({ name }) => name === 'login');
  expect(signIn?.body).toMatchObject({ linkId: '7', inviteCode: 'i' });
});

it.each([
  ['ends with the browser', false],
  ['that is to last is there when the browser is started again', true],
])('[P660] a sign-in %s; windows and reloads before that keep it', async (_, lasting) => {
  const shell = await open();
  await shell.visit(PAGE);
  await shell.expectLogin();
  if (lasting) await shell.page.getByRole('checkbox', { name: /自动登录/ }).check();
  await shell.signIn('若溪');
  await shell.expectNotes('全部订单', '/all');
  await shell.page.reload();
  await shell.expectPerson('若溪');
  const other = await shell.openWindow();
  await other.visit(PAGE);
  await other.expectPerson('若溪');
  // Closing a browser takes its session cookies, and leaves what it has stored.
  await shell.context.clearCookies();
  await other.page.close();
  await shell.page.reload();
  if (lasting) await shell.expectPerson('若溪');
  else await shell.expectLogin();
  expect((await shell.storedToken()) !== null).toBe(lasting);
});

it.each([
  ['not remembered still ends with the browser', false],
  ['remembered is there when the browser is started again', true],
])('[P700] after a visit to the demo environment a session that was %s', async (_, lasting) => {
  const shell = await open();
  const person = (demo: boolean) => ({
    userId: demo ? 'u-ziang' : 'u-ruoxi',
    nickName: demo ? '体验用户' : '若溪',
    subjectCodeEncrypt: 'sbj_1',
    ssoEnv: demo ? 'DEMO' : 'PROD',
    ssoEnvList: [{ value: 'DEMO' }],
  });
  shell.backend.set({
    getUserInfoByHideCode: (_asked, { request }) => person(request.headers.get('authorization') === ZIANG),
    switchDemo: ({ demo }) => ({
      token: demo === 1 ? ZIANG : RUOXI,
      userInfo: person(demo === 1),
      subjects: [],
      needBind: false,
    }),
  });
  await shell.visit(PAGE);
  await shell.expectLogin();
  if (lasting) await shell.page.getByRole('checkbox', { name: /自动登录/ }).check();
  await shell.signIn('若溪');
  await shell.expectPerson('若溪');
  for (const [entry, name] of [
    ['进入演示环境', '体验用户'],
    ['退出演示环境', '若溪'],
  ] as const) {
    await shell.openAvatarMenu();
    const arrival = shell.page.waitForEvent('load');
    await shell.page.getByRole('menuitem', { name: entry }).click();
    await arrival;
    await shell.expectPerson(name);
  }
  await shell.context.clearCookies();
  await shell.page.reload();
  if (lasting) await shell.expectPerson('若溪');
  else await shell.expectLogin();
  expect((await shell.storedToken()) !== null).toBe(lasting);
});
