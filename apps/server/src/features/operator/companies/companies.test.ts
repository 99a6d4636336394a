import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companySystems } from '../../../db/schema/systems.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const NEW = {
  name: '北辰贸易',
  code: 'polaris',
  timeZone: 'Asia/Seoul',
  ownerName: '김하늘',
  ownerContact: 'Haneul@polaris.example',
  language: 'ko_KR' as const,
};

it('[S1310] companies are found by name and code, and narrowed to open, locked and ending', async () => {
  const page = async (request: { keyword?: string; state?: 'open' | 'locked' | 'ending' }) =>
    (await server.call('queryOperatorCompanyPage', request, OPERATOR)).dataList.map(({ code }) => code);
  expect((await page({})).toSorted()).toEqual(['BLUEPEAK', 'OPERATOR', 'STARLIGHT', 'TIDEWATER']);
  expect(await page({ keyword: '潮汐' })).toEqual(['TIDEWATER']);
  expect(await page({ keyword: 'blue' })).toEqual(['BLUEPEAK']);
  expect(await page({ keyword: '%' })).toEqual([]);
  expect(await page({ state: 'locked' })).toEqual([]);
  expect(await page({ state: 'open' })).toHaveLength(4);
});

it('[S1311] a new company has its owner, the trial’s systems, and an address where the owner sets a password', async () => {
  const opened = await server.call('openOperatorCompany', NEW, OPERATOR);
  expect(opened.link).toMatchObject({
    contact: 'haneul@polaris.example',
    code: expect.stringMatching(/^\d{6}$/),
  });
  expect(opened.link?.address).toContain('/login?backEmail=haneul%40polaris.example');
  const { companyId } = opened;
  const { company, services, owners } = await server.call('getOperatorCompany', { companyId }, OPERATOR);
  expect(company).toMatchObject({
    code: 'POLARIS',
    name: '北辰贸易',
    timeZone: 'Asia/Seoul',
    peopleCount: 1,
  });
  expect(services.length).toBeGreaterThan(0);
  expect(owners).toMatchObject([{ name: '김하늘', contact: 'haneul@polaris.example' }]);
});

it('[S1312] what cannot be taken is said at its field, in the operator’s language', async () => {
  const wrong = {
    ...NEW,
    name: ' ',
    code: '1',
    timeZone: 'Mars/Base',
    ownerName: '',
    ownerContact: 'nobody',
  };
  const refused = await server.ask('openOperatorCompany', wrong, { ...OPERATOR, language: 'en-US' });
  expect(refused.code).toBe('saas.sso.operator.error.code.0001');
  expect(refused.data).toEqual({
    fields: {
      name: 'This is required',
      code: expect.stringContaining('capital letters'),
      timeZone: 'Enter a time zone such as Asia/Shanghai',
      ownerName: 'This is required',
      ownerContact: 'Enter an e-mail address or a phone number',
    },
  });
  const taken = { ...NEW, code: 'STARLIGHT', ownerContact: 'OWNER@starlight.example' };
  const { data } = await server.ask('openOperatorCompany', taken, OPERATOR);
  expect(Object.keys((data as { fields: object }).fields).toSorted()).toEqual(['code', 'ownerContact']);
});

it('[S1313] a locked company is closed to all its people at once, and opens again as it was', async () => {
  const inside = await server.signIn({ as: 'brand' });
  expect((await inside.ask('getUserInfoByHideCode', {})).code).toBe('200');
  await server.call('lockOperatorCompany', { companyId: 'c-bluepeak', isLocked: true }, OPERATOR);
  expect((await inside.ask('getUserInfoByHideCode', {})).status).toBe(401);
  const both = await server.signIn({ as: 'both' });
  expect((await both.ask('getUserInfoByHideCode', {})).code).toBe('200');
  const { dataList } = await server.call('queryOperatorCompanyPage', { state: 'locked' }, OPERATOR);
  expect(dataList.map(({ code }) => code)).toEqual(['BLUEPEAK']);
  await server.call('lockOperatorCompany', { companyId: 'c-bluepeak', isLocked: false }, OPERATOR);
  // The session of before stays ended.
  expect((await inside.ask('getUserInfoByHideCode', {})).status).toBe(401);
  const again = await server.signIn({ as: 'brand' });
  expect((await again.ask('getUserInfoByHideCode', {})).code).toBe('200');
});

