import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createTestClient, rejectionOf } from '../../test/createTestClient.ts';
import { sendJson, startTestServer } from '../../test/startTestServer.ts';
import { endpoint } from '../contract/endpoint.ts';
import { FileAnswerSchema } from '../contract/fileAnswer.ts';

const download = endpoint({
  method: 'POST',
  path: '/download',
  summary: 'Downloads.',
  request: v.object({}),
  response: FileAnswerSchema,
  answer: 'blob',
});

it.each([
  ['attachment; filename="orders.csv"', 'orders.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'%E8%AE%A2%E5%8D%95.csv', '订单.csv'],
  ["attachment; filename=plain.csv; filename*=UTF-8''%E8%A", 'plain.csv'],
  ['inline', undefined],
])('[C26] a file comes as a blob with the name of %j', async (disposition, fileName) => {
  const { baseUrl } = await startTestServer((_, response) => {
    const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': disposition };
    response.writeHead(200, headers).end('a,b\n1,2\n');
  });
  const { client } = createTestClient({ baseUrl });
  const file = await client.call(download, {});
  expect(file.fileName).toBe(fileName);
  await expect(file.blob.text()).resolves.toBe('a,b\n1,2\n');
});

it('[C26] a file that is refused rejects as any other call', async () => {
  const { baseUrl } = await startTestServer((_, response) =>
    sendJson(response, { code: '404', message: 'File gone' }),
  );
  const { client, onNotice } = createTestClient({ baseUrl });
  const error = await rejectionOf(client.call(download, {}));
  expect(error).toMatchObject({ kind: 'business', code: '404', serverMessage: 'File gone' });
  expect(onNotice).toHaveBeenCalledTimes(1);
});
