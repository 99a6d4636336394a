import { reportNames } from '@portal/api-client/contract';
import { isKnownView } from '@portal/server/testing';
import { describe, expect, it } from 'vitest';
import { buildMenus, type MenuRow } from './buildMenus.ts';
import { demoCompanies } from './catalogue/companies.ts';
import { demoSystems } from './catalogue/demoSystems.ts';
import { grantedToMembers } from './memberGrants.ts';
import { externalPage } from './standIns/externalPage.ts';

const now = new Date('2026-11-21T08:00:00Z');
const VIEWABLE = ['ERP', 'AMAZON_OPERATE', 'BI', 'OMS', 'WMS', 'SSO_SYS_USER'];

function systemsOf(companyId: string, { isLab = false, copies = 1 } = {}) {
  return (demoSystems[companyId] ?? []).map((system) => ({
    systemCode: system.systemCode,
    ...buildMenus({
      companyId,
      systemCode: system.systemCode,
      outline: system.outline + (isLab ? system.lab : ''),
      idPrefix: `1${system.menuPrefix}`,
      copies,
      now,
    }),
  }));
}

const systems = systemsOf('c-starlight');
const rows = systems.flatMap((system) => system.rows);
const leaves = leavesOf(rows);
const lab = systemsOf('c-starlight', { isLab: true });
const labRows = lab.flatMap((system) => system.rows);

function leavesOf(menus: readonly MenuRow[]): MenuRow[] {
  return menus.filter((row) => row.lastMenu === 2);
}

function depthOf(row: MenuRow, byId: ReadonlyMap<string, MenuRow>): number {
  const parent = byId.get(row.parentId ?? '');
  return parent ? 1 + depthOf(parent, byId) : 1;
}

