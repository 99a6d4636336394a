import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { sendJson, startTestServer } from '../../test/startTestServer.ts';
import { endpoint } from '../contract/endpoint.ts';
import { ApiError, isApiError } from './ApiError.ts';

const details = { kind: 'business', code: '7', status: 200, requestId: 'r', endpoint: 'POST /x' } as const;

it('[C28] says what failed, and how', () => {
  const error = new ApiError({ ...details, serverMessage: 'No stock' });
  expect(error.message).toBe('POST /x: business (7): No stock');
  expect(new ApiError(details).message).toBe('POST /x: business (7)');
});

it('[C28] is recognised from another window, and nothing else is', () => {
  const foreign: unknown = runInNewContext(
    "Object.assign(new Error('x'), { name: 'ApiError', kind: 'http', requestId: 'r' })",
  );
  expect(isApiError(foreign)).toBe(true);
  expect(isApiError(new ApiError(details))).toBe(true);
  const others = [
    ...[undefined, null, 'ApiError', {}, new Error('x'), { name: 'ApiError' }],
    { name: 'Error', kind: 'http', requestId: 'r' },
    { kind: 'http', requestId: 'r' },
    { name: 'ApiError', kind: 'http' },
    { name: 'ApiError', requestId: 'r' },
  ];
  expect(others.filter(isApiError)).toEqual([]);
});

it.each(['http', 'cut', 'slow', 'html'])('[C28] carries no token when the answer is %s', async (fault) => {
  const { baseUrl } = await startTestServer((_, response) => {
    if (fault === 'http') sendJson(response, { code: '1' }, { status: 500 });
    else if (fault === 'cut') response.socket?.destroy();
    else if (fault === 'html') response.end('<p>');
  });
  const { client } = createTestClient({ baseUrl, token: 'canary-secret' });
  const call = endpoint({
    method: 'POST',
    path: '/x',
    summary: 'X.',
    request: v.object({}),
    response: v.unknown(),
    timeoutMs: 200,
  });
  const error = await rejectionOf(client.call(call, {}));
  const text = inspect(error, { depth: 20, showHidden: true, getters: true });
  expect(text).not.toContain('canary-secret');
});
