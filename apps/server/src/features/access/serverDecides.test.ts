import {
  accountCodes,
  businessContract,
  businessOrdersContract,
  businessSupplyContract,
  businessWorkContract,
  exportsContract,
  inboxContract,
  listViewsContract,
  purchaseCodes,
  sceneCodes,
  searchContract,
} from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aiSchedules } from '../../db/schema/assistant.ts';
import { orders, shops } from '../../db/schema/business.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { companies, memberships, users } from '../../db/schema/identity.ts';
import { menus } from '../../db/schema/menus.ts';
import { customGroups } from '../../db/schema/menuTools.ts';
import { companySystems } from '../../db/schema/systems.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { messageText } from '../../http/messages.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { openEverything } from '../../testing/openEverything.ts';
import { runExports } from '../../testing/runExports.ts';
import { validRequests } from '../../testing/validRequests.ts';
import { findData } from '../assistant/data/findData.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const COMPANY = 'a';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(portal.clock.now().getTime() + days * DAY_MS);
const setService = (fields: Partial<typeof companySystems.$inferInsert>) =>
  portal.database.db.update(companySystems).set(fields).where(eq(companySystems.companyId, COMPANY));
const setMenus = (fields: Partial<typeof menus.$inferInsert>) =>
  portal.database.db.update(menus).set(fields).where(eq(menus.companyId, COMPANY));
const addShop = (platform: string, status: string) =>
  portal.database.db.insert(shops).values({
    companyId: COMPANY,
    shopId: `${platform}-1`,
    shopName: platform,
    platform,
    marketplace: 'US',
    status,
    currency: 'USD',
    boundAt: portal.clock.now(),
  });
const EMPTY = [{ keyValue: 'ORDER_QUANTITY', billingItemValue: 0, unlimitedUse: false }];

/** What makes each state out of an ERP in which everything is open. */
const STATES = {
  open: async () => {},
  expiring: async () => {
    await setService({ expiresAt: inDays(1) });
    await setMenus({ platformExpireTime: inDays(1), assetsExpireTime: inDays(1) });
  },
  'service-expired': () => setService({ expiresAt: inDays(-1) }),
  'platform-expired': () => setMenus({ platformExpireTime: inDays(-1) }),
  'assets-expired': () => setMenus({ assetsExpireTime: inDays(-1) }),
  unbought: () => setMenus({ updateFlag: 2 }),
  bound: async () => {
    await addShop('AMAZON', 'bound');
    await setMenus({ dependencePlatform: 'AMAZON' });
  },
  locked: async () => {
    await addShop('EBAY', 'bound');
    await setMenus({ dependencePlatform: 'AMAZON' });
  },
  'platform-unbound': async () => {
    await addShop('AMAZON', 'expired');
    await setMenus({ dependencePlatform: 'ANY' });
  },
  'quota-0': () => setService({ billing: EMPTY }),
  'quota-0-brand': () => setService({ billing: EMPTY }),
  'special-flag': () => setService({ status: 4 }),
  authorised: () => setService({ status: 4, billing: EMPTY }),
  disabled: () => setService({ status: 3 }),
  abandoned: () => setService({ status: 9 }),
  'no-package': () => setService({ packageId: null }),
  deploying: () => setService({ serviceDeploy: 2 }),
  'deployed-in-part': () => setService({ serviceDeploy: 3 }),
  demo: () => portal.database.db.update(users).set({ ssoEnv: 'DEMO' }).where(eq(users.id, 'user-anna')),
  'no-menu': () =>
    portal.database.db
      .update(memberships)
      .set({ role: 'user:user-anna' })
      .where(eq(memberships.userId, 'user-anna')),
} satisfies Record<string, () => PromiseLike<unknown>>;
type State = keyof typeof STATES;

const BRAND_HOST = 'brand.localhost';
const BRANDED: readonly State[] = ['quota-0-brand', 'special-flag'];
const RENEWAL = { kind: 'renew', systemCode: 'ERP', months: 12 };
const ERP = { serviceId: `svc-${COMPANY}-erp`, systemCode: 'ERP' };

/** An order that is late to be shipped: the search finds it, and it is to be done today. */
const ORDER_NO = '407-5550001-0000001';
/** The page of late orders, as today's line leads to it. */
const LATE_PAGE = '/list/orders?view=overdue';
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);
/** Asks for the sales of the last seven days every day at nine. */
const addSchedule = () => ({
  method: 'addSchedule',
  data: {
    kind: 'schedule',
    client_id: 'in-the-matrix',
    time: '09:00',
    question: {
      measures: ['sales'],
      by: ['shop'],
      filters: [],
      segments: [],
      period: { from: dayIn(-7), to: dayIn(-1) },
    },
  },
});

