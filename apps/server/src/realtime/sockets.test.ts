import { securityTitles } from '@portal/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { openSockets, type TestProcess, type TestSocket } from '../testing/openSockets.ts';
import { publishPush } from './publishPush.ts';

let portal: TestPortal;
let one: TestProcess;
let two: TestProcess;
beforeAll(async () => {
  portal = await createTestPortal({ trustProxy: 'none' });
  one = await openSockets(portal);
  two = await openSockets(portal);
});
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await portal.close();
});

const tokenOf = async (name: string) => {
  portal.clock.advance({ seconds: 1 });
  return (await portal.signIn(name)).data.token as string;
};
const push = (name: string, msgTitle: string) =>
  portal.database.db.transaction((tx) =>
    publishPush(tx, portal.clock, {
      userId: `user-${name}`,
      message: { msgType: 3, msgTitle, msgInfo: '', eject: 0 },
    }),
  );
const joined = (socket: TestSocket) => socket.joined();

it('[S80] opens with a valid token and answers ping', async () => {
  const socket = await joined(await one.open(await tokenOf('anna')));
  expect(socket.texts).toContain('pong');
  socket.close();
});

it('[S80] WSK-02: closes with 4401 for a wrong token, and keeps no token in the log', async () => {
  const socket = await one.open('c4n4ry-wrong-token-c4n4ry-wrong-token');
  expect(await socket.closed).toBe(4401);
  expect(portal.log()).not.toContain('c4n4ry');
});

it('[S26] WSK-08: closes at logout, at every process', async () => {
  const token = await tokenOf('anna');
  const sockets = [await joined(await one.open(token)), await joined(await two.open(token))];
  await portal.call('logout', {}, { token });
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
});

it('[S81] tells the first session of a second sign-in, and lets it live', async () => {
  const first = await tokenOf('ben');
  const socket = await joined(await one.open(first));
  const second = await joined(await two.open(await tokenOf('ben')));
  const [frame] = await socket.received(1);
  expect(frame).toMatchObject({ msgType: 3, msgTitle: securityTitles.offlineNotice, eject: 1 });
  expect((await portal.call('userActionConfig', {}, { token: first })).code).toBe('200');
  await push('ben', 'last');
  expect((await second.received(1)).map(({ msgTitle }) => msgTitle)).toEqual(['last']);
  for (const open of [socket, second]) open.close();
});

it('[S82] delivers to every process, in order, to this user only', async () => {
  const token = await tokenOf('anna');
  const sockets = [await joined(await one.open(token)), await joined(await two.open(token))];
  const stranger = await joined(await one.open(await tokenOf('both')));
  const titles = Array.from({ length: 30 }, (_, index) => `message ${index}`);
  await Promise.all(titles.map((title) => push('anna', title)));
  for (const socket of sockets) {
    const frames = await socket.received(30);
    expect(frames.map(({ msgTitle }) => msgTitle).sort()).toEqual(titles.sort());
    const order = frames.map(({ seq }) => seq ?? 0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  }
  expect(stranger.frames).toEqual([]);
  for (const open of [...sockets, stranger]) open.close();
});

it('[S83] gives a returning client what it missed, once', async () => {
  const token = await tokenOf('both');
  const socket = await joined(await one.open(token));
  await push('both', 'seen');
  const [seen] = await socket.received(1);
  socket.close();
  await socket.closed;
  for (const title of ['missed 1', 'missed 2']) await push('both', title);
  const back = await two.open(token, { since: seen?.seq ?? 0 });
  expect((await back.received(2)).map(({ msgTitle }) => msgTitle)).toEqual(['missed 1', 'missed 2']);
  const fresh = await joined(await one.open(token));
  expect(fresh.frames).toEqual([]);
  for (const open of [back, fresh]) open.close();
});

it('[S83] sends nothing twice to a client beside one that catches up', async () => {
  const token = await tokenOf('anna');
  const live = await joined(await one.open(token));
  for (const title of ['first', 'second']) await push('anna', title);
  const [first] = await live.received(2);
  const behind = await one.open(token, { since: (first?.seq ?? 1) - 1 });
  await behind.received(2);
  await push('anna', 'third');
  for (const socket of [live, behind])
    expect((await socket.received(3)).map(({ msgTitle }) => msgTitle)).toEqual(['first', 'second', 'third']);
  for (const open of [live, behind]) open.close();
});

it('[S83] never replays to a new session what older ones were told about it', async () => {
  await tokenOf('ben');
  const second = await tokenOf('ben');
  await push('ben', 'end');
  const socket = await one.open(second, { since: 0 });
  await expect.poll(() => socket.frames.at(-1)?.msgTitle).toBe('end');
  expect(socket.frames.filter(({ msgTitle }) => msgTitle === securityTitles.offlineNotice)).toEqual([]);
  socket.close();
});

it('[S84] WSK-01: opens for no page of another site', async () => {
  const token = await tokenOf('anna');
  await expect(one.open(token, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(one.open(token, { origin: 'null' })).rejects.toThrow('403');
  const own = await one.open(token, { origin: `http://127.0.0.1:${one.port}` });
  own.close();
});

it('[S610] ends a socket whose client no longer answers, and none that does', async () => {
  const asking = await openSockets(portal, { heartbeatMs: 100 });
  try {
    const alive = await joined(await asking.open(await tokenOf('anna')));
    const gone = await asking.open(await tokenOf('ben'), { isAlive: false });
    expect(await gone.closed).toBe(1006);
    await push('anna', 'still here');
    expect((await alive.received(1)).at(-1)).toMatchObject({ msgTitle: 'still here' });
  } finally {
    await asking.close();
  }
});
