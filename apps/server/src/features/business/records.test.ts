import { listResources, recordKinds } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { businessRecords } from '../../db/schema/business.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { openEverything } from '../../testing/openEverything.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { recordSpec } from './records/recordSpecs.ts';
import { isKnownStatus } from './words/statusWords.ts';

const SUPPLIER = { supplier: '测试供应商', contact: '林可', email: 'lin@example.com', status: 'active' };

let server: DemoServer;
withDemoServer(async (opened) => {
  server = opened;
  await openEverything(server.db, 'c-starlight');
});

const total = async (kind: (typeof recordKinds)[number]) =>
  (await server.call('queryList', { resource: kind, pageSize: 1 })).totalCount ?? 0;

describe('words of the lists', () => {
  it.each([...listResources, ...recordKinds])(
    '[D200] names the list %s in each language',
    async (resource) => {
      const inLanguage = (language: string) =>
        server.call('queryList', { resource, pageSize: 1 }, { language });
      const [chinese, english, korean] = await Promise.all(['zh-CN', 'en-US', 'ko-KR'].map(inLanguage));
      expect(chinese?.title).toMatch(/\p{Script=Han}/u);
      expect(english?.title).toMatch(/^[\x20-\x7e]+$/);
      expect(korean?.title).toMatch(/\p{Script=Hangul}/u);
      for (const column of english?.columns ?? []) expect(column.label, column.key).not.toBe(column.key);
      for (const { value, label } of english?.statuses ?? []) expect(label, value).toMatch(/^[A-Z]/);
    },
  );

  it('[D200] names every state of every own list', () => {
    for (const kind of recordKinds)
      for (const status of recordSpec(kind).statuses) expect(isKnownStatus(status), status).toBe(true);
  });

  it.each([
    ['sign-ins', 'at'],
    ['payouts', 'createdOn'],
    ['purchase-orders', 'code'],
    ['platform-fees', 'month'],
  ] as const)('[D720] what came last stands first in %s, by %s', async (resource, age) => {
    const list = await server.call('queryList', { resource, pageSize: 100 });
    expect(list).toMatchObject({ sortBy: age, sortDirection: 'desc' });
    const ages = list.dataList.map((row) => String(row[age]));
    expect(new Set(ages).size).toBeGreaterThan(1);
    expect(ages).toEqual([...ages].sort().reverse());
  });

  it('[D720] a list whose entries have no age goes by its first column', async () => {
    const list = await server.call('queryList', { resource: 'suppliers', pageSize: 100 });
    expect(list).toMatchObject({ sortBy: 'supplier', sortDirection: 'asc' });
  });

  it('[D200] gives a view its own title, columns and order', async () => {
    const low = await server.call('queryList', { resource: 'stock', view: 'low.de', pageSize: 100 });
    expect(low.title).toBe('低库存预警 · 德国');
    expect(low.columns.map(({ key }) => key).slice(0, 4)).toEqual([
      'sku',
      'productName',
      'warehouse',
      'daysOfCover',
    ]);
    expect(low).toMatchObject({ sortBy: 'daysOfCover', sortDirection: 'asc' });
    const days = low.dataList.map((row) => Number(row.daysOfCover));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    const all = await server.call('queryList', { resource: 'stock', view: 'all', pageSize: 1 });
    const shown = (list: typeof all) => list.columns.filter(({ isExtra }) => !isExtra).length;
    expect(shown(all)).toBeGreaterThan(shown(low));
    expect(all.columns.length).toBe(low.columns.length);
  });
});

