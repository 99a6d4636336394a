import { closeCodes, securityTitles } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announcements } from '../db/schema/announcements.ts';
import { pushCounters, pushLog } from '../db/schema/index.ts';
import { sendNotice } from '../features/notifications/sendNotice.ts';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { openSockets, type TestProcess } from '../testing/openSockets.ts';
import { createDelivery } from './createDelivery.ts';
import { MAX_SEATS_PER_USER } from './createSeats.ts';
import { publishPush } from './publishPush.ts';
import { sweepPushLog } from './sweepPushLog.ts';

let portal: TestPortal;
let one: TestProcess;
let two: TestProcess;
beforeAll(async () => {
  portal = await createTestPortal({ trustProxy: 'none' });
  const socketLimits = { framesPer10s: 50, waitingBytes: 512 * 1024 };
  one = await openSockets(portal, { socketLimits });
  two = await openSockets(portal, { socketLimits });
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await portal.close();
});

const tokenOf = async (name: string) => {
  portal.clock.advance({ seconds: 1 });
  return (await portal.signIn(name)).data.token ?? '';
};
const tokenIn = async (userId: string, companyId: 'a' | 'b') => {
  const bearer = { address: '127.0.0.1', userAgent: '' };
  const start = { ...bearer, userId, companyId, autoLogin: false };
  return (await portal.deps.services.sessions.create(portal.deps.db, start)).token;
};
const send = (userIds: string[], title: string, companyId = 'a') =>
  portal.database.db.transaction((tx) => sendNotice(tx, portal.clock, { userIds, companyId, title }));

it('[S313] greets a client that can resume, and no other', async () => {
  const token = await tokenOf('anna');
  await send(['user-anna'], 'before');
  const able = await one.open(token, { since: '' });
  const hello = await able.hello();
  expect(hello).toMatchObject({
    type: 'hello',
    recovered: false,
    serverTime: portal.clock.now().toISOString(),
  });
  expect(hello.seq).toBeGreaterThan(0);
  const plain = await (await two.open(token)).joined();
  await send(['user-anna'], 'after');
  const [frame] = await able.received(1);
  expect((await plain.received(1)).map(({ msgTitle }) => msgTitle)).toEqual(['after']);
  expect(frame).toMatchObject({
    msgType: 3,
    msgTitle: 'after',
    eject: 0,
    seq: hello.seq + 1,
    noticeId: frame?.id,
  });
  expect(plain.signals).toEqual([]);
  for (const socket of [able, plain]) socket.close();
});

it('[S314] goes on where the client was, also at another process', async () => {
  const token = await tokenOf('anna');
  const first = await one.open(token, { since: '' });
  const { seq, epoch } = await first.hello();
  first.close();
  await first.closed;
  for (const title of ['1', '2', '3']) await send(['user-anna'], title);
  const back = await two.open(token, { since: seq, epoch });
  expect(await back.hello()).toMatchObject({ recovered: true, seq: seq + 3 });
  expect((await back.received(3)).map(({ msgTitle }) => msgTitle)).toEqual(['1', '2', '3']);
  back.close();
});

it.each([
  ['-1', undefined],
  ['1e18', undefined],
  ['abc', undefined],
  ['999999999', undefined],
  ['0&user=user-ben', undefined],
  ['1', 'epoch-of-a-former-database'],
])(
  '[S315] WSK-04: begins anew for since=%s of epoch %s, and never with another person’s messages',
  async (since, epoch) => {
    await send(['user-ben'], 'of ben');
    const socket = await one.open(await tokenOf('anna'), { since, ...(epoch && { epoch }) });
    const { recovered } = await socket.hello();
    expect(recovered).toBe(since.startsWith('0'));
    await send(['user-anna'], 'mark');
    await vi.waitFor(() => expect(socket.frames.at(-1)?.msgTitle).toBe('mark'));
    expect(socket.frames.map(({ msgTitle }) => msgTitle)).not.toContain('of ben');
    socket.close();
  },
);

