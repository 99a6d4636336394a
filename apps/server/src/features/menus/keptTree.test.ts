import { gunzipSync } from 'node:zlib';
import { contract } from '@portal/api-client/contract';
import { beforeAll, expect, it } from 'vitest';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const ERP = { serviceId: 'svc-erp', systemCode: 'ERP' };

/** The answer as it travels. */
async function send(token: string, headers: Record<string, string> = {}) {
  const answer = await server.app.request(contract.getMenuTreeByServiceAndRole.path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'test',
      host: 'portal.test:4400',
      authorization: token,
      ...headers,
    },
    body: JSON.stringify(ERP),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

let owner: Awaited<ReturnType<DemoServer['signIn']>>;
beforeAll(async () => {
  owner = await server.signIn({ as: 'owner' });
});

it('[S2210] a menu tree is told by a tag: who has it gets 304 until it changes', async () => {
  const first = await send(owner.token);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, tag]).toEqual([200, expect.stringMatching(/^".{22}"$/)]);
  const again = await send(owner.token, { 'if-none-match': tag });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  const { menuId } = (await server.leavesOf('owner'))[3] ?? { menuId: '' };
  await owner.call('collectMenu', { menuId, optType: 1 });
  const changed = await send(owner.token, { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.headers.get('etag')).not.toBe(tag);
});

it('[S2210] it is sent compressed to whom takes it, and says the same', async () => {
  const [plain, gzipped] = [await send(owner.token), await send(owner.token, { 'accept-encoding': 'gzip' })];
  expect([plain.headers.get('content-encoding'), gzipped.headers.get('content-encoding')]).toEqual([
    null,
    'gzip',
  ]);
  expect(gunzipSync(gzipped.bytes)).toEqual(plain.bytes);
  expect(gzipped.bytes.length * 5).toBeLessThan(plain.bytes.length);
  expect(plain.headers.get('cache-control')).toBe('no-store');
});

it('[S2211] what a person chose is in nobody else’s tree', async () => {
  const other = await server.signIn({ as: 'staff' });
  const before = await other.call('getMenuTreeByServiceAndRole', ERP);
  const { menuId } = (await server.leavesOf('staff'))[5] ?? { menuId: '' };
  await owner.call('collectMenu', { menuId, optType: 1 });
  await owner.call('updateSystemUpdateFlag', { ...ERP, showUpdateFlag: 2 });
  expect(await owner.call('getMenuTreeByServiceAndRole', ERP)).toMatchObject({ showUpdateFlag: 2 });
  expect(await other.call('getMenuTreeByServiceAndRole', ERP)).toEqual(before);
});

it('[S2211] a tag tells nothing to whom may not see the tree', async () => {
  const tag = (await send(owner.token)).headers.get('etag') ?? '';
  const foreign = await server.signIn({ as: 'brand' });
  expect((await send(foreign.token, { 'if-none-match': tag })).status).toBe(200);
  expect((await send('', { 'if-none-match': tag })).status).toBe(401);
  await server.services.sessions.revokeUser(server.db, 'u-owner');
  expect((await send(owner.token, { 'if-none-match': tag })).status).toBe(401);
});
