import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AssistantDriver } from './driver/AssistantDriver.ts';
import { EmbedDriver } from './driver/EmbedDriver.ts';
import { expect, test } from './test.ts';

/* What an address may carry as `redirectPath`, and what must come of it: nothing leaves the portal. */
const REFUSED_TARGETS = {
  'RDR-01': '//evil.example',
  'RDR-02': '/\\evil.example',
  'RDR-04': '/%0a/evil.example',
  'RDR-05': 'https://portal.test.evil.example',
  'RDR-07': 'javascript:alert(document.domain)',
  'RDR-08': 'data:text/html,x',
  'dots that are encoded': '..%2f..%2fevil',
} as const;

test('[P6] [A2] [A132] hostile redirects of the login page lead into the portal, never elsewhere', async ({
  portal,
}) => {
  const { page } = portal;
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await test.step('RDR-14: what a link puts into the address field is an address or nothing', async () => {
    await portal.open('/login?backEmail=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%0d%0aSet-Cookie:a=1');
    await expect(page.locator('input[name="contact"]')).toHaveValue('');
    await expect(page.locator('img[onerror]')).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
  });
  const { origin } = portal;
  for (const [name, target] of Object.entries(REFUSED_TARGETS)) {
    await portal.open(`/login?redirectPath=${encodeURIComponent(target)}`);
    if (name === 'RDR-01') await portal.signIn();
    await portal.expectWorkspace();
    expect(new URL(page.url()).origin, name).toBe(origin);
    expect(page.url(), name).not.toContain('evil');
  }
  await test.step('RDR-13: look-alikes of slashes are a path of the portal, which has no such page', async () => {
    await portal.open(`/login?redirectPath=${encodeURIComponent('／／evil.example')}`);
    await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(origin);
  });
  await test.step('RDR-10: one that is meant leads to the export centre of the first open system', async () => {
    await portal.open(`/login?redirectPath=${encodeURIComponent('universal_system#/download-center')}`);
    await expect(page).toHaveURL(/\/entry\/[^/]+\/[^/]+\/universal_system#\/download-center/);
  });
  await test.step('RDR-11: a hash is a route’s text, whatever it looks like', async () => {
    await portal.open(`/login?redirectPath=${encodeURIComponent('universal_system#javascript:alert(1)')}`);
    await portal.expectWorkspace();
    expect(new URL(page.url()).origin).toBe(origin);
  });
  expect(ran, 'no script ran').toEqual([]);
});

test('[P7] [A112] the login page opens the form that its address names, also when it is there already', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open();
  await portal.expectLogin();
  await page.evaluate(() => window.history.replaceState({}, '', '/login?backEmail=someone%40example.com'));
  await expect(page.locator('input[name="contact"]')).toHaveValue('someone@example.com');
  await page.getByRole('button', { name: '返回登录' }).click();
  await portal.expectLogin();
  expect(new URL(page.url()).search).toBe('');
});

test('[P450] TOK-01: a link with a token asks before it puts somebody else in the place of who is signed in', async ({
  portal,
  portalctl,
}) => {
  const link = new URL((await portalctl('sign-in-link', 'owner')).trim());
  const address = `/entry/svc-erp/ERP${link.search}`;
  const { page } = portal;
  const avatar = (name: string) => page.getByTestId('avatar-menu').getByRole('button', { name });
  await portal.enter('staff');
  await expect(avatar('子昂')).toBeVisible();
  await portal.open(address);
  await page.getByRole('button', { name: '取消' }).click();
  await portal.expectWorkspace();
  await expect(avatar('子昂')).toBeVisible();
  await portal.open(address);
  await page.getByRole('button', { name: '继续登录' }).click();
  await portal.expectWorkspace();
  await expect(avatar('若溪')).toBeVisible();
});

test('[P550] [A6] [A16] STO-02, TOK-04: a sign-out leaves nothing behind, and the next sign-in keeps no token from before', async ({
  portal,
}) => {
  const { page } = portal;
  const stored = () => page.evaluate(() => localStorage.getItem('portal:token') ?? '');
  const secretIn = (value: string) => /"token":"([^"]+)"/.exec(value)?.[1];
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await expect(portal.pane.getByRole('heading', { name: '导出中心' })).toBeVisible();
  const former = await stored();
  expect(secretIn(former)).toBeDefined();
  await portal.chooseFromAvatar('退出登录');
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await portal.expectLogin();

  const left = await page.evaluate(async () => ({
    keys: Object.keys({ ...localStorage, ...sessionStorage }),
    values: JSON.stringify({ ...localStorage, ...sessionStorage }),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    title: document.title,
  }));
  expect(left.values).not.toMatch(/若溪|u-owner|svc-erp|sbj_/);
  expect(left.keys.filter((key) => /token|user/.test(key))).toEqual([]);
  expect([left.databases, left.caches, left.workers]).toEqual([[], [], 0]);
  expect(left.title).not.toMatch(/若溪|导出中心/);
  await page.goBack();
  await portal.expectLogin();
  await expect(page.getByText('若溪')).toHaveCount(0);

  await test.step('somebody plants the former token, and another person signs in', async () => {
    await page.evaluate((token) => localStorage.setItem('portal:token', token), former);
    await portal.signIn('staff');
    await portal.expectWorkspace();
    expect(secretIn(await stored())).not.toBe(secretIn(former));
    await expect(page.getByTestId('avatar-menu').getByRole('button', { name: '子昂' })).toBeVisible();
    await expect(page.getByText('若溪')).toHaveCount(0);
  });
});

