import type { Menu } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import { directory, menuTree, page } from '../testing/treeFixture.ts';
import { findByPath } from './findByPath.ts';
import { homeOf } from './homeOf.ts';
import { addressOf, menuHref } from './menuAddress.ts';
import { menuLabel } from './menuLabel.ts';
import { normalizeMenuTree } from './normalizeMenuTree.ts';

const place = { serviceId: 'svc-erp', systemCode: 'ERP' };

describe('menuLabel', () => {
  const menu = { menuName: '订单', menuEnName: 'Orders', menuKrName: '주문' };
  it.each([
    ['zh-CN', '订单'],
    ['en-US', 'Orders'],
    ['ko-KR', '주문'],
    ['fr-FR', '订单'],
  ])('[M9] names a menu in %s', (locale, name) => {
    expect(menuLabel(menu, locale)).toBe(name);
  });

  it('[M9] falls back to Chinese, then to any name', () => {
    expect(menuLabel({ ...menu, menuEnName: ' ' }, 'en-US')).toBe('订单');
    expect(menuLabel({ menuKrName: '주문' }, 'zh-CN')).toBe('주문');
    expect(menuLabel({}, 'zh-CN')).toBe('');
  });
});

describe('menuHref', () => {
  it.each([
    ['a route', '/orders/list', '/entry/svc-erp/ERP/scm_new#/orders/list'],
    ['a query', '/list/orders?view=a&b=1', '/entry/svc-erp/ERP/scm_new#/list/orders?view=a&b=1'],
    ['a route with a hash sign', '#/orders', '/entry/svc-erp/ERP/scm_new#/orders'],
    ['a route without slash', 'orders/', '/entry/svc-erp/ERP/scm_new#/orders'],
    ['an outside page', 'https://example.com/a?b=1#c', '/entry/svc-erp/ERP/iframe#/m_1'],
  ])('[M10] addresses %s', (_case, menuUrl, href) => {
    expect(menuHref(leaf({ menuUrl }), place)).toBe(href);
  });

  it('[M10] escapes what stands in the path and has none for a directory', () => {
    const odd = menuHref(leaf({ path: 'a/b' }), { serviceId: 'a b', systemCode: 'x/../y' });
    expect(odd).toBe('/entry/a%20b/x%2F..%2Fy/a%2Fb#/1');
    const [root] = normalizeMenuTree(menuTree([directory('1', '目录', [page('2', '页')])])).roots;
    expect(root && menuHref(root, place)).toBeUndefined();
  });
});

describe('findByPath', () => {
  const index = normalizeMenuTree(
    menuTree([
      page('all', '全部订单', { menuUrl: '/list/orders' }),
      page('unpaid', '未付款', { menuUrl: '/list/orders?view=unpaid' }),
      page('late', '超时未付款', { menuUrl: '/list/orders?view=unpaid&late=1' }),
      page('stock', '库存', {
        menuUrl: '/stock/',
        relationMenuList: [{ menuUrl: '/stock/detail' }, { menuUrl: '/list/orders' }],
      }),
      page('bi', '报表', { path: 'amazon', menuUrl: '/list/orders' }),
      page('out', '外部', { menuUrl: 'https://example.com' }),
    ]),
  );

  it.each([
    ['scm_new', '/list/orders', 'all'],
    ['scm_new', '/list/orders?page=2', 'all'],
    ['scm_new', '/list/orders?view=unpaid&page=2', 'unpaid'],
    ['scm_new', '/list/orders?late=1&view=unpaid', 'late'],
    ['scm_new', '/stock', 'stock'],
    ['scm_new', '/stock/detail?id=1', 'stock'],
    ['amazon', '/list/orders', 'bi'],
    ['iframe', '/m_out', 'out'],
  ])('[M11] finds %s %s', (app, url, id) => {
    expect(findByPath(index, app, url)?.id).toBe(id);
  });

  it('[M11] finds nothing for an address that no menu names', () => {
    expect(findByPath(index, 'scm_new', '/orders')).toBeUndefined();
    expect(findByPath(index, 'nowhere', '/stock')).toBeUndefined();
    expect(findByPath(index, 'iframe', '/m_none')).toBeUndefined();
  });

  it('[M11] finds the menu of a sub-page at its own micro-app, or at the one of its menu', () => {
    const subPages = ['/stock/raw', { menuUrl: '/stock/plan', path: 'amazon' }, { menuUrl: '' }, 7];
    const tree = menuTree([page('stock', '库存', { relationMenuList: subPages as Menu[] })]);
    const found = (app: string, url: string) => findByPath(normalizeMenuTree(tree), app, url)?.id;
    expect(found('scm_new', '/stock/raw')).toBe('stock');
    expect(found('amazon', '/stock/plan')).toBe('stock');
    expect(found('scm_new', '/stock/plan')).toBeUndefined();
    expect(found('scm_new', '/')).toBeUndefined();
  });

  it('[M11] finds no directory, and no outside page by its path', () => {
    const tree = menuTree([
      directory('d', '目录', [page('p', '页')], { path: 'scm_new', menuUrl: '/directory' }),
      page('out', '外部', { menuUrl: 'https://example.com/a' }),
      directory('loose', '无应用', [page('q', '页')], {
        relationMenuList: [{ menuUrl: '/loose' }],
        path: '',
      }),
    ]);
    for (const [app, url] of [
      ['scm_new', '/directory'],
      ['scm_new', 'https://example.com/a'],
      ['', '/loose'],
    ] as const)
      expect(findByPath(normalizeMenuTree(tree), app, url), url).toBeUndefined();
  });

  it('[M11] does not take a page for another view of the same path', () => {
    const only = normalizeMenuTree(menuTree([page('a', '甲', { menuUrl: '/list?view=a' })]));
    expect(findByPath(only, 'scm_new', '/list?view=b')).toBeUndefined();
  });
});

describe('homeOf', () => {
  const menus = [page('h', '首页', { path: 'amazon', menuUrl: '/home' })];
  it('[M16] is the page that homeMenuId names', () => {
    expect(homeOf(normalizeMenuTree(menuTree(menus, { homeMenuId: 'h' })), 'ERP')).toMatchObject({
      address: { kind: 'micro-app', app: 'amazon', path: '/home' },
      entry: { id: 'h' },
    });
  });

  it('[M16] is /setSail/index in AMAZON_OPERATE and nothing elsewhere when the tree names none', () => {
    for (const fields of [{}, { homeMenuId: 'gone' }]) {
      const index = normalizeMenuTree(menuTree(menus, fields));
      expect(homeOf(index, 'AMAZON_OPERATE')?.address).toEqual({
        kind: 'micro-app',
        app: 'amazon',
        path: '/setSail/index',
      });
      expect(homeOf(index, 'ERP')).toBeUndefined();
    }
  });
});

it('[M10] tells pages outside the portal from routes', () => {
  expect(addressOf(leaf({ menuUrl: 'HTTPS://example.com' }))?.kind).toBe('frame');
  expect(addressOf(leaf({ menuUrl: '/local', path: 'iframe' }))).toEqual({
    kind: 'frame',
    key: 'm_1',
    url: '/local',
  });
});

function leaf(fields: object) {
  const [entry] = normalizeMenuTree(menuTree([page('1', '页', fields)])).leaves;
  if (!entry) throw new Error('the fixture is no leaf');
  return entry;
}
