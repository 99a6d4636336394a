import { readFileSync } from 'node:fs';
import { type ReportName, reportNames } from '@portal/api-client/contract';
import { menus } from '@portal/server/schema/menus';
import { type DemoServer, openDemoDatabase, openDemoServer, openEverything } from '@portal/server/testing';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MenuRow } from './buildMenus.ts';
import { createDemo } from './createDemo.ts';

let server: DemoServer;
let close: () => Promise<void>;
let leaves: MenuRow[];
beforeAll(async () => {
  const database = await openDemoDatabase();
  server = await openDemoServer(database.db, createDemo({ size: 1 }));
  close = database.close;
  const rows = await server.db
    .select()
    .from(menus)
    .where(eq(menus.companyId, 'c-starlight'))
    .orderBy(asc(menus.position));
  leaves = rows.filter((row) => row.lastMenu === 2);
  await openEverything(server.db, 'c-starlight');
});
afterAll(() => close());

/** What the page of a leaf asks the server first; a leaf with its own call is asked once. */
function callOf({ path, menuUrl }: MenuRow) {
  const url = new URL(menuUrl ?? '', 'http://app.invalid');
  const [, first = '', second = ''] = url.pathname.split('/');
  const view = url.searchParams.get('view') ?? undefined;
  const days = Number(url.searchParams.get('days') ?? 30) as 7 | 30 | 90;
  const list = (resource: string) => ['queryList', { resource, view, pageSize: 20 }] as const;
  if (path === 'scm_new' && first === 'list') return list(second);
  if (path === 'scm_new' && first === 'inbox') return ['queryThreads', {}] as const;
  if (path === 'scm_new') return list('orders');
  if (path === 'amazon' && first === 'report' && isReport(second))
    return ['queryReport', { report: second, days }] as const;
  if (path === 'amazon' && first === 'setSail') return ['querySalesOverview', { days }] as const;
  if (path === 'amazon') return list(first);
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

/** Pages whose title is a text of their app: its catalogue and the text's id. */
const PAGE_TEXTS: Readonly<Record<string, readonly [catalogue: string, id: string]>> = {
  'scm_new /sail-order-management': ['apps/micro/scm-new', 'scm.orders'],
  'scm_new /inbox': ['apps/micro/scm-new', 'scm.inbox'],
  'amazon /setSail/index': ['apps/micro/amazon', 'amazon.overview'],
  'universal_system /download-center': ['packages/notify', 'notify.files.downloads'],
  'sso-web /embel/home': ['apps/micro/sso-web', 'sso.home'],
  'sso-web /embel/list': ['apps/micro/sso-web', 'sso.permissions'],
  'sso-web /user/basics-info': ['apps/micro/sso-web', 'sso.settings'],
  'sso-web /user/product-package': ['apps/micro/sso-web', 'sso.packages.title'],
  'sso-web /company/serve/serve-manage': ['apps/micro/sso-web', 'sso.services'],
  'sso-web /company/serve/serve-manage?tab=orders': ['apps/micro/sso-web', 'sso.orders'],
  'sso-web /app/home': ['apps/micro/sso-web', 'sso.market.title'],
  'sso-web /company/notice/announcement': ['apps/micro/sso-web', 'sso.announcements'],
  'sso-web /company/notice/notification': ['apps/micro/sso-web', 'sso.notices'],
  'sso-web /company/helper/center': ['apps/micro/sso-web', 'sso.help'],
  'sso-web /company/helper/live-roadcast': ['apps/micro/sso-web', 'sso.live'],
};

const LANGUAGES = [
  ['zh-CN', 'menuName'],
  ['en-US', 'menuEnName'],
  ['ko-KR', 'menuKrName'],
] as const;

function isReport(name: string): name is ReportName {
  return (reportNames as readonly string[]).includes(name);
}

function isOutside({ path }: MenuRow): boolean {
  return path === 'iframe';
}

async function outsidePageOf({ menuUrl }: MenuRow): Promise<Response> {
  const page = new URL((menuUrl ?? '').replace('{appsOrigin}', 'http://apps.test:4401'));
  return server.apps.request(page.pathname);
}

function textOf([folder, id]: readonly [string, string], language: string): string | undefined {
  const file = new URL(`../../../${folder}/src/locales/${language}.po`, import.meta.url);
  const [, text] = readFileSync(file, 'utf8').split(`msgid "${id}"\nmsgstr "`);
  return text?.slice(0, text.indexOf('"\n'));
}

/** What stands above the page of a leaf in a language. */
async function titleOf(leaf: MenuRow, language: string): Promise<string | undefined> {
  const text = PAGE_TEXTS[`${leaf.path} ${leaf.menuUrl}`];
  if (text) return textOf(text, language);
  const [name, request] = callOf(leaf) ?? [];
  const { data } = await server.ask(name as Parameters<typeof server.ask>[0], request, { language });
  return (data as { title?: string } | null)?.title;
}

it('[S682] what the page of every leaf asks is answered, with rows where it is a list', async () => {
  const owner = await server.signIn();
  const asked = new Map<string, { name: string; code: string; rows: number }>();
  for (const leaf of leaves) {
    if (isOutside(leaf)) {
      expect((await outsidePageOf(leaf)).status, leaf.menuName).toBe(200);
      continue;
    }
    // The orders of a platform that the company sells nothing on.
    if (leaf.dependencePlatform && leaf.dependencePlatform !== 'AMAZON' && leaf.dependencePlatform !== 'ANY')
      continue;
    if (leaf.platformExpireTime) continue;
    const call = callOf(leaf);
    const key = JSON.stringify(call);
    if (!call || asked.has(key)) continue;
    const [name, request] = call;
    const { code, data } = await owner.ask(name as Parameters<typeof owner.ask>[0], request);
    const list = (data as { dataList?: unknown[] } | null)?.dataList;
    asked.set(key, { name: `${leaf.menuName} ${leaf.menuUrl}`, code, rows: list?.length ?? 1 });
  }
  expect(asked.size).toBeGreaterThan(90);
  const bad = [...asked.values()].filter(({ code, rows: count }) => code !== '200' || count === 0);
  expect(bad).toEqual([]);
});

it.each(LANGUAGES)(
  '[D52] the name of every leaf is the title of the page that it opens, in %s',
  async (language, name) => {
    const titles = new Map<string, string | undefined>();
    const others: string[] = [];
    for (const leaf of leaves.filter((one) => !isOutside(one))) {
      const page = `${leaf.path} ${leaf.menuUrl}`;
      if (!titles.has(page)) titles.set(page, await titleOf(leaf, language));
      if (titles.get(page) !== leaf[name]) others.push(`${page}: ${leaf[name]} opens ${titles.get(page)}`);
    }
    expect(titles.size).toBeGreaterThan(100);
    expect(others).toEqual([]);
  },
);

it('[D52] pages of other companies are named after their own titles', async () => {
  for (const leaf of leaves.filter(isOutside))
    expect(await (await outsidePageOf(leaf)).text()).toContain(`<h1>${leaf.menuEnName}</h1>`);
});
