import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { businessRecords, products } from '../../../db/schema/business.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { openEverything } from '../../../testing/openEverything.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const COMPANY = 'c-starlight';

let server: DemoServer;
let skus: string[] = [];
withDemoServer(async (opened) => {
  server = opened;
  await openEverything(server.db, COMPANY);
  const rows = await server.db.select().from(products).where(eq(products.companyId, COMPANY)).limit(3);
  skus = rows.map(({ sku }) => sku);
});

const count = (at: number, more: object = {}) => ({
  code: `PD-${at}`,
  sku: skus[at % skus.length] ?? '',
  warehouse: 'SHENZHEN',
  booked: '10',
  counted: '8',
  ...more,
});
const imported = (importId: string) =>
  server.db
    .select()
    .from(businessRecords)
    .where(
      and(eq(businessRecords.companyId, COMPANY), like(businessRecords.recordId, `counts-${importId}-%`)),
    );
const send = (importId: string, rows: Record<string, string | number | null>[]) =>
  server.call('importRecords', { kind: 'counts', importId, rows }, { language: 'en-US' });

describe('an import of stock counts', () => {
  it('[D702] is taken with what follows from it, and the same key adds it once', async () => {
    const rows = [count(0), count(1, { counted: '12' }), count(2)];
    expect(await send('a', rows)).toEqual({ added: 3, problems: [] });
    expect((await imported('a')).map(({ fields }) => fields.difference).sort()).toEqual([-2, -2, 2]);
    expect(await send('a', rows)).toEqual({ added: 0, problems: [] });
    expect(await imported('a')).toHaveLength(3);
  });

  it('[D702] with hundreds of wrong rows names every one of them', async () => {
    const wrong = Array.from({ length: 300 }, (_, at) => count(at, { booked: '-1', counted: 'many' }));
    const { problems } = await send('many', [count(1_000), ...wrong, count(1_001)]);
    expect(new Set(problems.map(({ row }) => row)).size).toBe(300);
    expect(problems.filter(({ row }) => row === 2)).toHaveLength(2);
  });

  it('[D702] with formulas, a row twice, unknown goods, negative or missing numbers adds nothing, and names each', async () => {
    const { added, problems } = await send('b', [
      count(0),
      count(1, { code: '=HYPERLINK("x")' }),
      count(0),
      count(2, { sku: 'NO-SUCH' }),
      count(3, { counted: '-1' }),
      count(4, { booked: 'many' }),
      count(5, { counted: null }),
    ]);
    expect(added).toBe(0);
    expect(problems.map(({ row, field }) => [row, field])).toEqual([
      [2, 'code'],
      [3, undefined],
      [4, 'sku'],
      [5, 'counted'],
      [6, 'booked'],
      [7, 'counted'],
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('formula'),
      expect.stringContaining('same row'),
      expect.stringContaining('none of that name'),
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ]);
    expect(await imported('b')).toEqual([]);
  });

  it('[D702] takes 5,000 rows and refuses more', async () => {
    const rows = (length: number) => Array.from({ length }, (_, at) => count(at));
    expect(await send('c', rows(5_000))).toEqual({ added: 5_000, problems: [] });
    const more = await server.ask('importRecords', { kind: 'counts', importId: 'd', rows: rows(5_001) });
    expect(more.code).not.toBe('0');
    expect(await imported('d')).toEqual([]);
  });

  it('[D703] is refused for purchase orders, for logs, and for goods of another company', async () => {
    for (const kind of ['purchase-orders', 'settlements'] as const)
      expect(await server.ask('importRecords', { kind, importId: 'e', rows: [{ code: 'X' }] })).toMatchObject(
        {
          code: '403',
        },
      );
    const theirs = await server.db.select().from(products);
    const foreign = theirs.find(
      ({ companyId, sku }) =>
        companyId !== COMPANY && !theirs.some((one) => one.companyId === COMPANY && one.sku === sku),
    );
    if (!foreign) throw new Error('No other company has a product of its own');
    const { problems } = await send('f', [count(0, { sku: foreign.sku })]);
    expect(problems).toMatchObject([{ row: 1, field: 'sku' }]);
  });
});
