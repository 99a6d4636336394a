import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { AnswerFrameSchema } from './answerFrame.ts';
import { answerHash } from './answerHash.ts';
import { aiLimits, DEFAULT_MODEL, QUOTA_EXEMPT_AGENT_ID, UNITE_SOURCE } from './constants.ts';
import { DataBlockSchema } from './dataBlock.ts';
import { AiMessageSchema, AiQuotaSchema, AiSessionSchema } from './entities.ts';
import { uniteMethods } from './methods.ts';
import { UniteFrameSchema, UniteRequestSchema, uniteSocket } from './uniteSocket.ts';

it('[C400] has the calls and the socket at their addresses', () => {
  expect(uniteSocket.path).toBe('/unite');
  expect(contract.questionStream).toMatchObject({
    path: '/api/v1/question/stream',
    answer: 'event-stream',
    timeoutMs: 600_000,
  });
  expect(contract.uploadAgentImage).toMatchObject({
    path: '/api/v1/agent/image-upload',
    body: 'multipart',
    successMessage: 'success',
  });
});

it('[C400] pairs the methods that are sent with those that answer', () => {
  const pairs = Object.fromEntries(
    Object.entries(uniteMethods).map(([name, { answers }]) => [name, answers]),
  );
  expect(pairs).toMatchObject({
    getPrompts: 'prompts',
    getQuota: 'quota',
    getModels: 'models',
    getSessions: 'sessions',
    getAgents: 'agents',
    getUserAgents: 'userAgents',
    addSession: 'addSession',
    editSession: 'editSession',
    convertSession: 'convertSession',
    clearSession: 'clearSession',
    clearSessions: 'sessions',
    sessionTopup: 'sessionTopup',
    sessionUnTopup: 'sessionUnTopup',
    exitSession: 'exitSession',
    getSessionDetail: 'sessionDetail',
    userAgentDetail: 'sessionDetail',
    addSessionPartition: 'sessionDetail',
    bindUserAgent: 'bindUserAgent',
    unbindUserAgent: 'unbindUserAgent',
    getUsers: 'getUsers',
    getTeamPrompts: 'getTeamPrompts',
    addTeamPrompt: 'getTeamPrompts',
    editTeamPrompt: 'getTeamPrompts',
    delTeamPrompt: 'getTeamPrompts',
    question: 'answer',
    robot: 'answer',
    message: 'answer',
    ping: 'pong',
  });
});

it('[C401] reads entities leniently', () => {
  expect(v.parse(AiMessageSchema, { message_id: 7, source: '2', state: 'later', extra: 1 })).toMatchObject({
    message_id: '7',
    source: 2,
    content: '',
    state: 'later',
    extra: 1,
  });
  for (const garbage of [null, {}, [], { message_id: {} }])
    expect(v.is(AiMessageSchema, garbage)).toBe(false);
  expect(v.parse(AiSessionSchema, { session_id: 1, isTopup: '1', partakeUsers: 'x' })).toMatchObject({
    session_id: '1',
    isTopup: true,
    partakeUsers: [],
  });
  expect(v.parse(AiQuotaSchema, {})).toMatchObject({ daily_use_total: 0, daily_quota: 10 });
  expect(v.parse(DataBlockSchema, { report: 'x', rows: [['a', 1, null], 'no'] }).rows).toEqual([
    ['a', 1, null],
  ]);
  expect(v.parse(UniteFrameSchema, { code: '0', method: 'quota' }).code).toBe(0);
});

it('[C402] takes a piece that says nothing but its text', () => {
  const piece = { session_id: 1, message_id: 2, think: '', content: '你' };
  expect(v.parse(AnswerFrameSchema, piece)).toMatchObject({
    session_id: '1',
    message_id: '2',
    content: '你',
  });
  expect(v.parse(AnswerFrameSchema, { ...piece, o: 'x', finish: 'true' })).toMatchObject({
    o: undefined,
    finish: true,
  });
});

it('[C403] holds requests to the shared limits', () => {
  const accepts = (name: keyof typeof uniteMethods, data: unknown) => v.is(uniteMethods[name].data, data);
  const session_id = 'x';
  expect(accepts('editSession', { session_id, title: 'x'.repeat(aiLimits.titleLength) })).toBe(true);
  expect(accepts('editSession', { session_id, title: 'x'.repeat(aiLimits.titleLength + 1) })).toBe(false);
  expect(accepts('question', { session_id, message: ' \n ' })).toBe(false);
  expect(accepts('setFeedback', { message_id: 'x', value: 2 })).toBe(false);
  expect(accepts('searchHistory', { keyword: '' })).toBe(false);
  const members = v.parse(uniteMethods.editSession.data, {
    session_id,
    partake_users: [7, 'u', { user_id: 8, user_name: 'x' }],
  });
  expect(members.partake_users).toEqual(['7', 'u', '8']);
  expect(v.is(UniteRequestSchema, { method: 'ping', source: UNITE_SOURCE })).toBe(true);
  expect([DEFAULT_MODEL.model_id, DEFAULT_MODEL.model_code, QUOTA_EXEMPT_AGENT_ID]).toEqual([
    1,
    'deepseek-r1',
    2,
  ]);
  const { templatesPerTopic, templateTitleLength, templateContentLength, dailyQuota } = aiLimits;
  expect([templatesPerTopic, templateTitleLength, templateContentLength, dailyQuota]).toEqual([
    10, 20, 1000, 10,
  ]);
});

it('[C404] the fingerprint tells texts apart', () => {
  expect(answerHash('', '')).toHaveLength(8);
  expect(answerHash('ab', 'c')).not.toBe(answerHash('a', 'bc'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, at) => {
      const place = text.length === 0 ? 0 : at % text.length;
      const changed = `${text.slice(0, place)}x${text.slice(place + 1)}`;
      if (changed !== text) expect(answerHash('', changed)).not.toBe(answerHash('', text));
      expect(answerHash('', text)).toBe(answerHash('', text));
    }),
  );
});
