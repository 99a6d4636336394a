import { contract } from '@portal/api-client/contract';
import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { shops } from '../../db/schema/business.ts';
import { menuPins, menuStatistics } from '../../db/schema/menus.ts';
import { customGroups, menuFavourites, menuScores, serviceViews } from '../../db/schema/menuTools.ts';
import { companySystems } from '../../db/schema/systems.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { openEverything } from '../../testing/openEverything.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';

let server: DemoServer;
withDemoServer(async (opened) => {
  server = opened;
  await openEverything(server.db, 'c-bluepeak');
});

/** What belongs to the brand, whom nobody of the large company works for. */
async function foreign() {
  const [menu] = await server.leavesOf('brand', 'svc3-erp');
  const [scene] = await server.call('queryCustomGroupList', {}, { as: 'brand' });
  return {
    serviceId: 'svc3-erp',
    systemCode: 'ERP',
    menuId: menu?.menuId,
    menuIds: [menu?.menuId],
    groupId: scene?.groupId,
    hideCode: 'sbj_c64a19f8027be35d',
    subjectCodeEncrypt: 'sbj_c64a19f8027be35d',
    company_code: 'sbj_c64a19f8027be35d',
    optType: 1,
    score: 5,
    customMenuName: 'x',
    showUpdateFlag: 1,
    packageId: 'pkg-crm-free',
  };
}

const CALLS = [
  'getMenuTreeByServiceAndRole',
  'recordMenuOpt',
  'queryCustomGroup',
  'editCustomGroup',
  'delCustomGroup',
  'bindMenuCustomMenu',
  'useCustomGroup',
  'addCustomGroup',
  'collectMenu',
  'addFavorites',
  'addMenuScoreInfo',
  'updateSystemUpdateFlag',
  'getServiceCurrentDomainDetail',
  'querySystemServicePackageInfo',
  'queryDeployStatusPlus',
  'getUserInfoByHideCode',
  'chooseSubject',
  'queryCompanySetting',
] as const satisfies readonly (keyof Handlers)[];

async function rowCounts() {
  const tables = [
    customGroups,
    menuFavourites,
    menuPins,
    menuScores,
    menuStatistics,
    serviceViews,
    shops,
    companySystems,
  ];
  return Promise.all(tables.map(async (table) => (await server.db.select({ n: count() }).from(table))[0]?.n));
}

it.each(['owner', 'staff', 'demo'])(
  '[S480] shows and changes nothing of another company for %s',
  async (as) => {
    const ids = await foreign();
    const before = await rowCounts();
    for (const name of CALLS) {
      const answer = await server.ask(name, ids, { as });
      expect([name, answer.code === '200'], answer.message).toEqual([name, false]);
      expect(JSON.stringify(answer.data ?? null), name).not.toMatch(/svc3|Bluepeak|蓝峰/);
    }
    expect(await rowCounts()).toEqual(before);
    expect(CALLS.every((name) => contract[name].method === 'POST')).toBe(true);
  },
);

it('[S480] answers for what is not ours as for what does not exist', async () => {
  const ids = await foreign();
  for (const name of ['getMenuTreeByServiceAndRole', 'queryCustomGroup', 'addFavorites'] as const) {
    const unknown = { ...ids, serviceId: 'nothing', groupId: 'nothing', menuId: 'nothing' };
    const [theirs, nobodys] = [await server.ask(name, ids), await server.ask(name, unknown)];
    expect([theirs.status, theirs.code, theirs.message]).toEqual([
      nobodys.status,
      nobodys.code,
      nobodys.message,
    ]);
  }
});
