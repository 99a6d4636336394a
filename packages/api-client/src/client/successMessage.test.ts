import { expect, it } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { sendJson, startTestServer } from '../../test/startTestServer.ts';
import { aiContract } from '../contract/ai/aiContract.ts';

it('[C405] an upload whose message is not success has failed, whatever its code', async () => {
  const answers = [
    { code: '200', message: 'success', data: { oss_url: '/a' } },
    { code: '200', message: 'queued', data: { oss_url: '/b' } },
    { code: '0', message: '', data: { oss_url: '/c' } },
  ];
  const { baseUrl } = await startTestServer((_request, response) => sendJson(response, answers.shift()));
  const { client } = createTestClient({ baseUrl });
  const FILE = new File(['x'], 'a.png');
  expect(await client.call(aiContract.uploadAgentImage, { FILE })).toEqual({ oss_url: '/a' });
  for (const _ of [1, 2])
    expect(await rejectionOf(client.call(aiContract.uploadAgentImage, { FILE }))).toMatchObject({
      kind: 'business',
    });
});