it('[S1313] of a person’s companies the locked one is not offered', async () => {
  const offered = async () =>
    JSON.stringify(await (await server.signIn({ as: 'both' })).call('getPersonalUserSub', {}));
  const before = await offered();
  await server.call('lockOperatorCompany', { companyId: 'c-tidewater', isLocked: true }, OPERATOR);
  expect(before).toContain('Tidewater');
  expect(await offered()).not.toContain('Tidewater');
  await server.call('lockOperatorCompany', { companyId: 'c-tidewater', isLocked: false }, OPERATOR);
});

it('[S1314] the operator’s own company and console are not closed', async () => {
  const { dataList } = await server.call('queryOperatorCompanyPage', { keyword: 'OPERATOR' }, OPERATOR);
  const companyId = dataList[0]?.companyId ?? '';
  expect(dataList[0]).toMatchObject({ isOperators: true });
  const lock = await server.ask('lockOperatorCompany', { companyId, isLocked: true }, OPERATOR);
  const service = { companyId, systemCode: 'OPERATOR', status: 3 };
  const end = await server.ask('saveOperatorService', service, OPERATOR);
  expect([lock.code, end.code]).toEqual([
    'saas.sso.operator.error.code.0002',
    'saas.sso.operator.error.code.0002',
  ]);
});

it('[S1315] a service is extended, put on a plan, and its quota set; what is not named stays', async () => {
  const place = { companyId: 'c-starlight', systemCode: 'ERP' };
  const read = async () => {
    const isErp = and(eq(companySystems.companyId, 'c-starlight'), eq(companySystems.systemCode, 'ERP'));
    const [row] = await server.db.select().from(companySystems).where(isErp);
    return row;
  };
  const before = await read();
  await server.call('saveOperatorService', { ...place, expiresAt: '2028-01-01T00:00:00.000Z' }, OPERATOR);
  expect(await read()).toEqual({ ...before, expiresAt: new Date('2028-01-01T00:00:00.000Z') });
  const quotas = [{ item: 'ORDER_QUANTITY', left: 7, isUnlimited: false }];
  await server.call('saveOperatorService', { ...place, quotas }, OPERATOR);
  expect((await read())?.billing).toEqual([
    { keyValue: 'ORDER_QUANTITY', billingItemValue: 7, unlimitedUse: false },
  ]);
  await server.call('saveOperatorService', { ...place, plan: 'trial', expiresAt: null }, OPERATOR);
  const planned = await read();
  expect(planned?.expiresAt).toBeNull();
  expect(planned?.billing).not.toEqual([]);
  const unknown = await server.ask('saveOperatorService', { ...place, plan: 'gold' }, OPERATOR);
  expect(unknown.code).toBe('404');
});

it('[S1316] a company is given a system that it has not, once, with its menus', async () => {
  const opened = await server.call(
    'openOperatorCompany',
    { ...NEW, code: '', ownerContact: '+8210123456' },
    OPERATOR,
  );
  const { companyId } = opened;
  const { addable, services } = await server.call('getOperatorCompany', { companyId }, OPERATOR);
  const known = services.map(({ systemCode }) => systemCode);
  expect(addable.filter(({ systemCode }) => known.includes(systemCode))).toEqual([]);
  const [system] = known;
  const again = { companyId, systemCode: system ?? '', plan: 'trial' };
  await server.call('addOperatorService', again, OPERATOR);
  const after = await server.call('getOperatorCompany', { companyId }, OPERATOR);
  expect(after.services).toHaveLength(known.length);
});
