import { setupServer } from 'msw/node';
import { expect, it, onTestFinished } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { createApi } from '../client/createApi.ts';
import { contract } from '../contract/contract.ts';
import { MockRefusal } from './MockRefusal.ts';
import { type MockHandlers, mockApi } from './mockApi.ts';

function start(handlers: MockHandlers<typeof contract>) {
  const server = setupServer(...mockApi(contract, handlers));
  server.listen();
  onTestFinished(() => server.close());
  return createApi(createTestClient({ baseUrl: 'http://portal.test' }).client, contract);
}

it('[C90] a mock gets the checked request and answers data', async () => {
  const api = start({
    queryDeployStatusPlus: ({ serviceId }) => ({ serviceDeploy: serviceId === 'ready' ? 4 : 2 }),
    getRuntimeConfig: () => ({ development: true }),
  });
  await expect(api.queryDeployStatusPlus({ serviceId: 'ready' })).resolves.toEqual({ serviceDeploy: 4 });
  await expect(api.getRuntimeConfig()).resolves.toMatchObject({ development: true });
});

it('[C90] a mock refuses by throwing', async () => {
  const api = start({
    switchSystemCode: () => {
      throw new MockRefusal({ code: 'x.1', message: 'No such system', data: { n: 1 } });
    },
  });
  const error = await rejectionOf(api.switchSystemCode({ systemCode: 'ERP' }));
  expect(error).toMatchObject({
    kind: 'business',
    code: 'x.1',
    serverMessage: 'No such system',
    data: { n: 1 },
  });
});

it('[C91] a call without a mock says so by name', async () => {
  const error = await rejectionOf(start({}).userActionConfig());
  expect(error).toMatchObject({ kind: 'http', status: 501, code: 'mock.missing' });
  expect(error.serverMessage).toContain('No mock for userActionConfig (POST /sso/user/userActionConfig)');
});

it('[C91] a request that does not fit is refused as the server would', async () => {
  const server = setupServer(...mockApi(contract, { chooseLanguage: () => undefined }));
  server.listen();
  onTestFinished(() => server.close());
  const init = { method: 'POST', body: '{"chooseLanguage":"fr"}' };
  const response = await fetch('http://portal.test/sso/user/chooseLanguage', init);
  expect(response.status).toBe(400);
  await expect(response.json()).resolves.toMatchObject({
    code: '400',
    message: expect.stringContaining('chooseLanguage'),
  });
});
