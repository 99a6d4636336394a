import { beforeEach, expect, it } from 'vitest';
import { liveBroadcasts } from '../../db/schema/announcements.ts';
import { DEMO_NOW, type DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
let seeded: (typeof liveBroadcasts.$inferInsert)[];
withDemoServer(async (opened) => {
  server = opened;
  seeded = await server.db.select().from(liveBroadcasts);
});
beforeEach(async () => {
  await server.db.delete(liveBroadcasts);
  await server.db.insert(liveBroadcasts).values(seeded);
});

const HOUR = 3_600_000;
const add = (id: string, beginsIn: number, hours = 1) => {
  const text = { zh: id, en: id, kr: id };
  const beginsAt = new Date(DEMO_NOW.getTime() + beginsIn * HOUR);
  const endsAt = new Date(beginsAt.getTime() + hours * HOUR);
  return server.db
    .insert(liveBroadcasts)
    .values({ id, title: text, description: text, speaker: '', beginsAt, endsAt });
};
const living = async () => (await server.call('getLivingBroadcast', {}))?.liveId;

it('[S360] gives the broadcast that runs, else the next one of the coming day, else none', async () => {
  expect(await server.call('getLivingBroadcast', {})).toBeNull();
  await add('next-day', 25);
  expect(await living()).toBeUndefined();
  await add('later', 24);
  expect(await living()).toBe('later');
  await add('over', -1);
  expect(await living()).toBe('later');
  await add('running', -0.5);
  expect(await living()).toBe('running');
});

it('[S361] lists the classes, the latest first, with pictures and recordings that play', async () => {
  const { dataList, totalCount } = await server.call(
    'queryLiveBroadcastPage',
    { pageSize: 2 },
    { language: 'en-US' },
  );
  expect([totalCount, dataList.map(({ liveTitle }) => liveTitle)]).toEqual([
    3,
    ['Stocking up for the peak season', 'Handling orders faster'],
  ]);
  const recording = await server.call('getLiveBroadcast', { liveId: 'live-2026-10' });
  expect(recording.serverTime).toBe(DEMO_NOW.toISOString());
  for (const [url, type] of [
    [recording.liveCoverUrl, 'image/webp'],
    [recording.liveVideoUrl, 'video/webm'],
  ]) {
    const answer = await server.app.request(new URL(url ?? '').pathname);
    expect(answer.headers.get('content-type')).toBe(type);
  }
  expect((await server.ask('getLiveBroadcast', { liveId: 'unknown' })).code).toBe('404');
});
