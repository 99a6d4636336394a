import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { sessions } from '../../db/schema/identity.ts';
import { jobs } from '../../db/schema/platform.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const lastEntry = async () =>
  (await server.db.select().from(auditLog)).toSorted((one, other) => other.id - one.id)[0];

it.each([
  ['queryCompanySessionPage', {}],
  ['endCompanySession', { sessionId: 'x' }],
  ['queryCompanyExportPage', {}],
  ['revokeCompanyExport', { taskId: 'x' }],
] as const)('[S1820] %s is refused to sub-accounts', async (name, request) => {
  expect((await server.ask(name, request, { as: 'staff' })).code).toBe('403');
});

it('[S1821] an owner sees where the people of the company are signed in, and ends a session but the own', async () => {
  const staff = await server.signIn({ as: 'staff' });
  const brand = await server.signIn({ as: 'brand' });
  const owner = await server.signIn({ as: 'owner' });
  const list = () => owner.call('queryCompanySessionPage', { pageSize: 100 });
  const { dataList, totalCount } = await list();
  expect(dataList.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(dataList.map(({ userId }) => userId)).not.toContain('u-brand');
  const mine = (await staff.call('queryOwnDevices', {})).find(({ isCurrent }) => isCurrent);
  const ofStaff = dataList.find(({ sessionId }) => sessionId === mine?.sessionId);
  expect(ofStaff).toMatchObject({ isCurrent: false, personName: expect.stringMatching(/./) });
  await owner.call('endCompanySession', { sessionId: ofStaff?.sessionId ?? '' });
  expect((await staff.ask('querySubUserPage', {})).status).toBe(401);
  expect((await list()).totalCount).toBe((totalCount ?? 0) - 1);
  expect(await lastEntry()).toMatchObject({
    kind: 'rights',
    action: 'session-ended',
    companyId: 'c-starlight',
    target: ofStaff?.personName,
  });
  const own = dataList.find(({ isCurrent }) => isCurrent)?.sessionId ?? '';
  const [others] = await server.db.select().from(sessions).where(eq(sessions.userId, 'u-brand'));
  for (const sessionId of [own, others?.id ?? '', 'nothing'])
    await owner.call('endCompanySession', { sessionId });
  expect((await list()).totalCount).toBe((totalCount ?? 0) - 1);
  expect((await brand.ask('queryOwnDevices', {})).code).toBe('200');
});

it('[S1822] an owner sees what the people of the company exported, and takes an export away for good', async () => {
  const task = await server.call(
    'createDownloadTask',
    { resource: 'orders', name: 'of staff', format: 'csv' },
    { as: 'staff' },
  );
  const taskId = task.id ?? '';
  const names = async (as: string) =>
    (await server.call('queryCompanyExportPage', { pageSize: 100 }, { as })).dataList.map(
      (one) => one.taskId,
    );
  expect(await names('owner')).toContain(taskId);
  expect(await names('brand')).not.toContain(taskId);
  await server.call('revokeCompanyExport', { taskId }, { as: 'brand' });
  expect(await names('owner')).toContain(taskId);
  await server.call('revokeCompanyExport', { taskId }, { as: 'owner' });
  expect(await names('owner')).not.toContain(taskId);
  const [row] = await server.db.select().from(downloadTasks).where(eq(downloadTasks.taskId, taskId));
  expect(row).toMatchObject({ isDeleted: true, fileKey: null });
  const waiting = (await server.db.select().from(jobs)).filter(({ payload }) => payload.taskId === taskId);
  expect(waiting.filter(({ status }) => status === 'queued' || status === 'running')).toEqual([]);
  expect((await server.ask('createDownloadLink', { id: taskId }, { as: 'staff' })).code).toBe('404');
  expect(await lastEntry()).toMatchObject({ kind: 'export', action: 'revoked', companyId: 'c-starlight' });
  const before = await server.db.$count(auditLog);
  await server.call('revokeCompanyExport', { taskId }, { as: 'owner' });
  expect(await server.db.$count(auditLog)).toBe(before);
});
