import { count, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { publicFiles } from '../../db/schema/announcements.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { readCode } from '../../testing/readOutbox.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { hideMiddle } from './hideMiddle.ts';
import { pngOf } from './testing/pngOf.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

async function upload(file: Blob, name: string, as = 'owner') {
  const { token } = await server.signIn({ as });
  const body = new FormData();
  body.append('FILE', file, name);
  const answer = await server.app.request('/sso/user/uploadAvatar', {
    method: 'POST',
    headers: { authorization: token, host: 'portal.test:4400', 'user-agent': 'test' },
    body,
  });
  return {
    status: answer.status,
    ...((await answer.json()) as { code: string; data: { headImgUrl: string } }),
  };
}
const avatars = async () => {
  const [row] = await server.db
    .select({ count: count() })
    .from(publicFiles)
    .where(like(publicFiles.name, 'avatar-%'));
  return row?.count;
};

it('[S691] a picture becomes the avatar under an address of its own, whatever it was called; the former one goes', async () => {
  const first = await upload(new Blob([pngOf(64, 64)]), '../../a\u0000.png.html');
  expect(first.data.headImgUrl).toMatch(/^\/upload\/media\/[\w-]{32}$/);
  const shown = await server.app.request(first.data.headImgUrl);
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  const second = await upload(new Blob([pngOf(32, 32)]), 'b.png');
  expect((await server.call('getUserInfoByHideCode', {})).headImgUrl).toBe(second.data.headImgUrl);
  expect((await server.app.request(first.data.headImgUrl)).status).toBe(404);
  expect(await avatars()).toBe(1);
  await server.call('removeAvatar', {});
  expect((await server.call('getUserInfoByHideCode', {})).headImgUrl).toBe('');
  expect(await avatars()).toBe(0);
});

it.each([
  ['UPL-02: a script in a picture’s name', new Blob(['<svg><script>alert(1)</script></svg>'])],
  ['UPL-05: a flood of pixels', new Blob([pngOf(30_000, 30_000)])],
  ['UPL-01: too many bytes', new Blob([pngOf(64, 64), new Uint8Array(600 * 1024)])],
  ['nothing', new Blob([])],
])('[S692] %s is refused and not kept', async (_what, file) => {
  expect(await upload(file, 'a.png')).toMatchObject({ code: 'saas.sso.user.error.code.0120' });
  expect(await avatars()).toBe(0);
});

it('[S692] UPL-01: far too much is refused before it is read', async () => {
  expect(await upload(new Blob([new Uint8Array(3 * 1024 * 1024)]), 'a.png')).toMatchObject({ status: 413 });
});

it('[S693] a new address is bound with the code that was sent there, once; one of another account never', async () => {
  const email = 'New.Owner@starlight.example';
  await server.call('sendChangeContactCode', { email });
  const code = await readCode(server.db, email.toLowerCase());
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await server.ask('changeContact', { email, code: wrong })).toMatchObject({
    code: 'saas.sso.user.error.code.0101',
  });
  await server.call('changeContact', { email, code });
  expect(await server.call('queryOwnContacts', {})).toEqual({
    phone: '138****0001',
    email: 'ne***@starlight.example',
  });
  expect((await server.ask('changeContact', { email, code })).code).toMatch(/0101$/);
  await server.call('sendChangeContactCode', { email: 'staff@starlight.example' });
  const taken = { email: 'staff@starlight.example', code: '123456' };
  expect((await server.ask('changeContact', taken)).code).toMatch(/010[16]$/);
});

it('[S694] names are changed; in demo mode nothing of the account is', async () => {
  await server.call('changeProfile', { nickName: '  新昵称 ', realName: '林若溪' });
  expect(await server.call('getUserInfoByHideCode', {})).toMatchObject({ nickName: '新昵称' });
  expect((await server.ask('changeProfile', { nickName: '', realName: '' })).status).toBe(400);
  const demo = { as: 'demo' };
  for (const [name, request] of [
    ['changeProfile', { nickName: 'x', realName: '' }],
    ['removeAvatar', {}],
    ['sendChangeContactCode', { email: 'x@y.example' }],
    ['changeContact', { email: 'x@y.example', code: '123456' }],
  ] as const)
    expect((await server.ask(name, request, demo)).code).toMatch(/0110$/);
  expect((await upload(new Blob([pngOf(9, 9)]), 'a.png', 'demo')).code).toMatch(/0110$/);
});

it.each([
  ['13800138000', '138****8000'],
  ['123456', '****56'],
  ['anna@company.example', 'an***@company.example'],
  ['a@b.example', '***@b.example'],
  ['', ''],
])('[S693] %s is shown as %s', (contact, shown) => {
  expect(hideMiddle(contact)).toBe(shown);
});