describe('the demo menus', () => {
  it('[D53] lead to some 140 pages over the systems that can be viewed', () => {
    const pages = new Set(leaves.map((row) => `${row.path} ${row.menuUrl}`));
    expect(pages.size).toBeGreaterThan(120);
    expect(pages.size).toBeLessThan(160);
    for (const systemCode of VIEWABLE) {
      expect(leaves.filter((row) => row.systemCode === systemCode).length, systemCode).toBeGreaterThan(12);
    }
  });

  it('[D53] open one page under one name, of no single country, and nothing that is there to fail', () => {
    for (const system of systems) {
      const pages = leavesOf(system.rows).map(
        (row) => `${row.path} ${row.menuUrl?.replace(/\?days=\d+/, '')}`,
      );
      expect(new Set(pages).size, system.systemCode).toBe(pages.length);
    }
    const names = new Map(leaves.map((row) => [`${row.path} ${row.menuUrl}`, row.menuName]));
    for (const row of leaves) expect(row.menuName).toBe(names.get(`${row.path} ${row.menuUrl}`));
    const urls = leaves.map((row) => row.menuUrl ?? '');
    expect(
      urls.filter((url) => /[?&](?:site|menu)=|view=[\w-]+\.|^\/(?:bench|fault|retired)/.test(url)),
    ).toEqual([]);
  });

  it('[D3] of a lab are at least 600, 100 of them leaves on the fourth level', () => {
    const byId = new Map(labRows.map((row) => [row.menuId, row]));
    expect(labRows.length).toBeGreaterThanOrEqual(600);
    expect(leavesOf(labRows).filter((row) => depthOf(row, byId) === 4).length).toBeGreaterThanOrEqual(100);
  });

  it('[D3] of a lab grow to 12,000 at size 20, still with ids of their own', () => {
    const many = systemsOf('c-starlight', { isLab: true, copies: 20 }).flatMap((system) => system.rows);
    expect(many.length).toBeGreaterThanOrEqual(12_000);
    expect(new Set(many.map((row) => row.menuId)).size).toBe(many.length);
  });

  it('[D4] have a name in each of the three languages', () => {
    for (const row of labRows) {
      expect(row.menuName.trim(), row.menuId).not.toBe('');
      if (row.menuName.startsWith('Bench page')) continue;
      expect(row.menuName, row.menuId).toMatch(/\p{Script=Han}/u);
      expect(row.menuEnName, row.menuId).not.toMatch(/\p{Script=Han}|\p{Script=Hangul}/u);
      expect(row.menuKrName, row.menuId).toMatch(/\p{Script=Hangul}/u);
    }
  });

  it('[D4] of a lab include names of 40 Chinese and 80 English characters', () => {
    expect(Math.max(...labRows.map((row) => row.menuName.length))).toBeGreaterThanOrEqual(40);
    expect(Math.max(...labRows.map((row) => row.menuEnName.length))).toBeGreaterThanOrEqual(80);
  });

  it('[D5] form trees: parents come first, directories are never empty, ids and addresses are unique', () => {
    for (const system of lab) {
      const seen = new Set<string>();
      for (const row of system.rows) {
        expect(seen.has(row.menuId), row.menuId).toBe(false);
        if (row.parentId) expect(seen.has(row.parentId), row.menuId).toBe(true);
        seen.add(row.menuId);
      }
      const parents = new Set(system.rows.map((row) => row.parentId));
      for (const row of system.rows) expect(parents.has(row.menuId), row.menuId).toBe(row.lastMenu === 1);
      const urls = system.rows.flatMap((row) => (row.menuUrl ? [`${row.path} ${row.menuUrl}`] : []));
      expect(new Set(urls).size).toBe(urls.length);
    }
  });

  it.each<[string, (row: MenuRow) => boolean]>([
    ['content tabs', (row) => row.special === 2 && row.parentId === null],
    ['search', (row) => row.special === 3 && row.parentId === null],
    ['locked by an unbound platform', (row) => row.dependencePlatform === 'WALMART'],
    ['met by any platform', (row) => row.dependencePlatform === 'ANY'],
    ['met by a bound platform', (row) => row.dependencePlatform === 'AMAZON'],
    ['expired platform', (row) => (row.platformExpireTime ?? now) < now],
    ['expired app', (row) => row.assetsType === '2' && (row.assetsExpireTime ?? now) < now],
    ['expired other asset', (row) => row.assetsType === '1' && (row.assetsExpireTime ?? now) < now],
    ['not purchased, one package', (row) => row.updateFlag === 2 && row.updatePackageIds?.length === 1],
    ['not purchased, two packages', (row) => row.updateFlag === 2 && row.updatePackageIds?.length === 2],
    ['external page', (row) => row.external && row.path === 'iframe'],
    ['no cache', (row) => row.noCache],
    ['related pages', (row) => (row.relationMenuList?.length ?? 0) > 0],
    ['permission entry', (row) => row.selectFlag === 2],
  ])('[D6] include the kind: %s', (_kind, fits) => {
    expect(rows.filter(fits).length).toBeGreaterThan(0);
  });

  it.each<[string, (row: MenuRow) => boolean]>([
    ['long key', (row) => `m_${row.menuId}`.length >= 40],
    ['unknown route', (row) => row.menuUrl === '/retired/page'],
    ['unknown app', (row) => row.path === 'missing_app'],
    ['throws on mount', (row) => row.menuUrl === '/fault/throw'],
    ['never answers', (row) => row.menuUrl === '/fault/hang'],
  ])('[D6] of a lab include the kind: %s', (_kind, fits) => {
    expect(labRows.filter(fits).length).toBeGreaterThan(0);
  });

  it('[D6] include pins, and 24 bench pages in a lab', () => {
    const bench = labRows.filter((row) => row.menuName.startsWith('Bench page'));
    expect(bench.map((row) => row.menuUrl)).toEqual(
      Array.from({ length: 24 }, (_, index) => `/bench/${String(index + 1).padStart(2, '0')}`),
    );
    expect(systems.flatMap((system) => system.pinned).length).toBeGreaterThan(5);
  });

  it('[D7] lead to pages that exist, apart from the four of a lab that are there to fail', () => {
    const dead = leavesOf(labRows).filter((row) => !isAlive(row));
    expect(dead.map((row) => `${row.path}:${row.menuUrl}`)).toEqual([
      'scm_new:/retired/page',
      'missing_app:/index',
      'universal_system:/fault/throw',
      'universal_system:/fault/hang',
    ]);
  });

  it('[D8] have a home that cannot be closed in every system but the order system, which shows the welcome page', () => {
    const homes = systems.flatMap((system) => {
      const home = system.rows.find((row) => row.menuId === system.homeMenuId);
      return home ? [[system.systemCode, home.path, home.menuUrl, home.closable]] : [];
    });
    expect(homes).toEqual([
      ['ERP', 'amazon', '/setSail/index', false],
      ['AMAZON_OPERATE', 'amazon', '/setSail/index', false],
      ['BI', 'amazon', '/setSail/index', false],
      ['WMS', 'scm_new', '/list/stock?view=all', false],
      ['SSO_SYS_USER', 'sso-web', '/embel/home', false],
    ]);
  });

  it('[D9] grant members the everyday leaves, the homes among them, and no ads, money or settings', () => {
    const granted = new Set(grantedToMembers(rows));
    expect(granted.size).toBeGreaterThan(80);
    expect(granted.size).toBeLessThan(leaves.length * 0.9);
    for (const system of systems.filter(({ homeMenuId }) => homeMenuId)) {
      expect(granted.has(system.homeMenuId ?? ''), system.systemCode).toBe(true);
    }
    const names = leaves.filter((row) => granted.has(row.menuId)).map((row) => row.menuName);
    expect(names).toContain('订单管理');
    expect(leaves.some((row) => row.resource === 'ads' && granted.has(row.menuId))).toBe(false);
    expect(names).not.toContain('店铺授权');
  });

  it('[D9] keep the companies apart by id', () => {
    const prefixes = demoCompanies.map((company) => company.menuPrefix);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });
});

/** The pages of the user centre that menus lead to. */
const USER_PAGES = new Set([
  '/app/home',
  '/company/helper/center',
  '/company/helper/live-roadcast',
  '/company/notice/announcement',
  '/company/notice/notification',
  '/company/serve/serve-manage',
  '/embel/home',
  '/embel/list',
  '/user/basics-info',
  '/user/product-package',
]);

function isAlive({ path, menuUrl }: MenuRow): boolean {
  const url = new URL(menuUrl ?? '', 'http://app.invalid');
  const view = url.searchParams.get('view') ?? '';
  switch (path) {
    case 'scm_new': {
      const [, list, resource = ''] = url.pathname.split('/');
      if (['/sail-order-management', '/guide', '/inbox'].includes(url.pathname)) return true;
      return list === 'list' && isKnownView(resource, view);
    }
    case 'amazon': {
      const [, page, name = ''] = url.pathname.split('/');
      const hasDays = ['7', '30', '90', null].includes(url.searchParams.get('days'));
      if (url.pathname === '/setSail/index') return hasDays;
      if (page === 'report') return hasDays && (reportNames as readonly string[]).includes(name);
      return ['listings', 'reviews', 'ads'].includes(page ?? '') && isKnownView(page ?? '', view);
    }
    case 'sso-web':
      return USER_PAGES.has(url.pathname);
    case 'universal_system':
      return url.pathname === '/download-center' || /^\/bench\/\d\d$/.test(url.pathname);
    case 'iframe':
      return externalPage(menuUrl?.split('/').at(-1) ?? '') !== undefined;
    default:
      return false;
  }
}
