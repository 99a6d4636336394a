import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerFrame } from '@portal/api-client/contract/ai';
import { createFakeProvider, type FakeProvider } from '@portal/tooling-test/provider';
import { makeDataDir, type SpawnedServer, spawnServer } from '@portal/tooling-test/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeCluster } from '../../../db/embedded/placeCluster.ts';
import { openUnite, type TestUnite } from '../../../testing/openUnite.ts';
import { signIn } from '../../../testing/signIn.ts';

const CONTENT = '**第一句** 안녕하세요 😀 and so on. '.repeat(120);

const folder = makeDataDir();
let provider: FakeProvider;
let server: SpawnedServer;
let token: string;

const start = async () => {
  server = await spawnServer({
    ...process.env,
    PORT: '0',
    APPS_PORT: '0',
    DATABASE_URL: '',
    PORTAL_DATA_DIR: folder,
    PORTAL_LOG: 'error',
    AI_BASE_URL: provider.url,
    AI_MODELS: 'fake',
  });
};
const kill = async () => {
  server.process.kill('SIGKILL');
  await once(server.process, 'exit');
};
const killDatabase = () => {
  const file = readFileSync(join(placeCluster(folder).cluster, 'postmaster.pid'), 'utf8');
  process.kill(Number(file.split('\n')[0]), 'SIGKILL');
};
const connect = () => openUnite(Number(new URL(server.url).port), token);
const shownLength = ({ frames }: TestUnite) =>
  frames
    .filter(({ method }) => method === 'answer')
    .map(({ data }) => data as AnswerFrame)
    .reduce((most, { o, content }) => Math.max(most, (o?.c ?? 0) + (content?.length ?? 0)), 0);
const begin = async () => {
  const socket = await connect();
  const { session_id } = await socket.call('addSession', {});
  const used = (await socket.call('getQuota', {})).daily_use_total;
  return { socket, session_id, used };
};
const lastOf = async (session_id: string) => {
  const socket = await connect();
  const { chats } = await socket.call('getSessionDetail', { session_id });
  const { daily_use_total } = await socket.call('getQuota', {});
  socket.close();
  return { answer: chats.at(-1), count: chats.length, used: daily_use_total };
};

beforeAll(async () => {
  provider = await createFakeProvider({ content: CONTENT, chunk: 5, paceMs: 4 });
  await start();
  token = await signIn(server.url, 'owner');
}, 60_000);
afterAll(async () => {
  await server.stop();
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

it('[S504] a server that is killed takes back nothing that it has shown', { timeout: 60_000 }, async () => {
  const { socket, session_id, used } = await begin();
  await socket.call('question', { session_id, message: '近况' });
  await socket.told('answer', ({ o }: AnswerFrame) => (o?.c ?? 0) > 600);
  await kill();
  await socket.closed;
  const shown = shownLength(socket);
  expect(shown).toBeLessThan(CONTENT.length);
  await start();
  await expect
    .poll(async () => (await lastOf(session_id)).answer?.state, { timeout: 20_000 })
    .toBe('interrupted');
  const after = await lastOf(session_id);
  expect(CONTENT.startsWith(after.answer?.content ?? '')).toBe(true);
  expect(after.answer?.content?.length).toBeGreaterThanOrEqual(shown);
  expect([after.count, after.used]).toEqual([2, used + 1]);
});

it('[S504] an answer whose end was told is whole, though the database is killed with the server', {
  timeout: 60_000,
}, async () => {
  provider.script({ paceMs: 0, chunk: 50 });
  const { socket, session_id, used } = await begin();
  const { message_id } = await socket.call('question', { session_id, message: '结束' });
  await socket.answer(String(message_id));
  killDatabase();
  await kill();
  await start();
  const after = await lastOf(session_id);
  expect(after.answer).toMatchObject({ state: 'done', content: CONTENT });
  expect([after.count, after.used]).toEqual([2, used + 1]);
});
