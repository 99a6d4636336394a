import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { shops } from '../db/schema/business.ts';
import { type CompanyPart, companyChanges } from '../db/schema/companyChanges.ts';
import { memberships } from '../db/schema/identity.ts';
import { menus, roleMenus } from '../db/schema/menus.ts';
import { companySystems } from '../db/schema/systems.ts';
import { readAccessFacts } from '../features/access/readAccessFacts.ts';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { DEMO_NOW, type DemoServer, openDemoServer } from '../testing/openDemoServer.ts';
import { openCompanyCache } from './openCompanyCache.ts';
import { sweepCompanyChanges } from './sweepCompanyChanges.ts';

const ERP = { serviceId: 'svc-erp', systemCode: 'ERP' };
const COMPANY = 'c-starlight';
const ofCompany = (table: { companyId: PgColumn }) => eq(table.companyId, COMPANY);

/** Two processes, each with connections and memory of its own, and who writes beside both. */
let one: DemoServer;
let other: DemoServer;
let writer: OpenDatabase;
beforeAll(async () => {
  writer = await openDemoDatabase();
  const pools = [openDatabase(writer.url), openDatabase(writer.url)] as const;
  one = await openDemoServer(pools[0].db);
  other = await openDemoServer(pools[1].db);
  return async () => {
    await Promise.all(pools.map((pool) => pool.close()));
    await writer.close();
  };
});

const askTree = (server: DemoServer, as = 'owner') => server.ask('getMenuTreeByServiceAndRole', ERP, { as });

/** What both answer, which is the same. */
async function bothSay(as = 'owner') {
  const [first, second] = [await askTree(one, as), await askTree(other, as)];
  expect(second).toEqual(first);
  return first;
}

const inDb = (db: Database) => ({ db, userId: 'u-owner', companyId: COMPANY, clock: one.clock });

