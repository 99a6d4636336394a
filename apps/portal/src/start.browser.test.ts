import { system } from '@portal/menu-engine/testing';
import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const HOME = '/entry/svc-oms/OMS';
const PAGE = `${HOME}/notes#/all`;

it('[P17] nothing but what the page itself names is loaded while the token is in the address', async () => {
  const shell = await open();
  const answerSignIn = shell.backend.hold('tokenLogin');
  const asked: { path: string; referer: string }[] = [];
  shell.page.on('request', (request) =>
    asked.push({
      path: new URL(request.url()).pathname,
      referer: request.isNavigationRequest() ? '' : (request.headers().referer ?? ''),
    }),
  );
  await shell.visit(`/login?source=mail&token=${RUOXI}&linkId=7#there`);
  await shell.expectCalls('tokenLogin', 1);
  await shell.expectAddress('/login?source=mail&linkId=7#there');
  expect(await shell.entries(), 'no entry of the history has it: there is one, and the empty window').toBe(2);
  const page = await (await shell.page.request.get(`${shell.origin}/login`)).text();
  const late = asked.filter(({ path }) => !page.includes(path));
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter(({ referer }) => referer.includes(RUOXI))).toEqual([]);
  answerSignIn();
  await shell.expectNotes('起航', '/setSail/index');
  await shell.expectAddress('/entry/svc-erp/ERP/amazon#/setSail/index');
  await shell.expectPerson('若溪');
});

it('[P1] a token that the server refuses leads to the login page', async () => {
  const shell = await open();
  await shell.visit('/entry/svc-oms/OMS?token=a-token-that-is-spent');
  await shell.expectLogin();
  await shell.expectAddress('/login');
  expect(shell.backend.count('tokenLogin')).toBe(1);
});

it('[P1] [P570] nor is there a way in without an ERP subscription; what the link carried stays', async () => {
  const shell = await open();
  shell.backend.set({ querySystemExtListForSub: () => ({ dataList: [] }) });
  await shell.visit(`/entry/svc-oms/OMS?linkId=7&token=${RUOXI}`);
  await shell.expectLogin();
  await shell.expectAddress('/login?linkId=7');
  expect(await shell.storedToken(), 'the session that the token began is forgotten').toBeNull();
});

it('[P450] a malformed token is used up: it is not in the way of a later sign-out', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(`${PAGE.replace('#', '?token=%3Cscript%3E#')}`);
  await shell.expectNotes('全部订单', '/all');
  await shell.expectAddress(PAGE);
  await shell.expectPerson('若溪');
  await shell.signOut();
  await shell.expectLogin();
  await shell.follow('/login?linkId=7');
  await shell.signIn('子昂');
  await shell.expectPerson('子昂');
  expect(shell.backend.count('tokenLogin')).toBe(0);
});

it('[P8] the session that a partner’s link finds is forgotten, the one that begins on its page is not', async () => {
  const shell = await open({ as: RUOXI });
  shell.backend.set({ getRuntimeConfig: () => ({ ...CONFIG, partnerSources: ['selmuch'] }) });
  await shell.visit('/login?source=selmuch');
  await shell.expectLogin();
  await expect.poll(shell.storedToken).toBeNull();
  await shell.signIn('子昂');
  await shell.expectPerson('子昂');
  const [signIn] = shell.backend.calls.filter(({ name }) => name === 'login');
  expect(signIn?.body).toMatchObject({ source: 'selmuch' });
});

it('[P13] a system out of service is renewed in the user centre, also where nothing else can be entered', async () => {
  const shell = await open({ as: RUOXI });
  shell.backend.set({
    querySystemExtListForSub: () => ({ dataList: [{ ...system('OMS', '订单管理'), status: 3 }] }),
  });
  await shell.visit(PAGE);
  await shell.expectAddress(`${HOME}/402`);
  await shell.page.getByRole('link', { name: '订购或续费' }).click();
  await shell.expectAddress(`${HOME}/sso-web#/company/serve/buy-serve?systemCode=OMS`);
  await shell.page.getByRole('tab', { name: '订购服务', selected: true }).waitFor();
});

