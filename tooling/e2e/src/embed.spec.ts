import { EmbedDriver } from './driver/EmbedDriver.ts';
import { fetchWhole } from './driver/fetchWhole.ts';
import { ERP } from './driver/PanesDriver.ts';
import { test as base, expect } from './test.ts';

/** A journey with embedded apps; nothing in it may break the page's content policy. */
const test = base.extend<{ embed: EmbedDriver }>({
  embed: async ({ portal }, use) => {
    const refused: string[] = [];
    portal.page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
    });
    await use(new EmbedDriver(portal));
    expect(refused).toEqual([]);
  },
});

test.use({ seed: 'lab' });

test.describe.configure({ timeout: 180_000 });

const BENCH = `${ERP}/universal_system#/bench/01`;

for (const { name, address, entry } of [
  { name: 'universal_system', address: BENCH, entry: '/micro/universal_system/gone.js' },
  { name: 'scm_new', address: `${ERP}/scm_new#/sail-order-management`, entry: '/gone/' },
]) {
  test(`[E42] [E53] an app whose entry is gone leads to the not-found page: ${name}`, async ({
    embed,
    portal,
  }) => {
    await embed.register((app) => (app.name === name ? { ...app, entry } : app));
    await portal.enter();
    await portal.open(address);
    await expect(portal.page).toHaveURL(/\/404$/, { timeout: 20_000 });
    await expect(portal.page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[E2] [E41] a page that throws says so beside a living one, and can be tried again', async ({
  embed,
  portal,
}) => {
  await portal.enter();
  await embed.panes.openBench('01');
  await embed.panes.note('01').fill('not saved yet');
  await embed.panes.follow('/universal_system#/fault/throw');
  const alert = portal.pane.getByRole('alert');
  await expect(alert).toContainText('出错了');
  await alert.getByRole('button').click();
  await expect(embed.front).toHaveAttribute('aria-busy', 'true');
  await expect(alert).toContainText('出错了');
  await embed.panes.openBench('01');
  await expect(embed.panes.note('01')).toHaveValue('not saved yet');
});

test('[E1] a page that never answers says after three seconds that it takes a while', async ({
  embed,
  portal,
}) => {
  await portal.enter();
  await embed.panes.follow('/universal_system#/fault/hang');
  await expect(embed.front).toHaveAttribute('data-embed-status', 'loading');
  await expect(portal.pane.getByText('正在加载，请稍候')).toBeVisible({ timeout: 6_000 });
  await embed.panes.openBench('01');
});

test('[E5] [E34] a frame that hangs is said not to respond, while the workspace goes on', async ({
  embed,
  portal,
}) => {
  await portal.enter();
  await embed.panes.openBench('01');
  await embed.panes.follow('/scm_new#/sail-order-management');
  await expect(embed.front).toHaveAttribute('data-embed-status', 'ready');
  // Begins once the answer is on its way: a port's message is a task of its own.
  await embed.frame('/scm_new/').evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const end = performance.now() + 90_000;
      while (performance.now() < end);
    };
    port2.postMessage(undefined);
  });
  // A shell in the frame's own process would draw nothing; how smoothly it draws is the bench's to measure.
  const frames = await portal.page.evaluate(async () => {
    let count = 0;
    for (const end = performance.now() + 2_000; performance.now() < end; count += 1)
      await new Promise(requestAnimationFrame);
    return count;
  });
  expect(frames).toBeGreaterThan(10);
  const bar = portal.pane.getByRole('status').filter({ hasText: '没有响应' });
  await expect(bar).toBeVisible({ timeout: 40_000 });
  await embed.panes.openBench('01');
  await portal.page.goBack();
  await expect(bar.getByRole('button')).toHaveText(['继续等待', '重新加载', '关闭']);
  // Not by the mouse: to aim it, the test would ask the hanging frame what lies below.
  await bar.getByRole('button', { name: '关闭' }).dispatchEvent('click');
  await expect(embed.panes.bench('01')).toBeVisible();
  await expect(portal.page.locator('iframe[src*="/scm_new/"]')).toHaveCount(0);
});

