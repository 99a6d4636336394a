import { contract, type Endpoint } from '@portal/api-client/contract';
import { beforeAll, expect, it } from 'vitest';
import type { DemoServer } from '../testing/openDemoServer.ts';
import { validRequests } from '../testing/validRequests.ts';
import { withDemoServer } from '../testing/withDemoServer.ts';
import type { PortalContract } from './handlers.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});
let token: string;
beforeAll(async () => {
  ({ token } = await server.signIn({ as: 'owner' }));
});

const ERP = { serviceId: 'svc-erp', systemCode: 'ERP' };
const names = (Object.keys(contract) as (keyof PortalContract)[]).filter(
  (name) => (contract[name] as Endpoint).tagged,
);

/** The answer as it travels. */
async function send(name: keyof PortalContract, headers: Record<string, string> = {}) {
  const own = { 'content-type': 'application/json', 'user-agent': 'test', host: 'portal.test:4400' };
  const request = name === 'getMenuTreeByServiceAndRole' ? ERP : (validRequests[name] ?? {});
  const answer = await server.app.request(contract[name].path, {
    method: 'POST',
    headers: { ...own, authorization: token, 'accept-encoding': 'gzip', ...headers },
    body: JSON.stringify(request),
  });
  return {
    status: answer.status,
    tag: answer.headers.get('etag') ?? '',
    bytes: (await answer.arrayBuffer()).byteLength,
  };
}

it.each(names)('[S2212] %s carries a tag: who has the answer gets nothing but 304', async (name) => {
  const first = await send(name);
  expect(first).toMatchObject({ status: 200, tag: expect.stringMatching(/^(W\/)?".{22}(-gzip)?"$/) });
  expect(await send(name, { 'if-none-match': first.tag })).toMatchObject({ status: 304, bytes: 0 });
  expect(await send(name, { 'if-none-match': '"another"' })).toEqual(first);
});

it('[S2212] another answer has another tag, and a tag opens nothing without a session', async () => {
  const { tag } = await send('getUserInfoByHideCode');
  await server.as(token).call('changeProfile', { nickName: 'Another', realName: 'Name' });
  const changed = await send('getUserInfoByHideCode', { 'if-none-match': tag });
  expect(changed.status).toBe(200);
  expect(changed.tag).not.toBe(tag);
  const stranger = { authorization: '', 'if-none-match': changed.tag };
  expect((await send('getUserInfoByHideCode', stranger)).status).toBe(401);
});
