import type { Menu } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { menuPins, menuStatistics, menus } from '../../db/schema/menus.ts';
import { DEMO_NOW, type DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});

const ERP = { serviceId: 'svc-erp', systemCode: 'ERP' };

function flatten(menu: readonly Menu[] = []): Menu[] {
  return menu.flatMap((entry) => [entry, ...flatten(entry.childMenus)]);
}

const treeOf = (as: string, request = ERP) => server.call('getMenuTreeByServiceAndRole', request, { as });
const leavesOf = (menu: readonly Menu[] | undefined) => flatten(menu).filter((entry) => entry.lastMenu === 2);

describe('the menu tree', () => {
  it('[D12] holds every stored menu of the system once, nested below its parent', async () => {
    const tree = await treeOf('owner');
    const stored = await server.db
      .select({ menuId: menus.menuId, parentId: menus.parentId })
      .from(menus)
      .where(and(eq(menus.companyId, 'c-starlight'), eq(menus.systemCode, 'ERP')))
      .orderBy(menus.position);
    expect(flatten(tree.childMenus).map((menu) => menu.menuId)).toEqual(stored.map((row) => row.menuId));
    const parents = new Map(stored.map((row) => [row.menuId, row.parentId]));
    for (const menu of flatten(tree.childMenus)) {
      for (const child of menu.childMenus ?? []) expect(parents.get(child.menuId ?? '')).toBe(menu.menuId);
    }
  });

  it('[D12] names the home, the package and what is pinned', async () => {
    const tree = await treeOf('owner');
    const home = flatten(tree.childMenus).find((menu) => menu.menuId === tree.homeMenuId);
    expect(home).toMatchObject({ path: 'amazon', menuUrl: '/setSail/index', closable: false });
    expect(tree).toMatchObject({ packageId: 'pkg-erp-standard', useNewMenu: true, packageShowUpdateFlag: 2 });
    const pinned = flatten(tree.childMenus).filter((menu) => menu.collectFlag === 2);
    expect(pinned.length).toBeGreaterThan(3);
    expect(pinned.every((menu) => menu.pushpin === true)).toBe(true);
  });

  it("[D12] shows the caller's own pins, not a colleague's", async () => {
    await server.db.delete(menuPins).where(eq(menuPins.userId, 'u-sail'));
    const pinnedBy = async (as: string) =>
      flatten((await treeOf(as)).childMenus).filter((menu) => menu.pushpin).length;
    expect(await pinnedBy('sail')).toBe(0);
    expect(await pinnedBy('owner')).toBeGreaterThan(3);
  });

  it('[D12] gives external pages the address of the apps by the name that the caller used', async () => {
    const external = leavesOf((await treeOf('owner')).childMenus).filter((menu) => menu.external);
    expect(external.map((menu) => menu.menuUrl)).toContain('http://portal.test:4401/external/rates');
    expect(external.every((menu) => menu.path === 'iframe')).toBe(true);
  });

  it('[D13] is cut for a member to the granted leaves and what stands above them', async () => {
    const owner = await treeOf('owner');
    const staff = await treeOf('staff');
    const all = new Set(leavesOf(owner.childMenus).map((menu) => menu.menuId));
    const granted = leavesOf(staff.childMenus).map((menu) => menu.menuId);
    expect(granted.length).toBeGreaterThan(50);
    expect(granted.length).toBeLessThan(all.size);
    expect(granted.every((menuId) => all.has(menuId))).toBe(true);
    const emptyDirectories = flatten(staff.childMenus).filter(
      (menu) => menu.lastMenu !== 2 && menu.childMenus?.length === 0,
    );
    expect(emptyDirectories).toEqual([]);
    expect(staff.childMenus.map((menu) => menu.menuName)).not.toContain('财务');
    expect(staff.homeMenuId).toBe(owner.homeMenuId);
  });

  it.each([
    ['of another company', { serviceId: 'svc2-erp', systemCode: 'ERP' }],
    ['that does not exist', { serviceId: 'svc-nothing', systemCode: 'ERP' }],
    ['of another system', { serviceId: 'svc-erp', systemCode: 'OMS' }],
  ])('[D14] is refused for a service %s', async (_which, request) => {
    const answer = await server.ask('getMenuTreeByServiceAndRole', request);
    expect(answer).toMatchObject({ code: 'saas.sso.subject.service.info.error.code.0015', data: null });
  });

  it('[D14] never shows menus of another company', async () => {
    const own = flatten((await treeOf('owner')).childMenus);
    const other = await server.call(
      'getMenuTreeByServiceAndRole',
      { serviceId: 'svc2-erp', systemCode: 'ERP' },
      { as: 'both', companyId: 'c-tidewater' },
    );
    const ids = new Set(own.map((menu) => menu.menuId));
    const shared = flatten(other.childMenus).filter(
      (menu) => /^\d/.test(menu.menuId ?? '') && ids.has(menu.menuId),
    );
    expect(shared).toEqual([]);
  });
});

describe('recordMenuOpt', () => {
  it('[D17] writes down who opened which menu and when', async () => {
    const [menu] = leavesOf((await treeOf('owner')).childMenus);
    const menuId = menu?.menuId ?? '';
    await server.call('recordMenuOpt', { menuId, menuName: 'a name of the client', statisticsType: '2' });
    const rows = await server.db.select().from(menuStatistics).where(eq(menuStatistics.menuId, menuId));
    expect(rows).toMatchObject([
      {
        companyId: 'c-starlight',
        userId: 'u-owner',
        menuName: menu?.menuName,
        systemCode: 'ERP',
        statisticsType: '2',
        openedAt: DEMO_NOW,
      },
    ]);
  });

  it("[D17] refuses a menu that is not the company's", async () => {
    const foreign = leavesOf(
      (
        await server.call(
          'getMenuTreeByServiceAndRole',
          { serviceId: 'svc2-oms', systemCode: 'OMS' },
          { as: 'both', companyId: 'c-tidewater' },
        )
      ).childMenus,
    )[0];
    const answer = await server.ask('recordMenuOpt', { menuId: foreign?.menuId });
    expect(answer.code).toBe('404');
  });
});
