import { deflateSync } from 'node:zlib';
import { aiLimits } from '@portal/api-client/contract/ai';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aiImages } from '../../../db/schema/assistant.ts';
import { openAssistant, type TestAssistant } from '../testing/openAssistant.ts';
import { sweepImages } from './sweepImages.ts';

let server: TestAssistant;
let token: string;
beforeAll(async () => {
  server = await openAssistant({}, { AI_VISION_MODELS: 'fake' });
});
beforeEach(async () => {
  token = await server.tokenOf('anna');
  await server.portal.database.db.delete(aiImages);
});
afterAll(() => server.close());

function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const chunk = (kind: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(kind, 'latin1'), data, Buffer.alloc(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(9)))]);
}

async function upload(bytes: Buffer | undefined, name = 'a.png', as = token, field = 'FILE') {
  const form = new FormData();
  if (bytes) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  const answer = await server.portal.app.request('/api/v1/agent/image-upload', {
    method: 'POST',
    headers: { authorization: as },
    body: form,
  });
  return {
    status: answer.status,
    ...((await answer.json()) as { code: string; message: string; data: { oss_url: string } }),
  };
}
const raw = (body: string | Buffer, contentType: string) =>
  server.portal.app.request('/api/v1/agent/image-upload', {
    method: 'POST',
    headers: { authorization: token, 'content-type': contentType },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });

it('[S533] takes an image in part FILE or file, says success, and shows it at a signed address', async () => {
  for (const field of ['FILE', 'file']) {
    token = await server.tokenOf('anna');
    const { code, message, data } = await upload(png(8, 8), 'a.png', token, field);
    expect([code, message]).toEqual(['200', 'success']);
    const shown = await server.portal.app.request(data.oss_url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png(8, 8));
    for (const wrong of [data.oss_url.replace(/sign=.{6}/, 'sign=AAAAAA'), data.oss_url.split('?')[0]])
      expect((await server.portal.app.request(String(wrong))).status).toBe(403);
    server.portal.clock.advance({ hours: 2 });
    expect((await server.portal.app.request(data.oss_url)).status).toBe(403);
  }
});

it.each([
  [
    'UPL-02: an SVG with a script',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  ['a renamed executable', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', Buffer.from('GIF89a........................................')],
  ['UPL-05: a flood of pixels', png(30_000, 30_000)],
  ['an image without size', png(0, 10)],
  ['nothing', Buffer.alloc(0)],
  ['a PNG that is cut', png(8, 8).subarray(0, 20)],
])('[S533] refuses %s by its bytes', async (_what, bytes) => {
  expect(await upload(bytes)).toMatchObject({ code: 'saas.ai.error.code.0008' });
});

it('[S533] UPL-01: refuses a large body before it is read to its end', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
      if (sent >= 26) controller.close();
    },
  });
  const answer = await server.portal.app.request('/api/v1/agent/image-upload', {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([413, '413']);
  expect(sent).toBeLessThan(14);
  expect(aiLimits.imageBytes).toBe(8 * 1024 * 1024);
});

it('[S533] UPL-07: refuses forms that are none', async () => {
  const part = (name: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\nx\r\n`;
  const forms: [string, string][] = [
    ['x', 'multipart/form-data'],
    ['no parts at all', 'multipart/form-data; boundary=b'],
    [`${part('FILE')}${part('FILE')}--b--\r\n`, 'multipart/form-data; boundary=b'],
    [
      `${Array.from({ length: 10_000 }, (_, index) => part(`f${index}`)).join('')}--b--\r\n`,
      'multipart/form-data; boundary=b',
    ],
    ['{}', 'application/json'],
  ];
  for (const [body, contentType] of forms) {
    const answer = await raw(body, contentType);
    expect([contentType, answer.status]).toEqual([contentType, contentType.includes('json') ? 415 : 400]);
  }
  expect(await upload(png(8, 8), 'a.png', token, 'picture')).toMatchObject({
    code: 'saas.ai.error.code.0008',
  });
});

it.each(['a.png.html', 'a.PhP', '../../a.png', 'a\u0000.png', 'n'.repeat(300), '\u202egnp.exe'])(
  '[S533] UPL-04: keeps nothing of the name %j',
  async (name) => {
    const { data, message } = await upload(png(8, 8), name);
    expect(message).toBe('success');
    expect(data.oss_url).toMatch(/^\/api\/v1\/agent\/image\/[\da-f-]{36}\?expires=\d+&sign=[\w-]+$/);
  },
);

it('[S533] UPL-08: takes twenty a minute of one person, and others are not affected', async () => {
  const many = await Promise.all(Array.from({ length: 100 }, () => upload(png(4, 4))));
  expect(many.filter(({ message }) => message === 'success')).toHaveLength(20);
  expect(many.filter(({ status }) => status === 429)).toHaveLength(80);
  expect((await upload(png(4, 4), 'a.png', await server.tokenOf('ben'))).message).toBe('success');
});

it('[S534] an image goes to a model that sees; only the caller’s own, and nothing is fetched', async () => {
  const own = (await upload(png(6, 6))).data.oss_url;
  const other = (await upload(png(5, 5), 'b.png', await server.tokenOf('ben'))).data.oss_url;
  const socket = await server.as('anna', { token });
  const { session_id } = await socket.call('addSession', {});
  for (const images of [
    [other],
    ['http://169.254.169.254/latest/meta-data'],
    ['https://evil.example/a.png'],
    [own, other],
  ])
    expect(await socket.ask('message', { session_id, message: '分析', images })).toMatchObject({
      code: 'saas.ai.error.code.0008',
    });
  const asked = await socket.call('message', { session_id, message: '分析', images: [own] });
  await socket.answer(String(asked.message_id));
  const sent = JSON.stringify(server.provider.requests.at(-1)?.body.messages);
  expect(sent).toContain(png(6, 6).toString('base64').slice(0, 40));
  const { chats } = await socket.call('getSessionDetail', { session_id });
  expect((await server.portal.app.request(String(chats[0]?.images[0]))).status).toBe(200);
});

it('[S536] an image goes with the conversation that it was sent in', async () => {
  const socket = await server.as('anna', { token });
  const { session_id } = await socket.call('addSession', {});
  const sent = (await upload(png(6, 6))).data.oss_url;
  await upload(png(7, 7));
  const asked = await socket.call('message', { session_id, message: '看', images: [sent] });
  await socket.answer(String(asked.message_id));
  const { deps, clock, database } = server.portal;
  const sweep = async () => {
    await sweepImages(database.db, clock, deps.services.blobs);
    return (await database.db.select().from(aiImages)).length;
  };
  expect(await sweep()).toBe(2);
  await database.db.update(aiImages).set({ createdAt: new Date(0) });
  expect(await sweep()).toBe(1);
  await socket.call('clearSession', { session_id });
  const kept = (await upload(png(8, 8))).data.oss_url;
  expect(await sweep()).toBe(1);
  expect((await server.portal.app.request(sent)).status).toBe(404);
  expect((await server.portal.app.request(kept)).status).toBe(200);
});
