import { closeCodes } from '@portal/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadTasks } from '../../db/schema/exports.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import { openSockets, type TestProcess } from '../../testing/openSockets.ts';

let portal: TestPortal;
let server: TestProcess;
beforeAll(async () => {
  portal = await createTestPortal({ trustProxy: 'none' });
  server = await openSockets(portal);
});
afterAll(async () => {
  await server.close();
  await portal.close();
});

const path = '/api/v1/download-center/ws/';
const end = async (taskId: string, change: Partial<typeof downloadTasks.$inferInsert>, companyId = 'a') => {
  const { db } = portal.database;
  const userId = companyId === 'a' ? 'user-anna' : 'user-ben';
  await db.insert(downloadTasks).values({
    companyId,
    taskId,
    userId,
    uniqueId: taskId,
    name: 'orders.csv',
    kind: 'orders',
    isDeleted: false,
    progress: 100,
    rowCount: 1,
    status: 2,
    origin: 'https://portal.test',
    createdAt: portal.clock.now(),
    ...change,
  });
  await notifyProcesses(db, { type: 'export-ended', userId, companyId, taskId });
};

it('[S346] tells the end of an export: code 0 with an address, anything else for a failure', async () => {
  const socket = await (await server.open((await portal.signIn('anna')).data.token ?? '', { path })).joined();
  const stranger = await (
    await server.open((await portal.signIn('ben')).data.token ?? '', { path })
  ).joined();
  await end('of-ben', { fileKey: 'k' }, 'b');
  await end('ready', { fileKey: 'k' });
  await end('failed', { status: 3, failReason: 'source-timeout' });
  await end('removed', { isDeleted: true });
  await end('last', { fileKey: 'k' });
  expect(await socket.received(3)).toEqual([
    {
      code: 0,
      message: '',
      data: {
        id: 'ready',
        uniqueId: 'ready',
        name: 'orders.csv',
        status: 2,
        fileOssUrl: expect.stringMatching(
          /^https:\/\/portal\.test\/api\/v1\/download-center\/file\/ready\?expires=\d+&sign=[\w-]+$/,
        ),
      },
    },
    expect.objectContaining({ code: 1, message: 'source-timeout' }),
    expect.objectContaining({ code: 0, data: expect.objectContaining({ id: 'last' }) }),
  ]);
  expect((await stranger.received(1)).map(({ data }) => data)).toEqual([
    expect.objectContaining({ id: 'of-ben' }),
  ]);
  expect(portal.log()).not.toMatch(/sign=[\w-]{20}/);
  for (const one of [socket, stranger]) one.close();
});

it('[S347] opens with a valid token only, ends with its session, and keeps its token out of the log', async () => {
  const wrong = await server.open('c4n4ry-wrong-token', { path });
  expect(await wrong.closed).toBe(closeCodes.unauthorized);
  const token = (await portal.signIn('anna')).data.token ?? '';
  const socket = await (await server.open(token, { path })).joined();
  await portal.call('logout', {}, { token });
  expect(await socket.closed).toBe(closeCodes.unauthorized);
  expect(portal.log()).not.toContain('c4n4ry');
  expect(portal.log()).not.toContain(token);
  await expect(server.open(token, { path, origin: 'https://evil.example' })).rejects.toThrow('403');
});
