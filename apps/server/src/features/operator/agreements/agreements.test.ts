import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../../../db/schema/audit.ts';
import { setupChanges } from '../../../db/schema/setup.ts';
import type { DemoServer } from '../../../testing/openDemoServer.ts';
import { withDemoServer } from '../../../testing/withDemoServer.ts';

const OPERATOR = { as: 'operator' };
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const written = {
  id: 'terms',
  version: '1',
  name: { zh: '用户协议', en: 'Terms', kr: '' },
  text: { zh: '<p>条款</p>', en: '', kr: '' },
  renew: true,
};
const save = (patch: object = {}) => server.ask('saveOperatorAgreement', { ...written, ...patch }, OPERATOR);
const versions = async () =>
  (await server.call('queryOperatorAgreementPage', {}, OPERATOR)).dataList.map(
    ({ id, version, isCurrent, acceptedCount }) => [id, version, isCurrent, acceptedCount],
  );
const lastDeed = async () => {
  const [entry] = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.kind, 'operator'))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return [entry?.action, entry?.target];
};

it('[S2106] an operator publishes a version, sees who accepted which, and withdraws it', async () => {
  expect((await save()).code).toBe('200');
  expect(await lastDeed()).toEqual(['agreement-added', 'terms 1']);
  const [change] = await server.db.select().from(setupChanges).orderBy(desc(setupChanges.id)).limit(1);
  expect(change).toMatchObject({ parts: ['agreements'], actor: '苏运营' });
  await server.call('acceptAgreements', { agreements: [{ id: 'terms', version: '1' }] }, { as: 'owner' });
  expect(await versions()).toEqual([['terms', '1', true, 1]]);
  expect((await save({ version: '2' })).code).toBe('200');
  expect(await lastDeed()).toEqual(['agreement-changed', 'terms 2']);
  expect(await versions()).toEqual([
    ['terms', '2', true, 0],
    ['terms', '1', false, 1],
  ]);
  const { dataList, totalCount } = await server.call(
    'queryOperatorAcceptancePage',
    { id: 'terms' },
    OPERATOR,
  );
  expect([totalCount, dataList[0]]).toMatchObject([
    1,
    { userId: 'u-owner', version: '1', agreementId: 'terms' },
  ]);
  expect((await server.call('queryOperatorAcceptancePage', { keyword: 'nobody' }, OPERATOR)).totalCount).toBe(
    0,
  );
  const person = await server.call('getOperatorPerson', { userId: 'u-owner' }, OPERATOR);
  expect(person.agreements).toMatchObject([{ id: 'terms', version: '1', name: { en: 'Terms' } }]);
  await server.call('removeOperatorAgreement', { id: 'terms' }, OPERATOR);
  expect(await lastDeed()).toEqual(['agreement-removed', 'terms']);
  expect(await server.call('queryOpenAgreements', {}, { as: 'staff' })).toEqual([]);
  expect((await versions()).map(([, , isCurrent]) => isCurrent)).toEqual([false, false]);
  expect((await server.ask('removeOperatorAgreement', { id: 'terms' }, OPERATOR)).code).toBe('404');
});

it('[S2107] what is wrong is told at its field, and changes nothing', async () => {
  await save();
  await server.call('acceptAgreements', { agreements: [{ id: 'terms', version: '1' }] }, { as: 'staff' });
  const before = await versions();
  const refusals = [
    [{ text: { zh: '别的', en: '', kr: '' } }, 'version'],
    [{ version: '1 2' }, 'version'],
    [{ version: '3', name: { zh: ' ', en: '', kr: '' } }, 'name'],
    [{ version: '3', text: undefined }, 'text'],
    [{ version: '3', text: undefined, address: { zh: 'http://a.example', en: '', kr: '' } }, 'address'],
  ] as const;
  for (const [patch, field] of refusals) {
    const { data } = await save(patch);
    expect(Object.keys((data as { fields: object }).fields), JSON.stringify(patch)).toEqual([field]);
  }
  expect(await versions()).toEqual(before);
  expect((await save()).code, 'the same again').toBe('200');
});

it('[S2107] of two who publish at once both take effect', async () => {
  const both = [
    { id: 'one', version: '1' },
    { id: 'two', version: '1' },
  ];
  await Promise.all(both.map((patch) => save(patch)));
  const ids = (await versions()).filter(([, , isCurrent]) => isCurrent).map(([id]) => id);
  expect(ids).toEqual(expect.arrayContaining(['one', 'two']));
});