describe('what is kept of a company', () => {
  const CHANGES: Record<string, () => Promise<unknown>> = {
    menus: () => writer.db.update(menus).set({ menuName: 'another' }).where(ofCompany(menus)),
    'rights of a role': () =>
      writer.db.delete(roleMenus).where(and(ofCompany(roleMenus), sql`${roleMenus.menuId} like '%1'`)),
    'the role of a member': () =>
      writer.db
        .update(memberships)
        .set({ role: 'owner' })
        .where(and(eq(memberships.userId, 'u-staff'), ofCompany(memberships))),
    'a service': () =>
      writer.db
        .update(companySystems)
        .set({ status: 3 })
        .where(and(ofCompany(companySystems), eq(companySystems.systemCode, 'ERP'))),
  };

  it.each(Object.entries(CHANGES))(
    '[S2200] %s that change are seen at once by every process',
    async (_what, change) => {
      const before = await bothSay('staff');
      expect(await bothSay('staff')).toEqual(before);
      await change();
      expect(await bothSay('staff')).not.toEqual(before);
    },
  );

  it('[S2200] shops that are bound and unbound are seen at once', async () => {
    const boundIn = async (server: DemoServer) => (await readAccessFacts(inDb(server.db))).boundPlatforms;
    const before = await boundIn(one);
    expect(await boundIn(other)).toEqual(before);
    const shop = {
      companyId: COMPANY,
      shopId: 'new',
      shopName: 'New',
      platform: 'NEW',
      marketplace: 'US',
      status: 'bound',
      currency: 'USD',
      boundAt: DEMO_NOW,
    };
    await writer.db.insert(shops).values(shop);
    expect([await boundIn(one), await boundIn(other)]).toEqual([
      [...before, 'NEW'].sort(),
      [...before, 'NEW'].sort(),
    ]);
    await writer.db.delete(shops).where(eq(shops.shopId, 'new'));
    expect([await boundIn(one), await boundIn(other)]).toEqual([before, before]);
  });

  it('[S2200] what a company changes leaves what is kept of another', async () => {
    let reads = 0;
    const keep = async () =>
      (await openCompanyCache({ db: one.db, companyId: 'c-bluepeak' })).keep('x', async () => `${++reads}`);
    expect([await keep(), await keep()]).toEqual(['1', '1']);
    await writer.db.update(menus).set({ menuName: 'third' }).where(ofCompany(menus));
    expect(await keep()).toBe('1');
    await writer.db.update(menus).set({ menuName: 'x' }).where(eq(menus.companyId, 'c-bluepeak'));
    expect(await keep()).toBe('2');
  });

  it('[S2201] a transaction sees its own change, and keeps it for nobody', async () => {
    const nameIn = async (db: Database) => {
      const company = await openCompanyCache({ db, companyId: COMPANY });
      return company.keep('name', async () => {
        const [menu] = await db.select({ name: menus.menuName }).from(menus).where(ofCompany(menus)).limit(1);
        return menu?.name ?? '';
      });
    };
    const before = await nameIn(one.db);
    const undone = one.db.transaction(async (tx) => {
      expect(await nameIn(tx)).toBe(before);
      await tx.update(menus).set({ menuName: 'undone' }).where(ofCompany(menus));
      expect(await nameIn(tx)).toBe('undone');
      expect(await nameIn(one.db)).toBe(before);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect([await nameIn(one.db), await nameIn(other.db)]).toEqual([before, before]);
  });

  it('[S2202] changes count in whatever order they are committed, and wait for nobody', async () => {
    const namesIn = async (server: DemoServer) =>
      (await openCompanyCache({ db: server.db, companyId: COMPANY })).keep('names', async () => {
        const rows = await server.db.select({ name: menus.menuName }).from(menus).where(ofCompany(menus));
        return [...new Set(rows.map(({ name }) => name))].sort().join();
      });
    const [late, early] = await writer.db
      .select({ id: menus.menuId })
      .from(menus)
      .where(ofCompany(menus))
      .limit(2);
    const rename = (db: Database, menuId: string | undefined, menuName: string) =>
      db
        .update(menus)
        .set({ menuName })
        .where(and(ofCompany(menus), eq(menus.menuId, menuId ?? '')));
    await writer.db.transaction(async (tx) => {
      await rename(tx, late?.id, 'committed late');
      await rename(one.db, early?.id, 'committed early');
      for (const server of [one, other]) {
        expect(await namesIn(server)).toContain('committed early');
        expect(await namesIn(server)).not.toContain('committed late');
      }
    });
    for (const server of [one, other]) expect(await namesIn(server)).toContain('committed late');
  });

  it('[S2950] orders have a version of their own: what they change leaves the menus that are kept', async () => {
    const keep = async (part: CompanyPart) =>
      (await openCompanyCache({ db: one.db, companyId: COMPANY }, part)).keep('part', async () =>
        randomUUID(),
      );
    const before = { access: await keep('access'), orders: await keep('orders') };
    expect({ access: await keep('access'), orders: await keep('orders') }).toEqual(before);
    await writer.db.execute(sql`update orders set note = 'x' where company_id = ${COMPANY}`);
    expect(await keep('access')).toBe(before.access);
    expect(await keep('orders')).not.toBe(before.orders);
  });

  it('[S2951] as many changes after others that were lost are another version', async () => {
    const company = () => openCompanyCache({ db: one.db, companyId: COMPANY });
    const note = () => writer.db.insert(companyChanges).values({ companyId: COMPANY }).returning();
    const [lost] = await note();
    const keep = async () => (await company()).keep('lost', async () => randomUUID());
    const before = await keep();
    expect(await keep()).toBe(before);
    // What a failover does to a commit that no standby had.
    await writer.db.delete(companyChanges).where(eq(companyChanges.id, lost?.id ?? ''));
    await note();
    expect(await keep()).not.toBe(before);
  });

  it('[S2951] nothing is kept of a part without a version, which changes may have been taken from', async () => {
    await writer.db.delete(companyChanges).where(eq(companyChanges.companyId, 'c-bluepeak'));
    const keep = async () =>
      (await openCompanyCache({ db: one.db, companyId: 'c-bluepeak' })).keep('none', async () =>
        randomUUID(),
      );
    expect(await keep()).not.toBe(await keep());
  });

  it('[S2203] many changes become one row, and their sum stays, whoever tidies up at the same time', async () => {
    const sum = async () => {
      const [row] = await writer.db
        .select({ sum: sql<string>`sum(${companyChanges.changes})`, rows: sql<number>`count(*)::int` })
        .from(companyChanges)
        .where(and(ofCompany(companyChanges), eq(companyChanges.part, 'access')));
      return row;
    };
    for (let turn = 0; turn < 25; turn++)
      await writer.db
        .update(menus)
        .set({ menuName: `${turn}` })
        .where(ofCompany(menus));
    const before = await sum();
    expect(before?.rows).toBeGreaterThan(20);
    await Promise.all([one, other, one, other].map(({ db }) => sweepCompanyChanges(db)));
    expect(await sum()).toEqual({ sum: before?.sum, rows: 1 });
  });
});
