import { closeCodes } from '@portal/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUnite } from '../../../testing/openUnite.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';

let server: TestAssistant;
beforeAll(async () => {
  server = await openAssistant();
});
afterAll(() => server.close());

it('[S519] every frame says who sends it: without a token it is refused and the socket closed', async () => {
  for (const token of ['', 'forged', 'x'.repeat(299)]) {
    const socket = await openUnite(server.process.port, token);
    expect(await socket.ask('getQuota')).toMatchObject({ code: 401, method: 'error', message: '用户未登录' });
    expect(await socket.closed).toBe(closeCodes.unauthorized);
  }
});

it('[S519] a token handed to an embedded app does not open it', async () => {
  const token = await server.tokenOf('anna');
  const issued = await server.portal.call('issueAppToken', { app: 'amazon' }, { token });
  const socket = await openUnite(server.process.port, issued.data.token);
  expect(await socket.ask('getQuota')).toMatchObject({ code: 401 });
  const byHttp = await server.portal.call('callUnite', { method: 'getQuota' }, { token: issued.data.token });
  expect(byHttp.code).toBe('401');
});

it('[S519] another company’s code or another person’s id is refused', async () => {
  const socket = await server.as('anna');
  const own = { company_code: 'subject-a-0123456789', userid: 'user-anna' };
  expect(await socket.ask('getQuota', {}, own)).toMatchObject({ code: 0, method: 'quota' });
  expect(await socket.ask('getQuota', {}, { ...own, company_code: 'subject-b-0123456789' })).toMatchObject({
    code: 403,
  });
  expect(await socket.ask('getQuota', {}, { ...own, userid: 'user-ben' })).toMatchObject({ code: 403 });
});

it('[S519] a socket stays one person’s', async () => {
  const socket = await server.as('anna');
  await socket.call('getQuota', {});
  const other = await server.tokenOf('ben');
  expect(await socket.ask('getQuota', {}, { authorization: other })).toMatchObject({ code: 401 });
});

it('[S519] what is no frame, no method or no data of it is refused in words', async () => {
  const socket = await server.as('anna');
  for (const text of ['', '{', '[]', 'null', '{"method":1}', '\u0000']) socket.send(text);
  for (const [method, data, code] of [
    ['__proto__', {}, 404],
    ['constructor', {}, 404],
    ['dropTables', {}, 404],
    ['question', { session_id: 'x', message: '   ' }, 400],
    ['question', { session_id: 'x', message: 'x'.repeat(8001) }, 400],
    ['question', { session_id: { $ne: null }, message: 'x' }, 400],
    ['getSessionDetail', { session_id: "' or 1=1 --" }, 404],
    ['setFeedback', { message_id: 'x', value: 7 }, 400],
    ['addSession', { title: 'a\u0000b' }, 400],
  ] as const)
    expect([method, (await socket.ask(method, data)).code]).toEqual([method, code]);
  expect(await socket.ask('ping')).toMatchObject({ code: 0, method: 'pong' });
});

it('[S519] takes a question with a long history, and goes by its own', async () => {
  const socket = await server.as('anna');
  const { session_id } = await socket.call('addSession', {});
  const his_messages = Array.from({ length: 100 }, () => ({ question: '问', answer: '答案'.repeat(1500) }));
  const asked = await socket.call('question', { session_id, message: '还记得吗', his_messages });
  await socket.answer(String(asked.message_id));
  expect(JSON.stringify(server.provider.requests.at(-1)?.body)).not.toContain('答案');
});

it('[S519] speaks the language of the frame, and the person’s own without one', async () => {
  const socket = await server.as('anna');
  const words = async (language?: string) =>
    (await socket.ask('addSession', { type: 2 }, { language })).message;
  expect(await words('en_US')).toBe('Please enter a chatroom name');
  expect(await words('ko_KR')).toBe('채팅방 이름을 입력해 주세요');
  expect(await words()).toBe('채팅방 이름을 입력해 주세요');
});

it('[S519] is closed when its session ends', async () => {
  const token = await server.tokenOf('anna');
  const socket = await server.as('anna', { token });
  await socket.call('getQuota', {});
  await server.portal.call('logout', {}, { token });
  expect(await socket.closed).toBe(closeCodes.unauthorized);
});

it('[S519] the methods answer by HTTP, too', async () => {
  const token = await server.tokenOf('anna');
  const answer = await server.portal.call('callUnite', { method: 'getModels' }, { token });
  expect(answer.data).toMatchObject({ method: 'models' });
  const refused = await server.portal.call(
    'callUnite',
    { method: 'addSession', data: { type: 2 } },
    { token },
  );
  expect(refused.message).toBe('Please enter a chatroom name');
});
