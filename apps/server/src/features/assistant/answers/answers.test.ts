import { randomUUID } from 'node:crypto';
import { answerHash, answerStates } from '@portal/api-client/contract/ai';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aiMessages } from '../../../db/schema/assistant.ts';
import { openSockets } from '../../../testing/openSockets.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';
import { type ReadStream, readSse } from '../testing/readSse.ts';

const LONG = '**第一句** 안녕하세요 😀 and so on. '.repeat(60);

let server: TestAssistant;
beforeAll(async () => {
  server = await openAssistant({ content: LONG, paceMs: 2, chunk: 9 });
});
afterAll(() => server.close());

async function begin(name = 'anna') {
  const token = await server.tokenOf(name);
  const socket = await server.as(name, { token });
  const { session_id } = await socket.call('addSession', {});
  const request = (path: string, body: unknown, headers = {}) =>
    fetch(`http://127.0.0.1:${server.process.port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token, ...headers },
      body: JSON.stringify(body),
    });
  const stream = (body: unknown, headers = {}) => request('/api/v1/question/stream', body, headers);
  return { token, socket, session_id, request, stream };
}
const stored = async (messageId: string) => {
  const [row] = await server.portal.database.db
    .select()
    .from(aiMessages)
    .where(eq(aiMessages.messageId, messageId));
  if (!row) throw new Error('not stored');
  return row;
};
const quotaReset = () => server.portal.clock.advance({ hours: 25 });

it('[S501] streams pieces with offsets and an end that says what is stored', async () => {
  const { session_id, stream, socket } = await begin();
  const response = await stream({ session_id, message: '你好', client_msg_id: randomUUID() });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const read = await readSse(response);
  const [first, last] = [read.frames[0], read.frames.at(-1)];
  expect(first).toMatchObject({ session_id, o: { t: 0, c: 0 }, version: 1 });
  expect(first?.question_id).toBeTruthy();
  expect([read.think, read.content]).toEqual(['先看问题，再回答。', LONG]);
  expect(read.frames.length).toBeGreaterThan(3);
  expect(last).toMatchObject({
    finish: true,
    state: 'done',
    content_length: LONG.length,
    hash: answerHash(read.think, LONG),
    quota: { daily_use_total: 1, daily_quota: 10 },
  });
  const row = await stored(String(last?.message_id));
  expect([row.think, row.content, row.state]).toEqual([read.think, read.content, 'done']);
  const detail = await socket.call('getSessionDetail', { session_id });
  expect(detail.chats.map(({ source, content }) => [source, content])).toEqual([
    [1, '你好'],
    [2, LONG],
  ]);
});

it('[S501] tells the same over the socket', async () => {
  const { session_id, socket } = await begin();
  const first = await socket.call('question', { session_id, message: 'Hello', client_msg_id: randomUUID() });
  const { content, end } = await socket.answer(String(first.message_id));
  expect(content).toBe(LONG);
  expect(end).toMatchObject({ finish: true, state: 'done', hash: answerHash('先看问题，再回答。', LONG) });
});

it('[S500] asks once, however often and from wherever the same question is sent', async () => {
  quotaReset();
  const { session_id, stream, socket } = await begin();
  const question = { session_id, message: '一次', client_msg_id: randomUUID() };
  const many = await Promise.all([
    ...Array.from({ length: 8 }, () => stream(question).then((response) => readSse(response))),
    ...Array.from({ length: 4 }, () => socket.call('question', question)),
  ]);
  const ids = many.map((one) => ('ids' in one ? (one as ReadStream).frames[0]?.message_id : one.message_id));
  expect(new Set(ids).size).toBe(1);
  for (const one of many) if ('ids' in one) expect(one.content).toBe(LONG);
  const again = await readSse(await stream(question));
  expect(again.content).toBe(LONG);
  const detail = await socket.call('getSessionDetail', { session_id });
  expect(detail.msg_count).toBe(2);
  expect(await socket.call('getQuota', {})).toMatchObject({ daily_use_total: 1 });
});

it('[S502] goes on from the length that is shown, by field or by event id', async () => {
  quotaReset();
  const { session_id, stream } = await begin();
  const cut = await readSse(
    await stream({ session_id, message: '断线' }),
    ({ content }) => content.length > 40,
  );
  const message_id = cut.frames[0]?.message_id;
  const from = { t: cut.think.length, c: cut.content.length };
  const text = await (await stream({ message_id, from })).text();
  const frames = [...text.matchAll(/^data: (.*)$/gm)].map((match) => JSON.parse(String(match[1])));
  expect(frames[0].o).toEqual(from);
  expect(cut.content + frames.map(({ content = '' }) => content).join('')).toBe(LONG);
  const byId = await (await stream({ message_id }, { 'last-event-id': cut.ids.at(-1) })).text();
  expect(JSON.parse(/^data: (.*)$/m.exec(byId)?.[1] ?? '').o).toEqual(from);
});

it('[S503] a stop ends the provider’s work at once and stores what was seen', async () => {
  quotaReset();
  server.provider.script({ paceMs: 20 });
  const { session_id, socket, request } = await begin();
  const first = await socket.call('question', { session_id, message: '停' });
  const message_id = String(first.message_id);
  await socket.told('answer', (frame: { o?: { c: number } }) => (frame.o?.c ?? 0) > 20);
  const shown = { t: 9, c: 13 };
  const stopped = await socket.call('stopAnswer', { message_id, shown });
  // Only work that has not come to its end can be aborted; how soon is measured by the bench.
  await expect.poll(() => server.provider.requests.at(-1)?.abortedAt).toBeDefined();
  expect(stopped).toMatchObject({ state: 'stopped', content: LONG.slice(0, 13) });
  const { content, end } = await socket.answer(message_id);
  expect([content, end.state]).toEqual([LONG.slice(0, 13), 'stopped']);
  expect((await stored(message_id)).content).toBe(LONG.slice(0, 13));
  const again = await (await request('/api/v1/question/stop', { message_id })).json();
  expect(again.data.state).toBe('stopped');
  server.provider.script({ paceMs: 2 });
});

it('[S503] an answer that ended while it was being shown is cut to what was seen', async () => {
  const { session_id, socket } = await begin();
  server.provider.script({ paceMs: 0 });
  const { message_id } = await socket.call('question', { session_id, message: '看' });
  await socket.answer(String(message_id));
  const shown = { t: 3, c: 5 };
  const stopped = await socket.call('stopAnswer', { message_id: String(message_id), shown });
  expect(stopped).toMatchObject({ state: 'stopped', content: LONG.slice(0, 5), think: '先看问' });
  server.provider.script({ paceMs: 2 });
});

it('[S507] makes one answer at a time in a conversation', async () => {
  const { session_id, socket } = await begin();
  server.provider.script({ paceMs: 30 });
  const { message_id } = await socket.call('question', { session_id, message: '一' });
  for (const [method, data] of [
    ['question', { session_id, message: '二' }],
    ['retryAnswer', { message_id }],
    ['addSessionPartition', { session_id }],
  ] as const) {
    const refusal = await socket.ask(method, data);
    expect(refusal).toMatchObject({ method: 'error', message: '请等待上一条消息生成完毕' });
  }
  await socket.call('stopAnswer', { message_id: String(message_id) });
  server.provider.script({ paceMs: 2 });
  const next = await socket.call('question', { session_id, message: '二' });
  await socket.answer(String(next.message_id));
  const detail = await socket.call('getSessionDetail', { session_id });
  expect(detail.chats.map(({ content }) => content).filter((_, index) => index % 2 === 0)).toEqual([
    '一',
    '二',
  ]);
});

it('[S504] what a dead process stored stands; going on and trying again are not counted', async () => {
  quotaReset();
  server.provider.script({ paceMs: 20 });
  const { session_id, socket } = await begin();
  const { message_id } = await socket.call('question', { session_id, message: '重启' });
  await socket.told('answer', (frame: { o?: { c: number }; message_id?: string }) => (frame.o?.c ?? 0) > 20);
  const { db } = server.portal.database;
  const { lease } = server.portal.deps.services.assistant;
  // As if another process had made it, and had died.
  const dead = { runnerId: 'dead', leaseUntil: new Date(lease().leaseUntil.getTime() - 60_000) };
  await db
    .update(aiMessages)
    .set(dead)
    .where(eq(aiMessages.messageId, String(message_id)));
  await expect
    .poll(async () => (await stored(String(message_id))).state, { timeout: 10_000 })
    .toBe('interrupted');
  const prefix = (await stored(String(message_id))).content;
  expect(LONG.startsWith(prefix) && prefix.length > 0).toBe(true);
  const { end } = await socket.answer(String(message_id));
  expect(end.state).toBe(answerStates.interrupted);
  server.provider.script({ paceMs: 0, content: '（续）' });
  const socketAgain = await server.as('anna');
  const detail = await socketAgain.call('getSessionDetail', { session_id });
  expect(detail.chats.at(-1)).toMatchObject({ state: 'interrupted', content: prefix });
  await socketAgain.call('continueAnswer', { message_id: String(message_id) });
  await expect.poll(async () => (await stored(String(message_id))).state).toBe('done');
  expect((await stored(String(message_id))).content).toBe(`${prefix}（续）`);
  expect(JSON.stringify(server.provider.requests.at(-1)?.body.messages)).toContain('Go on exactly where');
  expect(await socketAgain.call('getQuota', {})).toMatchObject({ daily_use_total: 1 });
  server.provider.script({ paceMs: 2, content: LONG });
});

it('[S505] any process tells and stops the answer of any other', async () => {
  quotaReset();
  server.provider.script({ paceMs: 15 });
  const { createServices } = await import('../../../createServices.ts');
  const { portal } = server;
  const { services } = await createServices({
    ...portal.deps,
    runtimeConfig: portal.deps.services.runtimeConfig,
  });
  const second = await openSockets({ ...portal, deps: { ...portal.deps, services } });
  const { session_id, socket, token } = await begin();
  const far = await server.as('anna', { port: second.port, token });
  await far.call('getSessionDetail', { session_id });
  const { message_id } = await socket.call('question', { session_id, message: '两个进程' });
  await far.told('message', (message: { source?: number }) => message.source === 1);
  await far.told('answer', (frame: { o?: { c: number } }) => (frame.o?.c ?? 0) > 20);
  const stopped = await far.call('stopAnswer', { message_id: String(message_id) });
  expect(stopped.state).toBe('stopped');
  const [near, other] = [await socket.answer(String(message_id)), await far.answer(String(message_id))];
  expect(other.content).toBe(near.content);
  expect(near.content).toBe((await stored(String(message_id))).content);
  expect(LONG.startsWith(near.content)).toBe(true);
  await second.close();
  server.provider.script({ paceMs: 2 });
});
