import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../db/openDatabase.ts';
import { announcements } from '../../db/schema/announcements.ts';
import { openDemoDatabase } from '../../testing/openDemoDatabase.ts';
import { DEMO_NOW, type DemoServer, openDemoServer } from '../../testing/openDemoServer.ts';

/** Two processes, each with connections, clock and memory of its own, and who writes beside both. */
let servers: DemoServer[];
let writer: OpenDatabase;
let asked: string[] = [];
beforeAll(async () => {
  writer = await openDemoDatabase();
  const pools = [openDatabase(writer.url), openDatabase(writer.url)];
  for (const { pool } of pools) {
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    pool.query = ((config: string | { text: string }, ...more: unknown[]) => {
      asked.push(typeof config === 'string' ? config : config.text);
      return query(config, ...more);
    }) as typeof pool.query;
  }
  servers = await Promise.all(pools.map(({ db }) => openDemoServer(db)));
  return async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await writer.close();
  };
});
beforeEach(() => writer.db.delete(announcements));

const inMs = (ms: number) => new Date(DEMO_NOW.getTime() + ms);
const add = (id: string, row: Partial<typeof announcements.$inferInsert> = {}) => {
  const text = { zh: id, en: id, kr: id };
  const rest = { type: 2, title: text, content: text, tickerText: text, systemCodes: [], isRelease: false };
  return writer.db
    .insert(announcements)
    .values({ id, ...rest, isPopup: true, publishedAt: DEMO_NOW, ...row });
};
/** What every process shows, which is the same in the ticker and among what pops up. */
async function shown(as = 'owner', language = 'zh-CN'): Promise<string[]> {
  const all: string[][] = [];
  for (const server of servers)
    for (const name of ['getAnnouncementNotice', 'getAnnouncementYhEjectDetail'] as const)
      all.push(
        (await server.call(name, { systemCode: 'ERP' }, { as, language })).map(({ id = '' }) => id).sort(),
      );
  const [first = []] = all;
  for (const one of all) expect(one).toEqual(first);
  return first;
}

it('[S3060] an announcement that is published, changed, recalled or removed is seen at once by every process', async () => {
  expect(await shown()).toEqual([]);
  await add('a');
  await add('b', { companyIds: ['c-bluepeak'] });
  expect(await shown()).toEqual(['a']);
  expect(await shown('brand')).toEqual(['a', 'b']);
  await writer.db
    .update(announcements)
    .set({ locales: ['en-US'] })
    .where(eq(announcements.id, 'a'));
  expect([await shown(), await shown('owner', 'en-US')]).toEqual([[], ['a']]);
  await writer.db.update(announcements).set({ recalledAt: DEMO_NOW }).where(eq(announcements.id, 'a'));
  expect(await shown('brand', 'en-US')).toEqual(['b']);
  await writer.db.delete(announcements).where(eq(announcements.id, 'b'));
  expect(await shown('brand', 'en-US')).toEqual([]);
});

it('[S3060] one begins and ends when its time comes, though nothing was changed', async () => {
  await add('now', { endsAt: inMs(2) });
  await add('soon', { publishedAt: inMs(1), endsAt: inMs(3) });
  const seen = [await shown()];
  while (seen.length < 4) {
    for (const { clock } of servers) clock.advance({ seconds: 0.001 });
    seen.push(await shown());
  }
  expect(seen).toEqual([['now'], ['now', 'soon'], ['soon'], []]);
});

it('[S3061] what is shown is read once for all of a company, and what a person closed stays their own', async () => {
  await add('a');
  await shown();
  await add('neither', { isPopup: false, tickerText: null });
  await servers[0]?.call('getAnnouncementNotice', { systemCode: 'ERP' });
  await servers[0]?.call('getAnnouncementYhEjectDetail', { systemCode: 'ERP' });
  asked = [];
  for (const as of ['owner', 'staff', 'owner'])
    await servers[0]?.call('getAnnouncementNotice', { systemCode: 'ERP' }, { as });
  expect(asked.filter((text) => /\bannouncements\b/.test(text))).toEqual([]);
  await servers[0]?.call('saveAnnouncementRead', { ids: ['a'] });
  const popups = async (as: string) =>
    servers[1]?.call('getAnnouncementYhEjectDetail', { systemCode: 'ERP' }, { as });
  expect([await popups('owner'), await popups('staff')]).toMatchObject([[], [{ id: 'a' }]]);
});
