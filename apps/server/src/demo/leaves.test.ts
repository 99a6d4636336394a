import { type ReportName, reportNames } from '@portal/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { menus } from '../db/schema/menus.ts';
import { openDemoDatabase } from './testing/openDemoDatabase.ts';
import { type DemoServer, openDemoServer } from './testing/openDemoServer.ts';

let server: DemoServer;
let close: () => Promise<void>;
beforeAll(async () => {
  const database = await openDemoDatabase();
  server = await openDemoServer(database.db);
  close = database.close;
});
afterAll(() => close());

/** Leaves that are there to show what an error looks like. */
const SEEDED_TO_FAIL = ['/retired/page', '/index', '/fault/throw', '/fault/hang'];

/** What the page of a leaf asks the server first; a leaf with its own call is asked once. */
function callOf({ path, menuUrl }: { path: string | null; menuUrl: string | null }) {
  const url = new URL(menuUrl ?? '', 'http://app.invalid');
  const [, first = '', second = ''] = url.pathname.split('/');
  const view = url.searchParams.get('view') ?? undefined;
  const days = Number(url.searchParams.get('days') ?? 30) as 7 | 30 | 90;
  const marketplace = url.searchParams.get('site') ?? undefined;
  const list = (resource: string) => ['queryList', { resource, view, pageSize: 20 }] as const;
  if (path === 'scm_new' && first === 'list') return list(second);
  if (path === 'scm_new' && first === 'guide') return ['querySupplyGuide', {}] as const;
  if (path === 'scm_new') return list('orders');
  if (path === 'amazon' && first === 'report' && isReport(second))
    return ['queryReport', { report: second, days, marketplace }] as const;
  if (path === 'amazon' && first === 'setSail') return ['querySalesOverview', { days, marketplace }] as const;
  if (path === 'amazon') return list(first);
  if (path === 'universal_system' && first === 'bench') return undefined;
  if (path === 'universal_system') return ['queryDownloadTasks', {}] as const;
  if (path === 'sso-web') return USER_CALLS[url.pathname];
  return undefined;
}

const USER_CALLS: Readonly<Record<string, readonly [string, object]>> = {
  '/embel/home': ['querySystemExtListForSub', { paging: false }],
  '/embel/list': ['querySubUserPage', {}],
  '/user/basics-info': ['queryOwnContacts', {}],
  '/company/helper/center': ['queryHelpTree', {}],
  '/company/helper/live-roadcast': ['queryLiveBroadcastPage', {}],
  '/company/notice/announcement': ['queryAnnouncementPage', {}],
  '/company/notice/notification': ['queryMsgNoticePage', {}],
};

function isReport(name: string): name is ReportName {
  return (reportNames as readonly string[]).includes(name);
}

it('[S682] what the page of every leaf asks is answered, with rows where it is a list', async () => {
  const rows = await server.db
    .select()
    .from(menus)
    .where(eq(menus.companyId, 'c-starlight'))
    .orderBy(asc(menus.position));
  const leaves = rows.filter((row) => row.lastMenu === 2 && !SEEDED_TO_FAIL.includes(row.menuUrl ?? ''));
  expect(leaves.length).toBeGreaterThan(400);
  const owner = await server.signIn();
  const asked = new Map<string, { name: string; code: string; rows: number }>();
  for (const leaf of leaves) {
    if (leaf.path === 'iframe') {
      const page = new URL((leaf.menuUrl ?? '').replace('{appsOrigin}', 'http://apps.test:4401'));
      expect((await server.apps.request(page.pathname)).status, leaf.menuName).toBe(200);
      continue;
    }
    const call = callOf(leaf);
    const key = JSON.stringify(call);
    if (!call || asked.has(key)) continue;
    const [name, request] = call;
    const { code, data } = await owner.ask(name as Parameters<typeof owner.ask>[0], request);
    const list = (data as { dataList?: unknown[] } | null)?.dataList;
    asked.set(key, { name: `${leaf.menuName} ${leaf.menuUrl}`, code, rows: list?.length ?? 1 });
  }
  expect(asked.size).toBeGreaterThan(100);
  const bad = [...asked.values()].filter(({ code, rows: count }) => code !== '200' || count === 0);
  expect(bad).toEqual([]);
});