it('[S315] says that something is missing when the client was away longer than pushes are kept', async () => {
  const { db } = portal.database;
  const seqs = Array.from({ length: 502 }, (_, index) => 10_001 + index);
  const createdAt = portal.clock.now();
  await db
    .insert(pushLog)
    .values(seqs.map((seq) => ({ userId: 'user-ben', seq, id: `old-${seq}`, frame: {}, createdAt })));
  const newest = { userId: 'user-ben', seq: 10_502 };
  await db
    .insert(pushCounters)
    .values(newest)
    .onConflictDoUpdate({ target: pushCounters.userId, set: newest });
  portal.clock.advance({ hours: 23 });
  await sweepPushLog(db, portal.clock);
  const count = async () => (await db.select().from(pushLog).where(eq(pushLog.userId, 'user-ben'))).length;
  expect(await count()).toBeGreaterThan(500);
  portal.clock.advance({ hours: 2 });
  await sweepPushLog(db, portal.clock);
  expect(await count()).toBe(500);
  const token = await tokenIn('user-ben', 'b');
  const late = await one.open(token, { since: 10_001 });
  expect(await late.hello()).toMatchObject({ recovered: false, seq: 10_502 });
  const inTime = await one.open(token, { since: 10_002 });
  expect(await inTime.hello()).toMatchObject({ recovered: true });
  for (const socket of [late, inTime]) socket.close();
});

it('[S316] keeps what is about one company from sessions in another', async () => {
  const inA = await one.open(await tokenIn('user-both', 'a'), { since: '' });
  const inB = await one.open(await tokenIn('user-both', 'b'), { since: '' });
  await inA.hello();
  await inB.hello();
  await send(['user-both'], 'of a', 'a');
  await send(['user-both'], 'of b', 'b');
  expect((await inA.received(1)).map(({ msgTitle }) => msgTitle)).toEqual(['of a']);
  expect((await inB.received(1)).map(({ msgTitle }) => msgTitle)).toEqual(['of b']);
  for (const socket of [inA, inB]) socket.close();
});

it('[S317] tells all pages of a person what was read and set elsewhere', async () => {
  const token = await tokenOf('anna');
  const able = await one.open(token, { since: '' });
  await able.hello();
  const plain = await (await two.open(token)).joined();
  await portal.call('saveAllRead', {}, { token });
  await portal.call('saveNoticeMuteTime', { messageType: 3, muted: true }, { token });
  await vi.waitFor(() =>
    expect(able.signals.slice(1)).toEqual([
      { type: 'changed', what: 'read', noReadCount: 0, ids: expect.any(Array) },
      { type: 'changed', what: 'mute' },
    ]),
  );
  expect(plain.texts).toEqual(['pong']);
  for (const socket of [able, plain]) socket.close();
});

it('[S613] [S614] tells other pages which notices were read, and that an announcement was acknowledged', async () => {
  const token = await tokenOf('anna');
  const able = await one.open(token, { since: '' });
  await able.hello();
  await send(['user-anna'], 'to read', 'a');
  const [frame] = (await able.received(1)).slice(-1);
  await portal.call('saveRead', { id: frame?.noticeId }, { token });
  const text = { zh: 'x', en: 'x', kr: 'x' };
  await portal.database.db.insert(announcements).values({
    id: 'an-1',
    type: 2,
    title: text,
    content: text,
    systemCodes: [],
    isPopup: true,
    isRelease: false,
    publishedAt: portal.clock.now(),
  });
  await portal.call('saveAnnouncementRead', { ids: ['an-1'] }, { token });
  await vi.waitFor(() =>
    expect(able.signals.slice(1)).toMatchObject([
      { what: 'read', ids: [frame?.noticeId] },
      { what: 'announcements' },
    ]),
  );
  able.close();
});

it('[S305] marks as meant only what the server itself says', async () => {
  const socket = await one.open(await tokenOf('anna'), { since: '' });
  await socket.hello();
  await send(['user-anna'], securityTitles.accountDisabled);
  const message = { msgType: 3, msgTitle: securityTitles.accountDisabled, msgInfo: '', eject: 1 };
  await portal.database.db.transaction((tx) =>
    publishPush(tx, portal.clock, { userId: 'user-anna', message }),
  );
  const [forged, meant] = await socket.received(2);
  expect([forged?.system, meant?.system]).toEqual([undefined, 1]);
  socket.close();
});