test('[E44] [E120] language and colours reach an open frame without loading it anew', async ({
  embed,
  portal,
}) => {
  await portal.enter();
  await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  const frame = embed.frame('/amazon/');
  await frame.evaluate(() => Object.assign(window, { kept: true }));
  await portal.page.getByRole('button', { name: /^账号菜单/ }).click();
  await portal.page.getByText('English', { exact: true }).click();
  await expect(portal.page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(portal.frame().locator('html')).toHaveAttribute('lang', 'en-US');
  await portal.page.emulateMedia({ colorScheme: 'dark' });
  await expect(portal.frame().locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(await frame.evaluate(() => 'kept' in window)).toBe(true);
});

test('[E50] [E54] an external page opens in a sandboxed frame; one that is gone says so', async ({
  embed,
  portal,
}) => {
  const menu = await embed.externalMenu(() => portal.enter(), 'duty');
  await portal.open(`${ERP}/iframe#/m_${menu}`);
  await expect(portal.frame().getByRole('heading', { name: 'Duty table' })).toBeVisible();
  const frame = portal.pane.locator('iframe');
  await expect(frame).toHaveAttribute('title', /.+/);
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).not.toHaveAttribute('sandbox', /top-navigation/);
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin');
  await portal.page.route('**/external/duty', (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' }, body: 'gone' }),
  );
  await portal.page.reload();
  await expect(portal.pane.getByRole('alert')).toContainText('页面不存在');
  await expect(portal.pane.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('[T122] [E110] [E113] an app that holds something unsaved is asked before its pane closes', async ({
  embed,
  portal,
}) => {
  await embed.standIn('context.portal.answer("beforeClose", () => ({ dirty: !window.saved }));');
  await portal.enter();
  await portal.open(BENCH);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  const close = () => portal.page.keyboard.press('Delete');
  const dialog = portal.page.getByRole('dialog');
  // The question comes with the parts that load once the workspace is usable; until then the pane just stays.
  await expect(async () => {
    await portal.activeTab.focus();
    await close();
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await dialog.getByRole('button', { name: '继续编辑' }).click();
  await expect(portal.page.getByRole('tab')).toHaveCount(2);
  await portal.page.evaluate(() => Object.assign(window, { saved: true }));
  await portal.activeTab.focus();
  await close();
  await expect(portal.page.getByRole('tab')).toHaveCount(1);
});

test('[P230] [P231] an app leads to pages that the person has, and to no other', async ({
  embed,
  portal,
}) => {
  await embed.standIn();
  await portal.enter();
  await portal.open(BENCH);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  for (const request of [
    { path: 'javascript:alert(1)' },
    { path: '//evil.example/' },
    { path: '/\\evil.example' },
  ])
    expect(await embed.ask('navigate', request)).toBe('invalid-message');
  expect(await embed.ask('navigate', { app: 'scm_new', path: '/no/such/menu' })).toBe('not-found');
  const dialog = portal.page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button').last().click();
  await expect(portal.page).toHaveURL(/universal_system#\/bench\/01$/);
  expect(await embed.ask('navigate', { app: 'scm_new', path: '/sail-order-management' })).toBe('ok');
  await expect(portal.page).toHaveURL(/scm_new#\/sail-order-management/);
  await expect(portal.page.getByRole('tab')).toHaveCount(3);
});

test('[E4] an error that an app reports covers it until it goes elsewhere', async ({ embed, portal }) => {
  const reports: string[] = [];
  await portal.page.route('**/clientError/report', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.continue();
  });
  await embed.standIn();
  await portal.enter();
  await portal.open(BENCH);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  await embed.ask('reportError', { pageUrl: '/orders/77' });
  await expect(portal.pane.getByRole('alert')).toContainText('/orders/77');
  await embed.ask('routeChanged', '/bench/01?again=1');
  await expect(portal.pane.getByRole('alert')).toHaveCount(0);
  await embed.ask('reportError', { errorCode: 401, pageUrl: '/orders' });
  await expect(portal.pane.getByRole('alert')).toContainText('没有查看此页面的权限');
  await expect.poll(() => reports.map((report) => JSON.parse(report).errorCode)).toEqual(['404', '401']);
});

test('[P558] [E124] a faulty app breaks nothing but itself, and the title of the window stays', async ({
  embed,
  portal,
}) => {
  await embed.standIn('document.title = "mine"; setTimeout(() => { document.title = "later"; });');
  await portal.enter();
  await portal.open(BENCH);
  await portal.pane.getByRole('button', { name: 'break' }).click();
  await expect(portal.page).toHaveTitle(/ · Portal$/);
  await portal.pane.getByRole('textbox').fill('still here');
  await portal.strip.click();
  await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  await portal.page.goBack();
  await expect(portal.pane.getByRole('textbox')).toHaveValue('still here');
});

test('[P233] dialogs of the portal answer the app that asked', async ({ embed, portal }) => {
  await embed.standIn();
  await portal.enter();
  await portal.open(BENCH);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  const asked = embed.ask('openDialog', 'confirm', {
    title: '删除这张单据',
    confirmLabel: '删除',
    tone: 'danger',
  });
  await portal.page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  expect(await asked).toBe(true);
  expect(await embed.ask('openDialog', 'no-such-dialog', {})).toBe('not-found');
});

test('[P233] an app opens the shops, the sales desk and the upgrade of the portal by their names', async ({
  embed,
  portal,
}) => {
  const { page } = portal;
  await embed.standIn();
  await portal.enter();
  await portal.open(BENCH);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  // What these need comes a moment after the workspace.
  await expect(page.getByRole('button', { name: '在线客服' })).toBeVisible();
  const shops = embed.ask('openDialog', 'shop-authorisation', {});
  const dialog = page.getByRole('dialog', { name: '店铺授权' });
  await expect(dialog.getByRole('button', { name: 'Amazon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await shops;
  await expect(dialog).toHaveCount(0);
  const opened = async (name: string, props: object) => {
    const window = page.waitForEvent('popup');
    await embed.ask('openDialog', name, props);
    return window;
  };
  await expect(await opened('sales-consult', {})).toHaveURL(/stand-in\/chat\?/);
  await expect(await opened('upgrade', { updatePackageIds: 'pkg-erp-pro' })).toHaveURL(
    /buy-additional\?type=upGrade&.*updatePackageIds=pkg-erp-pro/,
  );
});

test('[E140] one frame serves all panes of an app that asks for it', async ({ embed, portal }) => {
  await embed.register((app) => (app.name === 'scm_new' ? { ...app, instance: 'app' } : app));
  await portal.enter();
  await embed.panes.follow('/scm_new#/sail-order-management');
  const frame = portal.page.locator('[data-embed-frame] iframe');
  const page = portal.page.frameLocator('[data-embed-frame] iframe');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const first = await page.getByRole('heading', { level: 1 }).textContent();
  await embed.panes.follow('/scm_new#/list/stock?view=all');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
  await expect(frame).toHaveCount(1);
  await portal.page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
  const covers = await portal.page.evaluate(() => {
    const box = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect());
    const panel = document.querySelector('[data-active] > [role=tabpanel] [data-embed-status]');
    return box(document.querySelector('[data-embed-frame]')) === box(panel);
  });
  expect(covers).toBe(true);
});

test('[J1] the shell and its modules share one React', async ({ embed, portal }) => {
  await portal.enter();
  await embed.panes.openBench('01');
  await portal.open(`${ERP}/sso-web#/embel/home`);
  await expect(portal.pane.getByRole('heading', { level: 1 })).toBeVisible();
  const versions = await portal.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /\/react[-.]/.test(path)),
  );
  expect(new Set(versions).size).toBe(1);
});

test('[P235] entering a system by another service is told once', async ({ embed, portal }) => {
  const told: string[] = [];
  portal.page.on('request', (request) => {
    if (request.url().includes('noticeThirdSystemClearCache')) told.push(request.postData() ?? '');
  });
  await portal.enter();
  await expect
    .poll(() => told.map((body) => JSON.parse(body)))
    .toEqual([{ serviceId: 'svc-erp', systemCode: 'ERP' }]);
  await embed.panes.openBench('01');
  await expect(portal.page.getByRole('tab')).toHaveCount(2);
  expect(told).toHaveLength(1);
});

test('[P234] an app leads to a system of another company that is registered, in a window of its own', async ({
  embed,
  portal,
  context,
}) => {
  const asked: string[] = [];
  await context.route('https://freight.example.com/**', (route) => {
    asked.push(route.request().headers().referer ?? 'none');
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Freight</title>' });
  });
  await embed.standIn();
  await portal.enter();
  await portal.open(BENCH);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  // Asked for only now that an app leads there.
  const listed = portal.page.waitForResponse('**/sso/thirdSystem/queryThirdSystemList');
  const opened = context.waitForEvent('page');
  expect(await embed.ask('navigate', { systemCode: 'FREIGHT', path: '/track?no=1' })).toBe('ok');
  const { data } = (await (await listed).json()) as { data: { systemCode: string; domain: string }[] };
  expect(data).toContainEqual(
    expect.objectContaining({ systemCode: 'FREIGHT', domain: 'https://freight.example.com' }),
  );
  const freight = await opened;
  await expect(freight).toHaveURL('https://freight.example.com/track?no=1');
  await expect(freight).toHaveTitle('Freight');
  expect(await freight.evaluate(() => window.opener)).toBeNull();
  // Never the address of what the person works on.
  expect(asked.every((referer) => referer === 'none' || new URL(referer).pathname === '/')).toBe(true);
  const pages = context.pages().length;
  expect(await embed.ask('navigate', { systemCode: 'NOWHERE', path: '/track' })).toBe('not-found');
  expect(context.pages()).toHaveLength(pages);
});

test('[P13] a system that is being set up is entered as soon as it is there', async ({ portal }) => {
  let isReady = false;
  await portal.page.route('**/querySystemExtListForSub', async (route) => {
    const response = await fetchWhole(route);
    const body = (await response.json()) as {
      data: { dataList: { systemCode: string; serviceDeploy: number }[] };
    };
    for (const system of body.data.dataList)
      if (system.systemCode === 'SYS_LISTING') system.serviceDeploy = isReady ? 4 : 2;
    await route.fulfill({ response, json: body });
  });
  await portal.page.route('**/queryDeployStatusPlus', (route) =>
    route.fulfill({ json: { code: '200', message: '', data: { serviceDeploy: isReady ? 4 : 2 } } }),
  );
  await portal.enter();
  await portal.open('/entry/svc-listing/SYS_LISTING');
  await expect(portal.page).toHaveURL(/SYS_LISTING\/402$/);
  isReady = true;
  await expect(portal.page).toHaveURL(/SYS_LISTING(?!\/402)/, { timeout: 20_000 });
  await expect(portal.strip).toBeVisible();
});

test('[P520] what an app says has changed is loaded anew, and it may sign out', async ({ embed, portal }) => {
  await embed.standIn();
  await portal.enter();
  await portal.open(BENCH);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  for (const [key, call] of [
    ['userInfo', /getUserInfoByHideCode$/],
    ['userConfig', /userActionConfig$/],
    ['systemList', /querySystemExtListForSub$/],
  ] as const) {
    const asked = portal.page.waitForRequest(call);
    expect(await embed.ask('stateChanged', [key])).toBe('ok');
    await asked;
  }
  expect(await embed.ask('stateChanged', ['everything'])).toBe('invalid-message');
  await embed.ask('stateChanged', ['logout']);
  await portal.expectLogin();
});