type Asked = { token: string; headers: Record<string, string>; taskId: string; fileUrl: string };
const call =
  (name: keyof Handlers, request: object | ((asked: Asked) => object) = {}) =>
  async (asked: Asked) =>
    (await portal.call(name, typeof request === 'function' ? request(asked) : request, asked)).code;

/** Of a call that lists what the person may open: whether it lists anything. */
const listed =
  (name: 'searchRecords' | 'queryToday', request: object) =>
  async (asked: Asked): Promise<string> => {
    const { code, data } = await portal.call(name, request as never, asked);
    return code === '200' && data.dataList.length === 0 ? 'none' : code;
  };

/** Every call that serves a system, by the head of its column; what leads out of a state stands last. */
const CALLS: Readonly<Record<string, (asked: Asked) => Promise<string>>> = {
  tree: call('getMenuTreeByServiceAndRole', ERP),
  domain: call('getServiceCurrentDomainDetail', ERP),
  switch: call('switchSystemCode', { systemCode: 'ERP' }),
  token: call('transformLogin', { systemCode: 'ERP' }),
  list: call('queryList', { resource: 'stock' }),
  counts: call('queryStatusCounts', { resource: 'stock' }),
  orders: call('queryOrders'),
  order: call('queryOrder', { orderId: 'none' }),
  save: call('saveRecord', { kind: 'suppliers', values: {} }),
  remove: call('deleteRecords', { kind: 'suppliers', ids: ['none'] }),
  reply: call('answerReview', { reviewId: 'none', text: 'x' }),
  sales: call('querySalesOverview'),
  report: call('queryReport', { report: 'sales-shops' }),
  guide: call('querySupplyGuide'),
  export: call('createDownloadTask', { resource: 'orders', uniqueId: 'another' }),
  retry: call('retryDownloadTask', ({ taskId }) => ({ id: taskId })),
  link: call('createDownloadLink', ({ taskId }) => ({ id: taskId })),
  file: async ({ fileUrl, headers }) =>
    String(
      (await portal.app.request(new URL(fileUrl).pathname + new URL(fileUrl).search, { headers })).status,
    ),
  answer: askAssistant,
  schedule: call('callUnite', addSchedule),
  search: listed('searchRecords', { keyword: ORDER_NO }),
  today: listed('queryToday', {}),
  entry: call('addFavorites', { menuId: 'open-orders' }),
  opened: call('recordMenuOpt', { menuId: 'open-orders' }),
  scene: call('addCustomGroup', { customMenuName: 'x', menuIds: ['open-orders'] }),
  buy: call('submitPurchase', { ...RENEWAL, requestId: 'x'.repeat(16), amount: 1 }),
  quote: call('quotePurchase', RENEWAL),
  offers: call('queryProductPackages'),
  systems: call('querySystemExtListForSub', { paging: false }),
  deploy: call('queryDeployStatusPlus', { serviceId: ERP.serviceId }),
  remind: call('renewalReminder', { systemCode: 'ERP' }),
  notice: call('queryRenewNotice'),
  app: call('issueAppToken', { app: 'amazon' }),
};

async function askAssistant({ headers }: Asked): Promise<string> {
  const { db } = portal.database;
  // An answer is made in the background: the company's own mark stands for the host.
  const specialBrand = headers.host === BRAND_HOST;
  await db.update(companies).set({ specialBrand }).where(eq(companies.id, COMPANY));
  const scope = {
    db,
    companyId: COMPANY,
    userId: 'user-anna',
    locale: 'en-US' as const,
    now: portal.clock.now(),
    timeZone: 'Asia/Shanghai',
  };
  try {
    await findData({ measures: ['sales'], by: ['marketplace'], filters: [], segments: [] }, scope);
    return '200';
  } catch (error) {
    if (error instanceof BusinessError) return error.code;
    throw error;
  }
}

/** Names of the codes in the table; an open call that finds nothing, or nothing to save, answers so. */
const CODES: Readonly<Record<string, string>> = {
  ok: '200',
  demo: accountCodes.notInDemo,
  'no-scene': sceneCodes.notInDemo,
  'no-menu': sceneCodes.menuUnknown,
  unpaid: purchaseCodes.noPayment,
  unsold: purchaseCodes.notOnSale,
};

/*
 * ok: served. 402: refused for what the company has. 403: for what the person may. A file that is not served is a plain
 * 403 with a sentence, whatever the reason.
 */