test('[E128] [S130] STO-01, TOK-05: neither a page in a frame nor one around the portal reaches the session', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.enter();
  const { origin } = portal;
  await portal.open('/entry/svc-erp/ERP/scm_new#/sail-order-management');
  await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/scm_new/'));
  expect(new URL(frame?.url() ?? '').origin).not.toBe(origin);
  const reached = await frame?.evaluate(() => {
    const tries = [
      () => window.parent.localStorage.length,
      () => window.parent.document.title,
      () => window.top?.sessionStorage.length,
    ];
    const open = tries.filter((read) => {
      try {
        read();
        return true;
      } catch {
        return false;
      }
    });
    return { open: open.length, own: JSON.stringify({ ...localStorage, ...sessionStorage }) };
  });
  const token = await page.evaluate(() => localStorage.getItem('portal:token') ?? '');
  const secret = /"token":"([^"]+)"/.exec(token)?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(20);
  expect(reached?.open).toBe(0);
  expect(reached?.own).not.toContain(secret);

  const around = await openPageAround(`${origin}/login?source=selmuch`);
  const asked = page.waitForResponse(/\/login\?source=selmuch/);
  await page.goto(around.url);
  await asked;
  await expect(page.frameLocator('iframe').locator('input')).toHaveCount(0);
  await portal.open(`${origin}/`);
  await portal.expectWorkspace();
  around.close();
});

