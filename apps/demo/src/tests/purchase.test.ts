import { purchaseCodes } from '@portal/api-client/contract';
import { menus } from '@portal/server/schema/menus';
import { payments, purchases } from '@portal/server/schema/purchases';
import {
  createAppsOrigin,
  createHandlers,
  createLogger,
  type DemoServer,
  listenToProcesses,
  type OpenDatabase,
  openDemoDatabase,
  openDemoServer,
  type ProcessEvent,
  settlePayment,
} from '@portal/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemo } from '../createDemo.ts';

let database: OpenDatabase;
let server: DemoServer;
beforeAll(async () => {
  database = await openDemoDatabase();
  server = await openDemoServer(database.db, createDemo({ size: 1 }));
});
afterAll(() => database.close());

const TIDEWATER = { as: 'both', companyId: 'c-tidewater' };
const ADDITION = { kind: 'additional', systemCode: 'ERP', productId: 'ORDER_QUANTITY', quantity: 1 } as const;
type Ask = Parameters<DemoServer['call']>[2];

let count = 0;
const requestId = () => {
  count += 1;
  return `request-${String(count).padStart(16, '0')}`;
};

/** Orders at the present price. */
async function order(selection: object, as: Ask = TIDEWATER) {
  const { amount = -1 } = await server.call('quotePurchase', selection as never, as);
  return server.call('submitPurchase', { ...selection, requestId: requestId(), amount } as never, as);
}

/** Presses the button of the page that the QR code names. */
async function pay(payUrl: string | undefined) {
  const { pathname } = new URL(payUrl ?? 'http://no-page');
  const headers = { host: 'portal.test:4401', 'user-agent': 'test' };
  return server.apps.request(pathname, { method: 'POST', headers });
}

async function serviceOf(serviceCode: string, as: Ask = TIDEWATER) {
  const { dataList } = await server.call('querySystemExtListForSub', { serviceCode }, as);
  return dataList[0];
}

describe('what is on sale', () => {
  it('[S650] comes in the language of the caller, with what the company has of it', async () => {
    const { offers, periods, currency } = await server.call(
      'queryProductPackages',
      { systemCode: 'ERP' },
      { ...TIDEWATER, language: 'ko-KR' },
    );
    expect([offers.length, currency, periods.map(({ months }) => months)]).toEqual([
      1,
      'CNY',
      [1, 6, 12, 24],
    ]);
    expect(offers[0]).toMatchObject({ serviceId: 'svc2-erp', packageName: '스탠다드' });
    expect(offers[0]?.packages.map(({ action }) => action)).toEqual(['renew', 'upgrade', 'upgrade']);
    expect(offers[0]?.additions).toHaveLength(2);
  });

  it('[S650] is told also of systems that the company does not have', async () => {
    const { offers } = await server.call('queryProductPackages', {}, TIDEWATER);
    const wms = offers.find(({ systemCode }) => systemCode === 'WMS');
    expect(wms?.serviceId).toBeUndefined();
    expect(wms?.packages[0]?.action).toBe('buy');
    expect(offers.some(({ systemCode }) => systemCode === 'M2B')).toBe(false);
  });
});

