import { randomUUID } from 'node:crypto';
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/audit.ts';
import { setupChanges } from '../../../db/schema/setup.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
const REFUSED = 'saas.sso.operator.error.code.0001';
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const param = { group: 'GUIDE', name: 'NEW_HINT', value: 'on' };
const list = async (request: object = {}) =>
  (await server.call('queryOperatorParamPage', { pageSize: 100, ...request }, OPERATOR)).dataList;
const seen = async (as: string) => {
  const { dataList } = await server.call('querySystemParamsPage', { systemGroup: 'GUIDE' }, { as });
  return dataList.find(({ systemName }) => systemName === 'NEW_HINT')?.systemValue;
};

it('[S1804] a company’s parameter is added, changed and removed, for that company alone', async () => {
  const companyId = 'c-starlight';
  const others = await list({ companyId });
  await server.call('saveOperatorParam', { companyId, ...param, isNew: true }, OPERATOR);
  expect([await seen('owner'), await seen('brand')]).toEqual(['on', undefined]);
  await server.call('saveOperatorParam', { companyId, ...param, value: 'off' }, OPERATOR);
  expect(await seen('owner')).toBe('off');
  expect(await list({ companyId, keyword: 'new_hint' })).toMatchObject([{ ...param, value: 'off' }]);
  await server.call('removeOperatorParam', { companyId, group: 'GUIDE', name: 'NEW_HINT' }, OPERATOR);
  expect(await list({ companyId })).toEqual(others);
  const [entry] = await server.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({ action: 'param-removed', target: 'GUIDE NEW_HINT', companyId });
});

it('[S1805] one of all new companies stands in the history of the set-up, and reaches those that are opened', async () => {
  await server.call('saveOperatorParam', param, OPERATOR);
  expect(await list({ keyword: 'NEW_HINT' })).toHaveLength(1);
  const [change] = await server.db.select().from(setupChanges).orderBy(desc(setupChanges.id)).limit(1);
  expect(change).toMatchObject({ parts: ['params'], actor: '苏运营' });
  expect(await seen('owner')).toBeUndefined();
  const opened = {
    name: '新公司',
    timeZone: 'Asia/Seoul',
    ownerName: '金',
    ownerContact: `${randomUUID().slice(0, 8)}@new.example`,
    language: 'ko_KR' as const,
  };
  const { companyId = '' } = await server.call('openOperatorCompany', opened, OPERATOR);
  expect(await list({ companyId, keyword: 'NEW_HINT' })).toMatchObject([param]);
});

it('[S1806] a name that is taken is said at its field; what is as it was is no change', async () => {
  const answer = await server.ask('saveOperatorParam', { ...param, value: 'x', isNew: true }, OPERATOR);
  expect(answer).toMatchObject({ code: REFUSED, data: { fields: { name: '这个分组里已有同名参数' } } });
  const before = await server.db.$count(auditLog);
  await server.call('saveOperatorParam', param, OPERATOR);
  expect(await server.db.$count(auditLog)).toBe(before);
  const gone = { companyId: 'c-starlight', group: 'GUIDE', name: 'GHOST' };
  expect((await server.ask('removeOperatorParam', gone, OPERATOR)).code).toBe('404');
});

it('[S1806] two who set parameters of one company at once lose nothing', async () => {
  const names = ['A', 'B', 'C', 'D'];
  const save = (name: string) =>
    server.call(
      'saveOperatorParam',
      { companyId: 'c-bluepeak', group: 'AT_ONCE', name, value: name },
      OPERATOR,
    );
  await Promise.all(names.map(save));
  const found = await list({ companyId: 'c-bluepeak', keyword: 'AT_ONCE' });
  expect(found.map(({ name }) => name).toSorted()).toEqual(names);
});
