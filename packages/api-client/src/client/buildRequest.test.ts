import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { buildRequest } from './buildRequest.ts';

const POST: Endpoint = {
  method: 'POST',
  path: '/x',
  summary: 'X.',
  request: v.any(),
  response: v.any(),
};
const GAPS = { a: 'b c', n: 0, off: false, none: undefined, nil: null };

it('[C25] a GET has its fields in the query, and no question mark without any', () => {
  const read: Endpoint = { ...POST, method: 'GET' };
  expect(buildRequest(read, GAPS)).toEqual({ path: '/x?a=b+c&n=0&off=false' });
  expect(buildRequest(read, { none: undefined })).toEqual({ path: '/x' });
  expect(buildRequest(read, undefined)).toEqual({ path: '/x' });
});

it('[C25] a form and multipart leave out what is missing', () => {
  const { body: form, type } = buildRequest({ ...POST, body: 'form' }, GAPS);
  expect(form).toBeInstanceOf(URLSearchParams);
  expect([String(form), type]).toEqual(['a=b+c&n=0&off=false', undefined]);
  const file = new File(['x'], 'x.txt');
  const { body: parts } = buildRequest({ ...POST, body: 'multipart' }, { ...GAPS, file });
  expect(parts).toBeInstanceOf(FormData);
  const entries = [...(parts as FormData).entries()];
  expect(entries.map(([name]) => name)).toEqual(['a', 'n', 'off', 'file']);
  expect(entries.slice(0, 3).map(([, value]) => value)).toEqual(['b c', '0', 'false']);
});

it('[C25] JSON is sent as it is, lists too; what is no record is an empty one', () => {
  const type = 'application/json';
  expect(buildRequest(POST, { a: 1, nil: null })).toEqual({ path: '/x', body: '{"a":1,"nil":null}', type });
  expect(buildRequest(POST, [1, 2])).toEqual({ path: '/x', body: '[1,2]', type });
  for (const none of [undefined, null, 'text']) expect(buildRequest(POST, none).body).toBe('{}');
});

it('[C25] a field that the path names is missing there when the request has none', () => {
  expect(buildRequest({ ...POST, path: '/a/{id}/b' }, { note: 'n' })).toMatchObject({
    path: '/a//b',
    body: '{"note":"n"}',
  });
});