it('[P303] [P524] the calls of a visit are made once, beside each other', async () => {
  const shell = await open({ as: RUOXI });
  const NAMES = [
    'getUserInfoByHideCode',
    'userActionConfig',
    'querySystemExtListForSub',
    'getMenuTreeByServiceAndRole',
  ] as const;
  const answer = NAMES.map((name) => shell.backend.hold(name));
  await shell.visit(PAGE);
  for (const name of NAMES) await shell.expectCalls(name, 1);
  for (const go of answer) go();
  await shell.expectNotes('全部订单', '/all');
  expect(NAMES.map((name) => shell.backend.count(name))).toEqual([1, 1, 1, 1]);
  expect(shell.backend.count('getRuntimeConfig')).toBe(1);
});

it('[P303] the menus are asked for beside the session also where the head of the page could begin nothing', async () => {
  const shell = await open({ as: RUOXI });
  await shell.page.addInitScript(() =>
    Object.defineProperty(window, 'portalEarlyCalls', { get: () => undefined, set: () => undefined }),
  );
  const answer = shell.backend.hold('getUserInfoByHideCode');
  await shell.visit(PAGE);
  await shell.expectCalls('getMenuTreeByServiceAndRole', 2);
  answer();
  await shell.expectNotes('全部订单', '/all');
});

it('[P21] a phone goes to the mobile site with its query, in place of the visit, and stays where there is none', async () => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
  const shell = await open({ userAgent });
  await shell.page.route('https://m.example/**', (route) => route.fulfill({ body: 'the mobile site' }));
  await shell.visit('/login?linkId=7');
  await shell.expectLogin();
  shell.backend.set({ getRuntimeConfig: () => ({ mobileSiteUrl: 'https://m.example/start' }) });
  await shell.visit('/login?linkId=8');
  await shell.page.waitForURL('https://m.example/start?linkId=8');
  await shell.page.goBack();
  await expect.poll(() => shell.page.url()).toContain('m.example');
  await shell.visit(`/login?source=mail&token=${RUOXI}`);
  await shell.page.waitForURL(`https://m.example/start?source=mail&token=${RUOXI}`);
  expect(shell.backend.count('tokenLogin'), 'it is the mobile site’s to use').toBe(0);
});

it('[P14] a host that the configuration names as a special brand sends nobody away for want of quantity', async () => {
  const empty = {
    dataList: [{ serviceId: 'svc-erp', systemCode: 'ERP', status: 2, serviceDeploy: 4, packageId: 'p' }],
  };
  const config = { ...CONFIG, specialBrandHosts: ['brand.localhost'] };
  const answers = { getRuntimeConfig: () => config, querySystemExtListForSub: () => empty };
  const usual = await open({ as: RUOXI });
  usual.backend.set(answers);
  await usual.visit('/entry/svc-erp/ERP');
  await usual.expectAddress('/401/ERP');
  const brand = await open({ as: RUOXI, host: 'brand.localhost' });
  brand.backend.set(answers);
  await brand.visit('/entry/svc-erp/ERP');
  await brand.expectWorkspace();
  expect(brand.address()).toBe('/entry/svc-erp/ERP');
});

it('[P555] the page speaks the stored language from the first frame on, and what loads later does too', async () => {
  const shell = await open({ as: RUOXI, stored: { 'portal:language': 'en_US' } });
  await shell.page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    new MutationObserver(() => texts.add(document.getElementById('root')?.textContent ?? '')).observe(
      document,
      {
        subtree: true,
        childList: true,
        characterData: true,
      },
    );
  });
  const answer = await shell.holdFiles(/en-US[^/]*\.js$/);
  await shell.visit(PAGE);
  await shell.expectCalls('getRuntimeConfig', 1);
  await shell.expectCalls('getUserInfoByHideCode', 1);
  expect(await shell.page.getByRole('tab').count()).toBe(0);
  answer();
  await shell.expectNotes('全部订单 EN', '/all');
  await shell.page.getByRole('button', { name: 'Notifications' }).waitFor();
  await shell.openAvatarMenu();
  await shell.page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  const texts = await shell.page.evaluate(() => [...(Reflect.get(window, 'texts') as Set<string>)].join());
  expect(texts).not.toMatch(/首页|搜索|切换/);
  expect(await shell.page.locator('html').getAttribute('lang')).toBe('en-US');
});