/** Somebody else's page, on this computer, that frames an address and shows it as a picture. */
async function openPageAround(address: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${address}"></iframe><img src="${address}">`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

test('[A31] [S15] guessing a password is slowed down, and the page says for how long', async ({ portal }) => {
  await portal.open();
  for (let guess = 0; guess < 6; guess += 1) {
    const answered = portal.page.waitForResponse('**/login');
    await portal.signIn('nobody-here', `Wrong202${guess}`);
    await answered;
  }
  await expect(portal.page.getByRole('alert').filter({ hasText: /\d+ ?秒/ })).toBeVisible();
  await expect(portal.page.locator('input[autocomplete="username"]')).toHaveValue('nobody-here');
});

test('[P28] [A5] [A21] a person of two companies chooses one; a reload while choosing asks again', async ({
  portal,
}) => {
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await portal.expectLogin();
  await portal.signIn('both');
  const choice = portal.page.getByRole('button', { name: /星河|Starlight/ });
  await expect(choice).toBeVisible();
  await portal.page.reload();
  await expect(choice).toBeVisible();
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await expect(portal.page).toHaveURL(/\/login/);
  await choice.click();
  await expect(portal.page).toHaveURL(/universal_system#\/download-center/);
  await expect(portal.pane.getByRole('heading', { name: '导出中心' })).toBeVisible();
});

test('[P1] [P17] [S27] a link with a one-time token signs in, and the token leaves the address at once', async ({
  portal,
  portalctl,
}) => {
  const link = new URL((await portalctl('sign-in-link', 'owner')).trim());
  const token = link.searchParams.get('token') ?? '';
  const { page } = portal;
  const told: string[] = [];
  page.on('request', (request) => {
    // The visit itself carries it, and the sign-in that it is for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
    const body = request.url().endsWith('/tokenLogin') ? '' : (request.postData() ?? '');
    told.push(`${request.url()} ${body}`);
  });
  await portal.open(`/check-token${link.search}&linkId=1`);
  await portal.expectWorkspace();
  await test.step('TOK-02: nobody is told of it: no history, referrer, timing, storage or error report', async () => {
    expect(token.length).toBeGreaterThan(20);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter((text) => text.includes(token))).toEqual([]);
    // Referrers are named here before this policy shortens them to the origin.
    const visit = await page.request.get('/check-token', { headers: { accept: 'text/html' } });
    expect(visit.headers()['referrer-policy']).toBe('strict-origin');
    const kept = await page.evaluate(() => [
      document.URL,
      document.referrer,
      JSON.stringify(performance.getEntriesByType('resource').map(({ name }) => name)),
      JSON.stringify(window.history.state),
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    ]);
    expect(kept.filter((text) => text.includes(token))).toEqual([]);
  });
  const spent = await portal.page.context().browser()?.newContext();
  if (!spent) throw new Error('no browser');
  const again = await spent.newPage();
  await again.goto(`${portal.origin}/check-token${link.search}`);
  await expect(again.getByText('登录已失效')).toBeVisible();
  await spent.close();
});

test('[P551] [A7] [A33] after an expiry one sentence says why, and sign-in leads back to the same tabs', async ({
  portal,
}) => {
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await expect(portal.pane.getByRole('heading', { name: '导出中心' })).toBeVisible();
  await portal.open('/entry/svc-erp/ERP/scm_new#/sail-order-management');
  await expect(portal.page.getByRole('tab')).toHaveCount(3);
  const assistant = new AssistantDriver(portal.page);
  await assistant.open();
  await assistant.field.fill('还没写完的问题');
  await expect
    .poll(() => portal.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .toContain('还没写完的问题');
  await portal.spoilToken();
  await portal.page.reload();
  await portal.expectLogin();
  await expect(portal.page.getByText(/登录已过期|登录状态已过期|请重新登录/).first()).toBeVisible();
  await portal.signIn();
  await expect(portal.page).toHaveURL(/sail-order-management/);
  await expect(portal.page.getByRole('tab')).toHaveCount(3);
  await test.step('the assistant is open as before, with what was being written', async () => {
    await expect(assistant.drawer).toBeVisible({ timeout: 20_000 });
    await expect(assistant.field).toHaveValue('还没写完的问题');
  });
});

/* What comes only when the portal has noticed that the session is over. */
const LATE = {
  'the session': /getUserInfoByHideCode|userActionConfig|querySystemExtListForSub/,
  'the menus': /getMenuTreeByServiceAndRole/,
  'the texts': /\/assets\/zh-CN/,
};

for (const [name, late] of Object.entries(LATE)) {
  test(`[P454] a session that has ended leads to the login page when ${name} come last`, async ({
    portal,
  }) => {
    const { page } = portal;
    await portal.enter();
    await portal.spoilToken();
    const noticed = page.waitForURL(/\/login/, { waitUntil: 'commit' });
    let held = 0;
    await page.route(late, async (route) => {
      held += 1;
      await noticed;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await noticed;
    expect(held).toBeGreaterThan(0);
    await portal.expectLogin();
  });
}

test('[P525] who signs out while parts of the workspace are on their way is told what is unsaved all the same', async ({
  portal,
}) => {
  const { page } = portal;
  const embed = new EmbedDriver(portal);
  await embed.standIn('void context.portal.setDirty(true);');
  await portal.enter();
  await portal.open('/entry/svc-erp/ERP/universal_system#/download-center');
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/features-[^/]*\.js$/, async (route) => {
    await arriving;
    await route.continue();
  });
  await page.reload();
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  await expect(page.getByRole('button', { name: '在线客服' })).toHaveCount(0);
  await portal.chooseFromAvatar('退出登录');
  arrive();
  const question = page.getByRole('dialog', { name: '退出登录' });
  await expect(question.getByText('导出中心', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await portal.expectWorkspace();
});

test('[P14] the special brand has its own address', async ({ portal, page }) => {
  await portal.open();
  const { port } = new URL(portal.origin);
  await page.goto(`http://brand.localhost:${port}/login`);
  await portal.signIn('brand');
  await portal.expectWorkspace();
});

test('[P8] [P452] a link of the partner signs out who is signed in, one of anybody else does not; a link without a token says so', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.enter();
  await portal.open('/login?source=fair');
  await portal.expectWorkspace();
  await portal.open('/login?source=selmuch');
  await portal.expectLogin();
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('portal:token');
  await expect(page.getByRole('region', { name: '最新动态' })).toBeVisible();
  await portal.open('/check-token');
  await expect(page.getByText('登录已失效')).toBeVisible();
  await page.getByRole('button', { name: '去登录' }).click();
  await portal.expectLogin();
});

test('[P261] [A117] [S424] somebody comes in from the app store, and chooses among several companies', async ({
  portal,
}) => {
  const { page } = portal;
  await portal.open();
  const { productAiUrl } = await (await page.request.get('/config.json')).json();
  const shop = new URL('/stand-in/app-store', productAiUrl).href;
  await page.goto(shop);
  await page.getByRole('link', { name: '林若溪' }).click();
  await portal.expectWorkspace();
  expect(new URL(page.url()).search).toBe('');
  await page.evaluate(() => localStorage.clear());
  await page.goto(shop);
  await page.getByRole('link', { name: '吴双' }).click();
  await page.getByRole('button', { name: /潮汐|Tidewater/ }).click();
  await expect(page).toHaveURL(/\/entry\/svc2-/);
  await portal.expectWorkspace();
});
