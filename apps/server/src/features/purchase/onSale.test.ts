import { purchaseCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { companySystems, systemTemplates } from '../../db/schema/systems.ts';
import { openDemoDatabase } from '../../testing/openDemoDatabase.ts';
import { openDemoServer } from '../../testing/openDemoServer.ts';
import { readStoredConfig, writeStoredConfig } from '../setup/storedConfig.ts';

const ENV = { PAYMENT_URL: 'https://pay.example', PAYMENT_SECRET: 'payment-secret' };
const BI = { kind: 'buy', systemCode: 'BI', productId: 'pkg-bi-pro', months: 1 } as const;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDemoDatabase();
}, 60_000);
afterAll(() => database.close());

const systemsOf = async (env = {}) => {
  const server = await openDemoServer(database.db, undefined, { env });
  const { offers = [] } = await server.call('queryProductPackages', {});
  return offers.map(({ systemCode }) => systemCode);
};

it('[S2720] nothing is on sale where nobody takes payments', async () => {
  expect(await systemsOf()).toEqual([]);
  expect(await systemsOf(ENV)).toContain('BI');
});

it('[S2720] a system that no company can be given is not on sale, but to those who have it', async () => {
  const { db } = database;
  const server = await openDemoServer(db, undefined, { env: ENV });
  await db.delete(systemTemplates).where(eq(systemTemplates.systemCode, 'BI'));
  expect(await systemsOf(ENV)).toContain('BI');
  await db.delete(companySystems).where(eq(companySystems.systemCode, 'BI'));
  expect(await systemsOf(ENV)).not.toContain('BI');
  expect((await server.ask('quotePurchase', BI)).code).toBe(purchaseCodes.notOnSale);
});

it('[S2720] what an operator takes off sale is neither offered nor sold, and apps neither', async () => {
  const { db } = database;
  const server = await openDemoServer(db, undefined, { env: ENV });
  expect(await server.call('queryThirdAppSimple', {})).not.toEqual([]);
  const { sales: _, ...others } = await readStoredConfig(db);
  await writeStoredConfig(db, others);
  expect(await systemsOf(ENV)).toEqual([]);
  expect(await server.call('queryThirdAppSimple', {})).toEqual([]);
  const renewal = { kind: 'renew', systemCode: 'ERP', months: 1 } as const;
  expect((await server.ask('quotePurchase', renewal)).code).toBe(purchaseCodes.notOnSale);
});