const TABLE = `
state            tree domain switch token list counts orders order save remove reply sales report guide export retry link file answer schedule search today entry opened scene    buy    quote  offers systems deploy remind notice app
open             ok   ok     ok     ok    ok   ok     ok     404   400  ok     404   ok    ok     ok    ok     ok    ok   ok   ok     ok       ok     ok    ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
expiring         ok   ok     ok     ok    ok   ok     ok     404   400  ok     404   ok    ok     ok    ok     ok    ok   ok   ok     ok       ok     ok    ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
service-expired  ok   ok     ok     402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
platform-expired ok   ok     ok     ok    402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
assets-expired   ok   ok     ok     ok    402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
unbought         ok   ok     ok     ok    402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
bound            ok   ok     ok     ok    ok   ok     ok     404   400  ok     404   ok    ok     ok    ok     ok    ok   ok   ok     ok       ok     ok    ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
locked           ok   ok     ok     ok    402  402    402    402   402  402    402   402   402    ok    402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
platform-unbound ok   ok     ok     ok    402  402    402    402   402  402    402   402   402    ok    402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
quota-0          402  402    402    402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
quota-0-brand    ok   ok     ok     402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
special-flag     ok   ok     ok     402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
authorised       ok   ok     ok     ok    ok   ok     ok     404   400  ok     404   ok    ok     ok    ok     ok    ok   ok   ok     ok       ok     ok    ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
disabled         402  402    402    402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
abandoned        402  402    402    402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid unsold ok     ok      ok     ok     ok     ok
no-package       402  402    402    402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid unsold ok     ok      ok     ok     ok     ok
deploying        402  402    402    402   402  402    402    402   402  402    402   402   402    402   402    402   402  403  402    402      none   none  ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
deployed-in-part ok   ok     ok     ok    ok   ok     ok     404   400  ok     404   ok    ok     ok    ok     ok    ok   ok   ok     ok       ok     ok    ok    ok     ok       unpaid ok     ok     ok      ok     ok     ok     ok
demo             ok   ok     ok     ok    ok   ok     ok     404   400  ok     404   ok    ok     ok    ok     ok    ok   ok   ok     ok       ok     ok    ok    ok     no-scene demo   ok     ok     ok      ok     ok     ok     ok
no-menu          ok   ok     ok     ok    403  403    403    403   403  403    403   403   403    403   403    403   403  403  403    403      none   none  404   404    no-menu  403    403    ok     ok      ok     ok     ok     ok
`;