describe('own lists', () => {
  it.each(recordKinds)('[D201] sorts by every column and is searched: %s', async (resource) => {
    const whole = await server.call('queryList', { resource, pageSize: 1_000 });
    expect(whole.dataList.length).toBeGreaterThan(2);
    expect(whole.dataList.length).toBe(whole.totalCount);
    for (const { key, type } of whole.columns) {
      const up = await server.call('queryList', {
        resource,
        sortBy: key,
        sortDirection: 'asc',
        pageSize: 1_000,
      });
      const values = up.dataList.flatMap((row) => row[key] ?? []);
      if (type === 'number' || type === 'money' || type === 'percent')
        expect(values, key).toEqual([...values].map(Number).sort((a, b) => a - b));
      const down = await server.call('queryList', { resource, sortBy: key, pageSize: 1_000 });
      expect(down.dataList.map(({ id }) => id)).toEqual(up.dataList.map(({ id }) => id).reverse());
    }
    const [state] = whole.statuses;
    const narrowed = await server.call('queryList', { resource, filters: { status: state?.value ?? '' } });
    expect(narrowed.totalCount).toBe(whole.dataList.filter((row) => row.status === state?.value).length);
    const none = await server.call('queryList', { resource, filters: { keyword: 'nothing is called so' } });
    expect(none.totalCount).toBe(0);
  });

  it('[D202] adds, changes and removes an entry', async () => {
    const before = await total('suppliers');
    const { id } = await server.call('saveRecord', { kind: 'suppliers', values: SUPPLIER });
    expect(await total('suppliers')).toBe(before + 1);
    await server.call('saveRecord', { kind: 'suppliers', id, values: { ...SUPPLIER, leadDays: '14' } });
    const found = await server.call('queryList', {
      resource: 'suppliers',
      filters: { keyword: '测试供应商' },
    });
    expect(found.dataList).toMatchObject([{ id, leadDays: 14, status: 'active' }]);
    expect(await server.call('deleteRecords', { kind: 'suppliers', ids: [id] })).toEqual({ deleted: 1 });
    expect(await total('suppliers')).toBe(before);
  });

  it('[D202] names the fields that it cannot take, and stores none', async () => {
    const before = await total('suppliers');
    const values = {
      supplier: ' ',
      contact: 'x'.repeat(500),
      email: 'no address',
      leadDays: 'soon',
      status: 'odd',
    };
    const answer = await server.ask('saveRecord', { kind: 'suppliers', values }, { language: 'en-US' });
    expect(answer).toMatchObject({
      code: '400',
      data: {
        fields: {
          supplier: 'This is required',
          email: 'Enter a valid e-mail address',
          leadDays: 'Enter a number',
          status: 'Choose one of the options',
        },
      },
    });
    expect(await total('suppliers')).toBe(before);
  });

  it('[D202] leaves out what the list has no field for', async () => {
    const values = { ...SUPPLIER, companyId: 'c-tidewater', constructor: 'x' };
    const { id } = await server.call('saveRecord', { kind: 'suppliers', values });
    const [row] = await server.db.select().from(businessRecords).where(eq(businessRecords.recordId, id));
    expect(row?.companyId).toBe('c-starlight');
    expect(Object.keys(row?.fields ?? {}).sort()).toEqual(
      recordSpec('suppliers')
        .columns.map(({ key }) => key)
        .filter((key) => key !== 'status')
        .sort(),
    );
  });

  it('[D202] writes into no log and nothing that lies with others, and lets nobody in who may not see the list', async () => {
    for (const kind of ['activity-log', 'settlements', 'ads-authorisations', 'mailboxes'])
      expect((await server.ask('saveRecord', { kind, values: {} })).code, kind).toBe('403');
    expect((await server.ask('deleteRecords', { kind: 'api-log', ids: ['api-log-1'] })).code).toBe('403');
    const asStaff = { as: 'staff' };
    expect((await server.ask('saveRecord', { kind: 'suppliers', values: SUPPLIER }, asStaff)).code).toBe(
      '403',
    );
    expect((await server.ask('queryList', { resource: 'settlements' }, asStaff)).code).toBe('403');
  });

  it("[D203] keeps away from another company's entries", async () => {
    const inSecond = { as: 'both', companyId: 'c-tidewater' };
    const own = and(
      eq(businessRecords.companyId, 'c-starlight'),
      eq(businessRecords.recordId, 'suppliers-1'),
    );
    const [before] = await server.db.select().from(businessRecords).where(own);
    const { id } = await server.call('saveRecord', { kind: 'suppliers', values: SUPPLIER });
    const change = { kind: 'suppliers', id, values: { ...SUPPLIER, supplier: 'taken' } };
    expect((await server.ask('saveRecord', change, inSecond)).code).toBe('404');
    expect(await server.call('deleteRecords', { kind: 'suppliers', ids: [id] }, inSecond)).toEqual({
      deleted: 0,
    });
    await server.call('deleteRecords', { kind: 'suppliers', ids: ['suppliers-1'] }, inSecond);
    expect(await server.db.select().from(businessRecords).where(own)).toEqual([before]);
  });
});

describe('counts by state', () => {
  it('[D204] add up to the list without its filter by state', async () => {
    const selection = {
      resource: 'orders' as const,
      view: 'fba',
      filters: { marketplace: 'US', status: 'shipped' },
    };
    const { total: all, counts } = await server.call('queryStatusCounts', selection);
    const list = await server.call('queryList', {
      resource: 'orders',
      view: 'fba',
      filters: { marketplace: 'US' },
    });
    expect(all).toBe(list.totalCount);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all);
    const shipped = await server.call('queryList', selection);
    expect(counts.find(({ status }) => status === 'shipped')?.count).toBe(shipped.totalCount);
  });
});

describe('reviews and guide', () => {
  it('[D208] shows the answer to a review', async () => {
    const open = await server.call('queryList', { resource: 'reviews', view: 'unanswered', pageSize: 1 });
    const reviewId = open.dataList[0]?.id ?? '';
    expect(await server.call('answerReview', { reviewId, text: ' Thank you ' })).toMatchObject({
      status: 'answered',
    });
    const after = await server.call('queryList', { resource: 'reviews', view: 'unanswered', pageSize: 1 });
    expect(after.totalCount).toBe((open.totalCount ?? 0) - 1);
    const inSecond = { as: 'both', companyId: 'c-tidewater' };
    expect((await server.ask('answerReview', { reviewId: 'R9999999', text: 'x' }, inSecond)).code).toBe(
      '404',
    );
  });

  it('[D209] counts what is set up and what waits', async () => {
    const guide = await server.call('querySupplyGuide', {});
    const toShip = await server.call('queryList', { resource: 'orders', view: 'to-ship', pageSize: 1 });
    const overdue = await server.call('queryList', { resource: 'orders', view: 'overdue', pageSize: 1 });
    expect(guide).toMatchObject({
      shops: 14,
      carriers: 16,
      toShip: toShip.totalCount,
      overdue: overdue.totalCount,
    });
  });
});
