import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi, createPortalClient } from '@portal/api-client';
import { contract } from '@portal/api-client/contract';
import { createTokenStore } from '@portal/api-client/session';
import { createStorage } from '@portal/api-client/storage';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { menuTree, page } from '../testing/treeFixture.ts';
import { type MenuApi, menuQueries } from './menuQueries.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

it.each([
  ['HTTP 500', 500, { code: '500', message: 'broken', data: null }],
  ['code 0', 200, { code: '0', message: '', data: menuTree([page('1', '页')]) }],
  ['code 500 in a 200', 200, { code: '500', message: 'broken', data: null }],
])('[M28] swallows a tree that does not come: %s', async (_case, status, body) => {
  const { api, onNotice } = await serving(status, body);
  const client = new QueryClient();
  await client.prefetchQuery(menuQueries(api).tree({ serviceId: 's', systemCode: 'ERP' }));
  const state = client.getQueryState(menuQueries(api).tree({ serviceId: 's', systemCode: 'ERP' }).queryKey);
  expect(state?.status).toBe('error');
  expect(state?.data).toBeUndefined();
  expect(onNotice).not.toHaveBeenCalled();
});

it('[M28] normalises a tree that comes, once', async () => {
  const { api } = await serving(200, { code: 200, message: '', data: menuTree([page('1', '页')]) });
  const client = new QueryClient();
  const query = menuQueries(api).tree({ serviceId: 's', systemCode: 'ERP' });
  const first = await client.fetchQuery(query);
  expect(first.byKey.get('m_1')?.leaf).toBe(true);
  expect(await client.fetchQuery(query)).toBe(first);
});

it('[M29] does not let the late tree of a former system replace the present one', async () => {
  const answers = new Map<string, () => void>();
  const api: MenuApi = {
    getMenuTreeByServiceAndRole: ({ systemCode }) =>
      new Promise((resolve) => {
        answers.set(systemCode, () => resolve(menuTree([page(systemCode, systemCode)])));
      }),
    querySystemExtListForSub: async () => ({ dataList: [] }),
  };
  const client = new QueryClient();
  const { tree } = menuQueries(api);
  const observer = new QueryObserver(client, tree({ serviceId: 'a', systemCode: 'ERP' }));
  closers.push(observer.subscribe(() => {}));
  observer.setOptions(tree({ serviceId: 'b', systemCode: 'BI' }));
  answers.get('BI')?.();
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.byId.has('BI')).toBe(true));
  answers.get('ERP')?.();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(observer.getCurrentResult().data?.byId.has('BI')).toBe(true);
});

it('[M29] asks for all systems at once', async () => {
  const asked: unknown[] = [];
  const api: MenuApi = {
    getMenuTreeByServiceAndRole: async () => menuTree([]),
    querySystemExtListForSub: async (request) => {
      asked.push(request);
      return { dataList: [{ serviceId: 's', systemCode: 'ERP', serviceBillingValueDTOList: [] }] };
    },
  };
  const systems = await new QueryClient().fetchQuery(menuQueries(api).systems());
  expect(systems.map(({ systemCode }) => systemCode)).toEqual(['ERP']);
  expect(asked).toEqual([{ paging: false }]);
});

async function serving(status: number, body: unknown) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const onNotice = vi.fn();
  const client = createPortalClient({
    baseUrl: `http://localhost:${(server.address() as AddressInfo).port}`,
    tokens: createTokenStore({ storage: createStorage() }),
    locale: () => 'zh-CN',
    company: () => undefined,
    onUnauthorized: () => {},
    onNotice,
  });
  closers.push(() => server.close(), client.dispose);
  return { api: createApi(client, contract), onNotice };
}