const [head = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

it('[S726] leaves no state and no call out', () => {
  expect(head.slice(1)).toEqual(Object.keys(CALLS));
  expect(rows.map(([state]) => state)).toEqual(Object.keys(STATES));
  expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
});

it.each(rows)('[S726] decides again about every call: %s', async (state = '', ...cells) => {
  const asked = await enter(state as State);
  const answers: string[] = [];
  for (const ask of Object.values(CALLS)) answers.push(await ask(asked));
  const expected = cells.map((cell, index) => `${head[index + 1]} ${CODES[cell] ?? cell}`);
  expect(answers.map((answer, index) => `${head[index + 1]} ${answer}`)).toEqual(expected);
});

/** The contracts of which every call serves a system's data. */
const DATA_CALLS = Object.keys({
  ...businessContract,
  ...businessOrdersContract,
  ...businessSupplyContract,
  ...businessWorkContract,
  ...inboxContract,
  ...listViewsContract,
  ...searchContract,
  ...exportsContract,
}) as (keyof Handlers)[];
/** What a person made before: told of and put away, without anything of the system. */
const OWN = ['queryDownloadTasks', 'getDownloadTask', 'deleteDownloadTask', 'deleteListView'];
/** These have columns of their own above: they refuse in another way. */
const IN_TABLE = ['searchRecords', 'queryToday', 'downloadExport', 'querySupplyGuide'];

it.each(rows.map(([state = '', ...cells]) => [state, cells[head.indexOf('list') - 1] ?? '']))(
  '[S726] every call over a system’s data decides as its lists do: %s',
  async (state, expected) => {
    const asked = await enter(state as State);
    const others = DATA_CALLS.filter((name) => ![...OWN, ...IN_TABLE].includes(name));
    const refused: string[] = [];
    for (const name of others) {
      const filled = { ...(validRequests[name] as object), ...ABOUT_EXPORTS[name]?.(asked) };
      const { code } = await portal.call(name, filled as never, asked);
      const decided = /^40[23]$/.test(code) ? code : 'ok';
      if (decided !== expected) refused.push(`${name}: ${code}`);
    }
    expect(others.length).toBeGreaterThan(25);
    expect(refused).toEqual([]);
  },
);

/** What a call about exports is asked with to name the one that was made. */
const ABOUT_EXPORTS: Partial<Record<keyof Handlers, (asked: Asked) => object>> = {
  createDownloadTask: () => ({ resource: 'orders', uniqueId: 'one-more' }),
  retryDownloadTask: ({ taskId }) => ({ id: taskId }),
  createDownloadLink: ({ taskId }) => ({ id: taskId }),
};

it.each<[State, string]>([
  ['service-expired', 'service-expired'],
  ['platform-expired', 'platform-expired'],
  ['assets-expired', 'assets-expired'],
  ['unbought', 'not-purchased'],
  ['locked', 'locked'],
  ['quota-0', 'quota-empty'],
  ['special-flag', 'quota-empty'],
  ['disabled', 'disabled'],
  ['abandoned', 'abandoned'],
  ['no-package', 'no-package'],
  ['deploying', 'deploying'],
  ['no-menu', 'no-right'],
])('[S727] names the reason of a refusal, in data and in words: %s is %s', async (state, reason) => {
  const { token, headers, fileUrl } = await enter(state);
  const request = { resource: 'stock' };
  const { data, message } = await portal.call('queryList', request, { token, headers });
  expect(data).toEqual({ reason });
  expect(message).toMatch(/^[A-Z][\w ,.]+$/);
  const { pathname, search } = new URL(fileUrl);
  const file = await portal.app.request(pathname + search, {
    headers: { ...headers, 'accept-language': 'en-US' },
  });
  expect(await file.text()).toBe(
    reason === 'no-right' ? messageText('downloadLinkExpired', 'en-US') : message,
  );
});

it('[S727] one open menu is enough; of several closed ones the nearest to opening says why', async () => {
  const { token } = await enter('open');
  const list = () => portal.call('queryList', { resource: 'stock' }, { token });
  const { db } = portal.database;
  const [one] = await db.select().from(menus).where(eq(menus.menuId, 'open-stock'));
  if (!one) throw new Error('no such menu');
  await db.insert(menus).values({ ...one, menuId: 'unbought', updateFlag: 2 });
  expect((await list()).code).toBe('200');
  await db
    .update(menus)
    .set({ assetsExpireTime: inDays(-1) })
    .where(eq(menus.menuId, 'open-stock'));
  expect((await list()).data).toEqual({ reason: 'assets-expired' });
});

/** Brings the company into a state; an export was made while all was open. */
async function enter(state: State): Promise<Asked> {
  const { db } = portal.database;
  const { services } = portal.deps;
  for (const table of [downloadTasks, shops, menus, companySystems, customGroups, orders, aiSchedules])
    await db.delete(table);
  await db.update(users).set({ ssoEnv: '' });
  await db.update(memberships).set({ role: 'owner' }).where(eq(memberships.userId, 'user-anna'));
  await openEverything(db, COMPANY);
  await addLateOrder();
  // One that ends: what never ends is not renewed.
  await setService({ systemDomain: 'https://erp.example.com', expiresAt: inDays(30) });
  const headers: Record<string, string> = BRANDED.includes(state) ? { host: BRAND_HOST } : {};
  const { token } = await services.sessions.create(db, {
    userId: 'user-anna',
    companyId: COMPANY,
    autoLogin: false,
    address: '127.0.0.1',
    userAgent: 'test',
  });
  const { id } = (await portal.call('createDownloadTask', { resource: 'orders' }, { token })).data;
  await runExports(db, services, portal.clock);
  const { url = '' } = (await portal.call('createDownloadLink', { id }, { token })).data;
  await STATES[state]();
  return { token, headers, taskId: id, fileUrl: url };
}

async function addLateOrder(): Promise<void> {
  const { db } = portal.database;
  const [page] = await db.select().from(menus).where(eq(menus.menuId, 'open-orders'));
  if (!page) throw new Error('no such menu');
  await db.insert(menus).values({ ...page, menuId: 'late-orders', menuUrl: LATE_PAGE });
  await db.insert(orders).values({
    companyId: COMPANY,
    orderId: 'late',
    orderNo: ORDER_NO,
    shopId: 'AMAZON-1',
    shopName: 'AMAZON',
    platform: 'AMAZON',
    marketplace: 'US',
    status: 'to-ship',
    buyerName: 'Ann Lee',
    city: 'Austin',
    currency: 'USD',
    amount: 1000,
    amountUsd: 1000,
    units: 1,
    fulfilment: 'FBM',
    warehouse: 'W1',
    orderedAt: inDays(-5),
    paidAt: inDays(-5),
    shipBy: inDays(-2),
  });
}