describe('an order', () => {
  it('[S653] is one, however often and however fast the same request comes', async () => {
    const sent = { ...ADDITION, requestId: requestId(), amount: 9_900 };
    const answers = await Promise.all([1, 2, 3].map(() => server.call('submitPurchase', sent, TIDEWATER)));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    const rows = await database.db.select().from(purchases).where(eq(purchases.requestId, sent.requestId));
    expect(rows).toHaveLength(1);
  });

  it('[S653] of one company does not answer for the request of another', async () => {
    const sent = { ...ADDITION, requestId: requestId(), amount: 9_900 };
    const ours = await server.call('submitPurchase', sent, TIDEWATER);
    const theirs = await server.call('submitPurchase', sent, { as: 'owner' });
    expect(theirs.orderId).not.toBe(ours.orderId);
  });

  it.each([0, 1, 9_899, 9_901])('[S654] at a price of %i is refused with the present one', async (amount) => {
    const sent = { ...ADDITION, requestId: requestId(), amount };
    const answer = await server.ask('submitPurchase', sent, TIDEWATER);
    expect(answer.code).toBe(purchaseCodes.priceChanged);
    expect(answer.data).toMatchObject({ amount: 9_900 });
    const rows = await database.db.select().from(purchases).where(eq(purchases.requestId, sent.requestId));
    expect(rows).toEqual([]);
  });

  it('[S654] of what is not on sale is refused', async () => {
    const lower = { kind: 'upgrade', systemCode: 'OMS', productId: 'pkg-oms-standard' };
    expect((await server.ask('quotePurchase', lower, TIDEWATER)).code).toBe(purchaseCodes.notOnSale);
    for (const broken of [{ kind: 'gift' }, { ...ADDITION, quantity: 0 }, { ...ADDITION, quantity: 1.5 }])
      expect((await server.ask('quotePurchase', broken, TIDEWATER)).status).toBe(400);
  });

  it('[S655] of another company is as one that does not exist', async () => {
    const { orderId } = await order(ADDITION);
    for (const name of ['queryPurchase', 'cancelPurchase'] as const) {
      const [theirs, nobodys] = [
        await server.ask(name, { orderId }, { as: 'brand' }),
        await server.ask(name, { orderId: 'P0' }, { as: 'brand' }),
      ];
      expect([theirs.code, theirs.message]).toEqual([nobodys.code, nobodys.message]);
    }
    expect((await server.call('queryPurchase', { orderId }, TIDEWATER)).state).toBe('pending');
    const page = await server.call('queryPurchasePage', {}, { as: 'brand' });
    expect(page.dataList.map((one) => one.orderId)).not.toContain(orderId);
  });

  it('[S655] is made by nobody without a menu of services, and not in the demo environment', async () => {
    for (const name of ['quotePurchase', 'submitPurchase', 'queryPurchasePage'] as const) {
      const sent = { ...ADDITION, requestId: requestId(), amount: 9_900 };
      expect((await server.ask(name, sent, { as: 'staff' })).code).toBe('403');
    }
    const demo = await server.ask(
      'submitPurchase',
      { ...ADDITION, requestId: requestId(), amount: 9_900 },
      { as: 'demo' },
    );
    expect(demo.message).toBe('演示环境不支持该操作');
    const own = await order(ADDITION, { as: 'owner' });
    expect((await server.ask('cancelPurchase', { orderId: own.orderId }, { as: 'demo' })).message).toBe(
      demo.message,
    );
  });

  it('[S656] can be given up, and then not paid', async () => {
    const { orderId, payUrl } = await order(ADDITION);
    expect(await server.call('cancelPurchase', { orderId }, TIDEWATER)).toMatchObject({ state: 'cancelled' });
    expect((await server.call('cancelPurchase', { orderId }, TIDEWATER)).payUrl).toBeUndefined();
    expect((await pay(payUrl)).status).toBe(400);
    expect((await server.call('queryPurchase', { orderId }, TIDEWATER)).state).toBe('cancelled');
  });

  it('[S656] that nobody paid expires, and a payment that comes later changes nothing', async () => {
    const { orderId, amount = 0, payUrl } = await order(ADDITION);
    server.clock.advance({ minutes: 30 });
    expect(await server.call('queryPurchase', { orderId }, TIDEWATER)).toMatchObject({ state: 'expired' });
    const before = await serviceOf('ERP');
    expect((await pay(payUrl)).status).toBe(400);
    const late = { transactionId: `late-${orderId}`, orderId, amount };
    expect(await settlePayment({ db: database.db, clock: server.clock }, late)).toBe('to-return');
    expect((await serviceOf('ERP'))?.serviceBillingValueDTOList).toEqual(before?.serviceBillingValueDTOList);
    const [kept] = await database.db
      .select()
      .from(payments)
      .where(eq(payments.transactionId, late.transactionId));
    expect(kept).toMatchObject({ isApplied: false, amount });
  });

  it('[S656] is not paid by another amount, and counts once however often it is paid', async () => {
    const { orderId, amount = 0 } = await order(ADDITION);
    const deps = { db: database.db, clock: server.clock };
    const tell = (transactionId: string, received = amount) =>
      settlePayment(deps, { transactionId: `${transactionId}-${orderId}`, orderId, amount: received });
    const left = async () => (await serviceOf('ERP'))?.serviceBillingValueDTOList[0]?.billingItemValue ?? 0;
    const before = await left();
    expect(await tell('short', amount - 1)).toBe('to-return');
    expect(await left()).toBe(before);
    expect(await Promise.all([tell('a'), tell('a'), tell('b')])).toContain('paid');
    expect(await tell('a')).toBe(await tell('a'));
    expect(await left()).toBe(before + 10_000);
    expect(await settlePayment(deps, { transactionId: 't', orderId: 'P0', amount: 1 })).toBe('unknown-order');
  });

  it('[S656] that other orders have made worth more than was paid is not given', async () => {
    const upgrade = { kind: 'upgrade', systemCode: 'ERP', productId: 'pkg-erp-pro' };
    const renew = { kind: 'renew', systemCode: 'ERP', months: 24 };
    const owner = { as: 'owner' };
    const cheapUpgrade = await order(upgrade, owner);
    const cheapRenewal = await order(renew, owner);
    expect((await pay((await order(renew, owner)).payUrl)).status).toBe(200);
    expect((await pay(cheapUpgrade.payUrl)).status).toBe(400);
    expect((await pay((await order(upgrade, owner)).payUrl)).status).toBe(200);
    expect((await pay(cheapRenewal.payUrl)).status).toBe(400);
    expect(await serviceOf('ERP', owner)).toMatchObject({ packageId: 'pkg-erp-pro' });
  });

  it('[S656] is given whole when several are paid at the same moment', async () => {
    const left = async () => (await serviceOf('ERP'))?.serviceBillingValueDTOList[0]?.billingItemValue ?? 0;
    const before = await left();
    const made = [];
    for (let index = 0; index < 5; index += 1) made.push(await order(ADDITION));
    await Promise.all(made.map(({ payUrl }) => pay(payUrl)));
    expect(await left()).toBe(before + 50_000);
  });

  it('[S656] whose upgrade another order has made meanwhile is not paid twice', async () => {
    const upgrade = { kind: 'upgrade', systemCode: 'OMS', productId: 'pkg-oms-pro' };
    const [first, second] = [await order(upgrade), await order(upgrade)];
    expect((await pay(first.payUrl)).status).toBe(200);
    expect((await pay(second.payUrl)).status).toBe(400);
    const late = await server.call('queryPurchase', { orderId: second.orderId }, TIDEWATER);
    expect(late.state).toBe('cancelled');
  });
});

