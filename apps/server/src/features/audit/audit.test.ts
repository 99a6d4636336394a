import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { encryptPassword } from '../../testing/encryptPassword.ts';
import { openDemoDatabase } from '../../testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from '../../testing/openDemoServer.ts';
import { settlePayment } from '../purchase/settlePayment.ts';
import { recordOperation } from './recordAudit.ts';
import { readAuditDays, sweepAudit } from './sweepAudit.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'Fresh8Orchard';
let database: OpenDatabase;
let server: DemoServer;
beforeAll(async () => {
  database = await openDemoDatabase();
  server = await openDemoServer(database.db, {
    ports: { payments: { pageOf: (payCode) => `https://pay.example/${payCode}` } },
    pages: () => {},
    config: () => ({}),
  });
});
afterAll(() => database.close());

const secret = async (text: string) => encryptPassword(await server.as('').call('getPublicKey', {}), text);
const login = async (userName: string, password: string) =>
  server.as('').ask('login', { userName, password: await secret(password), systemCode: 'SSO_SYS_USER' });
const entries = async (as = 'owner', request = {}) =>
  (await server.call('queryAuditLog', { pageSize: 100, ...request }, { as })).dataList;
const newest = async (as?: string) => (await entries(as))[0];

it('[S942] a sign-in stands in the log with who, when and from where, and so does the way out', async () => {
  const person = { realName: '张三', userName: 'signer', password: await secret(PASSWORD) };
  await server.call('addSubUser', person);
  const { data } = await login('signer', PASSWORD);
  const { token } = data as { token: string };
  expect(token).toBeTruthy();
  expect(await newest()).toMatchObject({
    kind: 'sign-in',
    action: 'password',
    actor: '张三',
    time: server.clock.now().toISOString(),
  });
  await server.as(token).call('logout', {});
  expect(await newest()).toMatchObject({ kind: 'sign-in', action: 'sign-out' });
});

it('[S942] a refused sign-in is the company’s whose person was named, and nobody’s otherwise; what was typed is not kept', async () => {
  await login('staff', 'WrongPassword1');
  expect(await newest()).toMatchObject({ kind: 'refused', action: 'password' });
  const before = (await entries()).length;
  await login('MyPassword-by-mistake', 'WrongPassword1');
  expect(await entries()).toHaveLength(before);
  const [last] = await database.db.select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(last).toMatchObject({ kind: 'refused', companyId: null, userId: null, actor: '', target: '' });
});

it('[S943] rights, exports and changed passwords stand there with their target', async () => {
  const password = await secret(PASSWORD);
  const person = { realName: '新同事', userName: 'audited', password };
  const { userId } = (await server.call('addSubUser', person)) as { userId: string };
  await server.call('saveGrantedMenus', { holder: userId, menuIds: [] });
  await server.call('setSubUserDisabled', { userId, isDisabled: true });
  await server.call('setSubUserDisabled', { userId, isDisabled: true });
  await server.call('setSubUserDisabled', { userId, isDisabled: false });
  await server.call('deleteSubUser', { userId });
  const rights = (await entries('owner', { kind: 'rights' })).filter(({ target }) => target === 'audited');
  expect(rights.map(({ action, target }) => [action, target])).toEqual([
    ['person-deleted', 'audited'],
    ['person-enabled', 'audited'],
    ['person-disabled', 'audited'],
    ['menus-granted', 'audited'],
    ['person-added', 'audited'],
  ]);
  const task = await server.call('createDownloadTask', { resource: 'orders', name: 'all', format: 'csv' });
  expect(await newest()).toMatchObject({ kind: 'export', action: 'requested', target: task.name });
});

it('[S943] an order stands there once, and what was paid', async () => {
  const addition = {
    kind: 'additional',
    systemCode: 'ERP',
    productId: 'ORDER_QUANTITY',
    quantity: 1,
  } as const;
  const { amount = -1 } = await server.call('quotePurchase', addition);
  const request = { ...addition, requestId: 'request-of-the-audit', amount };
  const { orderId = '' } = await server.call('submitPurchase', request);
  await server.call('submitPurchase', request);
  const payment = { transactionId: 'transaction', orderId, amount };
  const deps = { db: database.db, clock: server.clock };
  await settlePayment(deps, payment);
  await settlePayment(deps, payment);
  const purchases = await entries('owner', { kind: 'purchase' });
  expect(purchases.map(({ action, target }) => [action, target])).toEqual([
    ['paid', orderId],
    ['ordered', orderId],
  ]);
});

it('[S944] only main accounts read it, and only what is their company’s', async () => {
  expect((await server.ask('queryAuditLog', {}, { as: 'staff' })).code).toBe('403');
  const own = await entries();
  expect(own.length).toBeGreaterThan(5);
  const others = (await entries('brand')).map(({ id }) => id);
  expect(own.filter(({ id }) => others.includes(id))).toEqual([]);
  const first = await server.call('queryAuditLog', { pageNo: 1, pageSize: 2 });
  const second = await server.call('queryAuditLog', { pageNo: 2, pageSize: 2 });
  expect([...first.dataList, ...second.dataList].map(({ id }) => id)).toEqual(
    own.slice(0, 4).map(({ id }) => id),
  );
});

it('[S945] rows are added only: they are not changed, removed or emptied', async () => {
  const count = await database.db.$count(auditLog);
  const refusal = { cause: expect.objectContaining({ message: 'the audit log is append only' }) };
  const { db } = database;
  await expect(db.update(auditLog).set({ actor: 'x' })).rejects.toMatchObject(refusal);
  await expect(db.delete(auditLog)).rejects.toMatchObject(refusal);
  await expect(db.execute(sql`truncate audit_log`)).rejects.toMatchObject(refusal);
  // Not even by whoever says that it is for tidying up: what is younger than 30 days stays.
  const young = { now: () => new Date(Date.now() + 400 * DAY_MS) };
  await db.insert(auditLog).values({ at: new Date(), kind: 'operator', action: 'young' });
  await expect(sweepAudit(db, young, 1)).rejects.toMatchObject(refusal);
  expect(await database.db.$count(auditLog)).toBe(count + 1);
});

it('[S946] it is kept for the days that are configured', async () => {
  const { db } = database;
  const old = new Date(Date.now() - 90 * DAY_MS);
  const older = new Date(Date.now() - 92 * DAY_MS);
  await db.insert(auditLog).values([
    { at: old, kind: 'operator', action: 'stays' },
    { at: older, kind: 'operator', action: 'goes' },
  ]);
  const clock = { now: () => new Date() };
  await sweepAudit(db, clock, 91);
  const actions = (await db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action);
  expect(actions).toContain('stays');
  expect(actions).not.toContain('goes');
  expect(readAuditDays({})).toBe(365);
  expect(readAuditDays({ PORTAL_AUDIT_DAYS: '30' })).toBe(30);
  for (const wrong of ['29', 'x', '1.5'])
    expect(() => readAuditDays({ PORTAL_AUDIT_DAYS: wrong })).toThrow('PORTAL_AUDIT_DAYS');
});

it('[S947] what an operator does stands in the log of the companies that it concerns', async () => {
  const operation = { operator: 'root', verb: 'sign-in-link', args: ['staff'] };
  await recordOperation(database.db, server.clock, operation);
  expect(await newest()).toMatchObject({
    kind: 'operator',
    action: 'sign-in-link',
    actor: 'root',
    target: 'staff',
  });
  const before = (await entries()).length;
  await recordOperation(database.db, server.clock, { operator: 'root', verb: 'users', args: [] });
  expect(await entries()).toHaveLength(before);
});
