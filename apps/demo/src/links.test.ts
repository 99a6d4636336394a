import { aiMessages } from '@portal/server/schema/assistant';
import { menus } from '@portal/server/schema/menus';
import { notices } from '@portal/server/schema/notices';
import { type Database, dataSets, openDemoDatabase } from '@portal/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

let close: () => Promise<void>;
let db: Database;
let leaves: string[];
beforeAll(async () => {
  ({ db, close } = await openDemoDatabase());
  const ofErp = and(eq(menus.companyId, 'c-starlight'), eq(menus.systemCode, 'ERP'));
  const rows = await db.select({ menuUrl: menus.menuUrl }).from(menus).where(ofErp);
  leaves = rows.flatMap(({ menuUrl }) => menuUrl ?? []);
});
afterAll(() => close());

/** Whether a leaf has the page of a link, and nothing in its query that the link does not ask for. */
function isReached(link: string): boolean {
  const asked = new URL(link, 'http://app.invalid');
  return leaves.some((leaf) => {
    const { pathname, searchParams } = new URL(leaf, 'http://app.invalid');
    const isPart = [...searchParams].every(([name, value]) => asked.searchParams.get(name) === value);
    return pathname === asked.pathname && isPart;
  });
}

it('[D55] all data of the assistant leads to a leaf, which a menu names', () => {
  expect(dataSets.length).toBeGreaterThan(5);
  expect(dataSets.map(({ link }) => link.path).filter((path) => !isReached(path))).toEqual([]);
});

it('[D55] every link in the conversations of the demo leads to a leaf', async () => {
  const rows = await db.select({ text: aiMessages.content }).from(aiMessages);
  const links = rows.flatMap(({ text }) =>
    [...text.matchAll(/"path":"([^"]+)"/g)].map(([, path = '']) => path),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !isReached(link))).toEqual([]);
});

it('[D610] every link in the notices of the demo leads to a leaf', async () => {
  const rows = await db
    .select({ info: notices.info })
    .from(notices)
    .where(eq(notices.companyId, 'c-starlight'));
  const links = rows.flatMap(({ info }) => (info as { link?: { path: string } }).link?.path ?? []);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !isReached(link))).toEqual([]);
});