describe('a payment', () => {
  it('[S657] gives the service, its menus and a notice, and open pages of the company hear of it', async () => {
    const heard: ProcessEvent[] = [];
    const ear = await listenToProcesses(database.url, createLogger({ level: 'silent' }), {
      onEvent: (event) => void heard.push(event),
      onReconnect: () => undefined,
    });
    const lockedBy = and(
      eq(menus.companyId, 'c-tidewater'),
      eq(menus.systemCode, 'ERP'),
      eq(menus.updateFlag, 2),
    );
    const locked = await database.db.select().from(menus).where(lockedBy);
    const unread = await server.call('queryMsgNoticePage', {}, TIDEWATER);
    const { orderId, payUrl, after } = await order({
      kind: 'upgrade',
      systemCode: 'ERP',
      productId: 'pkg-erp-pro',
    });
    const page = await pay(payUrl);
    expect(page.status).toBe(200);
    const paid = await server.call('queryPurchase', { orderId }, TIDEWATER);
    expect(paid).toMatchObject({ state: 'paid', serviceId: 'svc2-erp', userName: '吴双' });
    expect(paid.payUrl).toBeUndefined();
    expect(await serviceOf('ERP')).toMatchObject({
      packageId: 'pkg-erp-pro',
      packageName: '专业版',
      status: 2,
    });
    expect(paid.after?.items).toEqual(after?.items);
    const still = await database.db.select().from(menus).where(lockedBy);
    expect(still.length).toBeGreaterThan(0);
    expect(still.length).toBeLessThan(locked.length);
    expect(still.every(({ updatePackageIds }) => updatePackageIds?.includes('pkg-erp-max'))).toBe(true);
    const notices = await server.call('queryMsgNoticePage', {}, TIDEWATER);
    expect(notices.totalCount).toBe((unread.totalCount ?? 0) + 1);
    expect(notices.dataList[0]?.msgTitle).toBe('订购成功');
    await expect
      .poll(() => heard)
      .toContainEqual({ type: 'changed', what: 'services', companyId: 'c-tidewater' });
    await ear.stop();
  });

  it('[S657] for time or a package lets what had run out run again, one for more of an item does not', async () => {
    const brand = { as: 'brand' };
    const endOf = async () => {
      const expired = and(eq(menus.companyId, 'c-bluepeak'), eq(menus.menuName, '虾皮订单'));
      return (
        (await database.db.select().from(menus).where(expired))[0]?.platformExpireTime?.toISOString() ?? ''
      );
    };
    const before = await endOf();
    expect(before < server.clock.now().toISOString()).toBe(true);
    await pay((await order(ADDITION, brand)).payUrl);
    expect(await endOf()).toBe(before);
    const { payUrl, after } = await order({ kind: 'renew', systemCode: 'ERP', months: 1 }, brand);
    await pay(payUrl);
    expect(await endOf()).toBe(after?.expireTime);
  });

  it('[S658] for a system that the company did not have opens it with its menus, last in the list', async () => {
    await pay(
      (await order({ kind: 'buy', systemCode: 'WMS', productId: 'pkg-wms-standard', months: 6 })).payUrl,
    );
    const { dataList } = await server.call('querySystemExtListForSub', { paging: false }, TIDEWATER);
    expect(dataList.at(-1)).toMatchObject({
      systemCode: 'WMS',
      status: 2,
      serviceDeploy: 4,
      packageName: '标准版',
      serviceBillingValueDTOList: [{ keyValue: 'WAREHOUSE_QUANTITY', billingItemValue: 8 }],
    });
    const serviceId = dataList.at(-1)?.serviceId ?? '';
    const tree = await server.call(
      'getMenuTreeByServiceAndRole',
      { serviceId, systemCode: 'WMS' },
      TIDEWATER,
    );
    expect(tree.childMenus?.length).toBeGreaterThan(2);
    expect(tree.homeMenuId).toBeTruthy();
  });

  it('[S659] for an app of the marketplace runs it on, with the menus that are its own', async () => {
    const appOf = async () =>
      (await server.call('queryThirdAppSimple', {}, TIDEWATER)).find(
        ({ appId }) => appId === 'app-ad-returns',
      );
    expect(await appOf()).toMatchObject({ status: 2, monthlyAmount: 5_900 });
    const { payUrl, amount, after } = await order({ kind: 'app', productId: 'app-ad-returns', months: 12 });
    expect(amount).toBe(63_720);
    await pay(payUrl);
    expect(await appOf()).toMatchObject({ status: 1, expireTime: after?.expireTime });
    const own = and(eq(menus.companyId, 'c-tidewater'), eq(menus.menuName, '投产比分析'));
    const [menu] = await database.db.select().from(menus).where(own);
    expect(menu?.assetsExpireTime?.toISOString()).toBe(after?.expireTime);
  });
});