it('[P555] the texts are asked for before the configuration has answered', async () => {
  const shell = await open({ as: RUOXI, stored: { 'portal:language': 'en_US' } });
  const answer = shell.backend.hold('getRuntimeConfig');
  const texts = shell.page.waitForRequest(/en-US[^/]*\.js$/);
  await shell.visit(PAGE);
  await texts;
  answer();
  await shell.expectNotes('全部订单 EN', '/all');
});

it('[P555] without its texts nothing is shown but that, and a press asks for them anew', async () => {
  const shell = await open({ as: RUOXI, stored: { 'portal:language': 'en_US' } });
  let isAway = true;
  await shell.page.route(/en-US[^/]*\.js$/, (route) => (isAway ? route.abort() : route.continue()));
  await shell.visit(PAGE);
  await shell.page.getByRole('alert').getByText('暂时连接不上服务器').waitFor();
  isAway = false;
  await shell.page.getByRole('button', { name: '重试' }).click();
  await shell.expectNotes('全部订单 EN', '/all');
});

it('[P555] a language that is chosen is spoken at once, by what loads later too', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectTools();
  await shell.openAvatarMenu();
  await shell.page.getByText('English', { exact: true }).click();
  await shell.page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await shell.page.getByRole('button', { name: 'Notifications' }).waitFor();
  await shell.expectNotes('全部订单 EN', '/all');
});

it('[P598] a token that is spent leads to the login page, which says so', async () => {
  const shell = await open();
  await shell.visit('/entry/svc-oms/OMS?token=a-token-that-is-spent');
  await shell.expectLogin();
  await shell.page.getByRole('alert').getByText('Spent').waitFor();
});

it('[P556] where not even the configuration answers, the page says so in its own words, and tries again when asked', async () => {
  const shell = await open({ as: RUOXI });
  const errors: Error[] = [];
  shell.page.on('pageerror', (error) => errors.push(error));
  shell.backend.set({ getRuntimeConfig: () => new Response('no', { status: 503 }) });
  await shell.visit(PAGE);
  await shell.page.getByRole('alert').getByText('暂时连接不上服务器').waitFor();
  expect(errors.map(({ message }) => message)).toEqual(['/config.json answered 503']);
  shell.backend.set({ getRuntimeConfig: () => CONFIG });
  await shell.page.getByRole('button', { name: '重试' }).click();
  await shell.expectNotes('全部订单', '/all');
});

it('[P557] a page that the browser kept and brings back starts over; one that is new does not', async () => {
  const shell = await open({ as: RUOXI });
  await shell.visit(PAGE);
  await shell.expectNotes('全部订单', '/all');
  expect(shell.backend.count('getRuntimeConfig')).toBe(1);
  const show = (persisted: boolean) =>
    shell.page.evaluate((kept) => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: kept }));
    }, persisted);
  await show(false);
  await shell.openMenu('销售', '待付款');
  await shell.expectNotes('待付款', '/unpaid');
  expect(shell.backend.count('getRuntimeConfig')).toBe(1);
  await show(true);
  await shell.expectCalls('getRuntimeConfig', 2);
  await shell.expectNotes('待付款', '/unpaid');
});

it('[P529] the typeface comes once the first screen is painted', async () => {
  const shell = await open({ as: RUOXI });
  const typeface = shell.page.waitForRequest(/fonts[^/]*\.css$/);
  await shell.visit(PAGE);
  await typeface;
});
