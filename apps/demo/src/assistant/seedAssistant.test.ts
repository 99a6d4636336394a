import { type DemoServer, openDemoDatabase, openDemoServer } from '@portal/server/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: DemoServer;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openDemoDatabase();
  server = await openDemoServer(database.db);
  close = database.close;
});
afterAll(() => close());

const unite = async (as: string, method: string, data: object = {}) =>
  (await server.call('callUnite', { method, data }, { as })).data as never;

it('[S535] the demo accounts have conversations whose answers come from the demo data, and a topic together', async () => {
  const titles = (as: string) =>
    unite(as, 'getSessions').then((list: { title: string }[]) => list.map(({ title }) => title));
  expect(await titles('owner')).toEqual(['近30天销售情况', '黑五备货讨论', '如何导出订单列表']);
  expect(await titles('staff')).toEqual(['黑五备货讨论', '待发货订单']);
  expect(await titles('brand')).toEqual([]);
  const { chats, teamPrompts }: { chats: { source: number; content: string }[]; teamPrompts: unknown[] } =
    await unite('staff', 'getSessionDetail', { session_id: 'demo-team' });
  expect(chats.map(({ source }) => source)).toEqual([1, 2, 1, 2, 1, 2]);
  for (const { content } of chats.filter(({ source }) => source === 2)) expect(content).toContain('```data');
  expect(teamPrompts).toHaveLength(2);
  const bound: { agent_id: number }[] = await unite('owner', 'getUserAgents');
  expect(bound.map(({ agent_id }) => agent_id).sort()).toEqual([1, 2, 4]);
});