describe('the page that stands for the payment provider', () => {
  const headers = { host: 'portal.test:4401', 'user-agent': 'test', 'accept-language': 'en-US' };

  it('[S660] says who pays what, and changes nothing until the button is pressed', async () => {
    const { payUrl, orderId } = await order(ADDITION);
    const page = await server.apps.request(new URL(payUrl ?? '').pathname, { headers });
    const html = await page.text();
    for (const part of [orderId, 'Tidewater', 'CN¥99.00', 'Pay now']) expect(html).toContain(part);
    expect((await server.call('queryPurchase', { orderId }, TIDEWATER)).state).toBe('pending');
    expect((await server.apps.request('/stand-in/pay/unknown', { headers })).status).toBe(400);
  });

  it('[S660] is there with demo data only', async () => {
    const { payUrl } = await order(ADDITION);
    const apps = createAppsOrigin(
      {
        db: database.db,
        clock: server.clock,
        services: server.services,
        handlers: createHandlers(),
        log: createLogger({ level: 'silent' }),
        allowedOrigins: [],
        trustProxy: 'none',
      },
      { appsFolder: '/nowhere', portalOrigins: () => [] },
    );
    const page = await apps.request(new URL(payUrl ?? '').pathname, { headers });
    expect(page.status).toBe(404);
  });
});
