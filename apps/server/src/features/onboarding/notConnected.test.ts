import { accountCodes } from '@portal/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOTHING, prepareDatabase } from '../../db/prepareDatabase.ts';
import { shops } from '../../db/schema/business.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { openCompany } from '../account/flows/openCompany.ts';
import { bindShop } from './bindShop.ts';
import { createDataPull, DATA_PULL_JOB } from './pullShopData.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(() => portal.close());

const OWNER = { companyName: 'New', nickName: 'New', passwordHash: 'none', chooseLanguage: 'zh_CN' };
const FORM = { shopName: 'First', marketplace: 'US', account: 'a' };

it('[S711] without a source nothing is begun or bound, and the caller is told so', async () => {
  const { deps, database, clock } = portal;
  const { db } = database;
  const { userId, companyId } = await db.transaction((tx) => openCompany(tx, clock, OWNER));
  const bearer = { address: '127.0.0.1', userAgent: 'test' };
  const who = { ...bearer, userId, companyId, autoLogin: false };
  const { token } = await deps.services.sessions.create(db, who);
  for (const [locale, text] of [
    ['zh-CN', '尚未接入'],
    ['en-US', 'No source is connected'],
    ['ko-KR', '연결된'],
  ] as const)
    for (const [name, request] of [
      ['beginShopAuth', { platform: 'AMAZON' }],
      ['beginAdsAuth', {}],
      ['authEdm', {}],
    ] as const) {
      const answer = await portal.call(name, request, { token, headers: { 'accept-language': locale } });
      expect([answer.code, answer.message.includes(text)], name).toEqual([accountCodes.notConnected, true]);
    }
  const grant = { companyId, userId, platform: 'AMAZON' };
  const refused = { code: accountCodes.notConnected };
  await expect(bindShop(deps, grant, FORM)).rejects.toMatchObject(refused);
  expect(await db.select().from(shops).where(eq(shops.companyId, companyId))).toEqual([]);
});

it('[S711] with a source a shop is bound in a known marketplace only, and its rows come from there', async () => {
  const { deps, database, clock } = portal;
  const { db } = database;
  const { userId, companyId } = await db.transaction((tx) => openCompany(tx, clock, OWNER));
  const seen: [number, boolean][] = [];
  const shopData = {
    pull: async ({ step, isFirst }: { step: number; isFirst: boolean }) => {
      seen.push([step, isFirst]);
      const progress = { listing: 100, inventory: 100, orders: step === 0 ? 50 : 100 };
      return { progress, ...(step === 0 && { nextInS: 0 }) };
    },
  };
  const services = { jobs: deps.services.jobs, ports: { shopData } };
  const grant = { companyId, userId, platform: 'AMAZON' };
  const elsewhere = { ...FORM, marketplace: 'XX' };
  await expect(bindShop({ db, clock, services }, grant, elsewhere)).rejects.toMatchObject({ status: 400 });
  await bindShop({ db, clock, services }, grant, FORM);
  const pull = createDataPull({ db, clock, services });
  for (let job = await services.jobs.claim([DATA_PULL_JOB], 'w'); job; ) {
    await pull(job, new AbortController().signal);
    await services.jobs.finish(job.id, 'w');
    job = await services.jobs.claim([DATA_PULL_JOB], 'w');
  }
  expect(seen).toEqual([
    [0, true],
    [1, true],
  ]);
});

it('[S712] a database that nothing fills stays empty, also when somebody would fill it later', async () => {
  const database = await createTestDatabase();
  const { clock } = portal;
  expect((await prepareDatabase(database.url, { clock, filling: NOTHING })).seed).toBe('none');
  const late = { name: 'late', fill: () => Promise.reject(new Error('it was filled')) };
  expect((await prepareDatabase(database.url, { clock, filling: late })).seed).toBe('none');
  const tables = await database.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const filled = [];
  for (const { name } of tables.rows) {
    const { rows } = await database.db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) filled.push(name);
  }
  expect(filled.sort()).toEqual(['installation', 'notice_classifications', 'server_keys']);
  await database.close();
});

it('[S712] no other party is named where nobody is at the other end', async () => {
  const answer = await portal.app.request('/config.json', { headers: { host: 'portal.test' } });
  const config = await answer.json();
  expect(JSON.stringify(config)).not.toContain('stand-in');
  expect(config.demoAccounts).toBeUndefined();
  expect((await portal.call('queryTransformProviders')).data).toEqual([]);
});