it('[S318] WSK-07: closes the oldest socket of a person who opens too many, and nobody else’s', async () => {
  const token = await tokenOf('anna');
  const other = await (await one.open(await tokenOf('both'))).joined();
  const first = await (await one.open(token)).joined();
  const rest = [];
  for (let index = 0; index < MAX_SEATS_PER_USER; index += 1)
    rest.push(await (await one.open(token)).joined());
  expect(await first.closed).toBe(closeCodes.replaced);
  await other.joined();
  for (const socket of [...rest, other]) socket.close();
});

it('[S319] WSK-05: closes a socket that sends frames without end, or one that is too large', async () => {
  const token = await tokenOf('anna');
  const flood = await (await one.open(token)).joined();
  for (let index = 0; index < 1_000; index += 1) flood.send('x');
  expect(await flood.closed).toBe(closeCodes.slowDown);
  const large = await (await one.open(token)).joined();
  large.send('x'.repeat(1024 * 1024));
  expect(await large.closed).toBe(1009);
});

it('[S319] stays open over frames that mean nothing', async () => {
  const socket = await (await one.open(await tokenOf('anna'))).joined();
  for (const garbage of ['', '{', '[]', 'null', '{"__proto__":1}', 'PING', '\u0000', '字'.repeat(5_000)])
    socket.send(garbage);
  socket.send(Buffer.from([0xff, 0xfe, 0x00]));
  const before = socket.texts.length;
  socket.send('ping');
  await vi.waitFor(() => expect(socket.texts.length).toBe(before + 1));
  socket.close();
});

it.each([
  '//',
  '/sso/ecSocket/a%0d%0aX:1',
  '/sso/ecSocket/',
  '/sso/ecSocket/a/b',
  'http://evil.example/sso/ecSocket/x',
])('[S319] WSK-10: refuses the address %s and goes on', async (path) => {
  await expect(one.open('', { path })).rejects.toThrow(/Unexpected server response: 40[04]|Invalid URL/);
  const socket = await one.open('undefined');
  expect(await socket.closed).toBe(closeCodes.unauthorized);
});

it('[S319] lives through ten thousand malformed frames', async () => {
  const patient = await openSockets(portal, {
    socketLimits: { framesPer10s: 1_000_000, waitingBytes: 1_000_000 },
  });
  const socket = await (await patient.open(await tokenOf('anna'))).joined();
  const samples = [
    '{"msgType":',
    '[[[[',
    '"',
    'ping ping',
    '{"type":"hello","seq":1e99}',
    'null',
    '\ud800',
    '',
  ];
  for (let index = 0; index < 10_000; index += 1) {
    const sample = samples[index % samples.length] ?? '';
    socket.send(
      index % 3 === 0 ? Buffer.from(`${sample}${index}`).subarray(index % 7) : sample.repeat(index % 20),
    );
  }
  const before = socket.texts.length;
  socket.send('ping');
  await vi.waitFor(() => expect(socket.texts.length).toBeGreaterThan(before));
  await send(['user-anna'], 'still here');
  expect((await socket.received(1))[0]?.msgTitle).toBe('still here');
  await patient.close();
});

it('[S80] WSK-02: closes a socket of an expired session with 4401', async () => {
  const token = await tokenOf('anna');
  portal.clock.advance({ hours: 13 });
  const socket = await one.open(token, { since: '' });
  expect(await socket.closed).toBe(closeCodes.unauthorized);
  expect(socket.texts).toEqual([]);
});

it('[S312] tries a delivery again that failed, in order, and stops when it is told', async () => {
  const delivered: string[] = [];
  let fails = 2;
  const delivery = createDelivery({
    deliver: async (userIds) => {
      fails -= 1;
      if (fails >= 0) throw new Error('the database is away');
      delivered.push(...userIds);
      return [];
    },
    log: portal.deps.log,
    retryMs: 1,
  });
  await delivery.to(['a', 'b']);
  expect(delivered).toEqual(['a', 'b']);
  fails = Number.MAX_SAFE_INTEGER;
  const never = delivery.to(['c']);
  delivery.stop();
  await never;
  expect(delivered).toEqual(['a', 'b']);
});
