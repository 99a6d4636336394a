import { listResources, recordKinds, reportNames } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import type { DemoServer } from '../testing/openDemoServer.ts';
import { openEverything } from '../testing/openEverything.ts';
import { withDemoServer } from '../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer(async (opened) => {
  server = opened;
  await openEverything(server.db, 'c-starlight');
});

/** What a share can be where it is no part of a whole. */
const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  margin: [-10, 1],
  acos: [0, 20],
  change: [-1, 20],
  priceGap: [-1, 1],
};
/** The least that the largest of a column is: a share that was divided twice lies below. */
const LEAST = 0.004;

type Table = {
  columns: readonly { key: string; type: string }[];
  dataList: readonly Record<string, unknown>[];
};

function expectShares(name: string, { columns, dataList }: Table): number {
  const shares = columns.filter(({ type }) => type === 'percent');
  for (const { key } of shares) {
    const values = dataList.flatMap((row) => (typeof row[key] === 'number' ? [row[key]] : []));
    const [low, high] = RANGES[key] ?? [0, 1];
    expect(Math.min(0, ...values), `${name}.${key}`).toBeGreaterThanOrEqual(low);
    expect(Math.max(0, ...values), `${name}.${key}`).toBeLessThanOrEqual(high);
    if (values.some((value) => value !== 0))
      expect(Math.max(...values.map(Math.abs)), `${name}.${key}`).toBeGreaterThan(LEAST);
  }
  return shares.length;
}

it('[S549] every share of every report, list and own list is a part of 1', async () => {
  let found = 0;
  for (const report of reportNames)
    found += expectShares(report, await server.call('queryReport', { report, days: 90 }));
  for (const resource of [...listResources, ...recordKinds])
    found += expectShares(resource, await server.call('queryList', { resource, pageSize: 200 }));
  expect(found).toBeGreaterThan(30);
});

it('[S549] what a campaign cost of what it sold is the two columns beside it', async () => {
  const { dataList } = await server.call('queryList', { resource: 'ads', pageSize: 100 });
  const sold = dataList.filter(({ sales }) => Number(sales) > 0);
  expect(sold.length).toBeGreaterThan(10);
  for (const { acos, spend, sales } of sold) expect(acos).toBeCloseTo(Number(spend) / Number(sales), 9);
});
