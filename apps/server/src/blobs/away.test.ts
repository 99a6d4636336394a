import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAssistant, type TestAssistant } from '../features/assistant/testing/openAssistant.ts';

let server: TestAssistant;
beforeAll(async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' });
  server = await openAssistant({}, { BLOB_URL: 's3://portal?endpoint=http://127.0.0.1:9' });
});
afterAll(() => server.close());

it('[S1052] a call that needs the store of files says when to come again', async () => {
  const form = new FormData();
  const picture = Buffer.from('89504e470d0a1a0a0000000d494844520000000800000008', 'hex');
  form.append('FILE', new Blob([picture, new Uint8Array(64)]), 'a.png');
  const headers = { authorization: await server.tokenOf('anna'), 'accept-language': 'en-US' };
  const upload = { method: 'POST', headers, body: form };
  const answer = await server.portal.app.request('/api/v1/agent/image-upload', upload);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await answer.json()).message).toContain('file store');
});
