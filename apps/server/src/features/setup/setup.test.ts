import { and, asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/Database.ts';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { companies, memberships, users } from '../../db/schema/identity.ts';
import { menus, roleMenus } from '../../db/schema/menus.ts';
import { companySystems, marketplaces, systemParams, systemTemplates } from '../../db/schema/systems.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { openDemoDatabase } from '../../testing/openDemoDatabase.ts';
import { openCompany } from '../account/flows/openCompany.ts';
import { readSales } from '../purchase/readSales.ts';
import { applySetup } from './applySetup.ts';
import { exportSetup } from './exportSetup.ts';
import { readPortalFile } from './file/readPortalFile.ts';
import { planSetup } from './planSetup.ts';
import { firstHour } from './testing.ts';

const NOW = new Date('2027-01-31T00:00:00.000Z');
/** What is large is read for long on a machine that does much else. */
const LONG_MS = 90_000;
const { file: FILE, sales: SALES } = firstHour();

let opened: OpenDatabase;
let db: Database;
beforeEach(async () => {
  opened = await createTestDatabase();
  ({ db } = opened);
});
afterEach(() => opened.close());

const apply = (text: string) => applySetup(db, readPortalFile(text), { now: NOW });
const changesOf = async (text: string) =>
  (await apply(text)).changes.map(({ sign, group, what }) => `${sign} ${group}: ${what}`);
const whole = (...lines: string[]) => ['version: 1', ...lines, '...', ''].join('\n');
/** Everything that a file can change. */
const state = async () => JSON.stringify([await exportSetup(db), await db.select().from(users)]);

describe('a file', () => {
  it('[S820] makes systems, companies, people and what members may open', async () => {
    const { invited } = await apply(FILE);
    expect(invited).toEqual(['owner@acme.example', 'member@acme.example']);
    const [company] = await db.select().from(companies);
    expect(company).toMatchObject({ code: 'ACME', name: 'Acme Trading', timeZone: 'Asia/Shanghai' });
    const people = await db
      .select({ email: users.email, role: memberships.role, language: users.chooseLanguage })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .orderBy(asc(users.email));
    expect(people).toEqual([
      { email: 'member@acme.example', role: 'member', language: 'en_US' },
      { email: 'owner@acme.example', role: 'owner', language: 'en_US' },
    ]);
    const [service] = await db.select().from(companySystems);
    expect(service).toMatchObject({
      status: 2,
      serviceDeploy: 4,
      packageId: 'pkg-orders',
      homeMenuId: 'all-orders',
    });
    const rows = await db.select().from(menus).orderBy(asc(menus.position));
    expect(
      rows.map(({ menuId, parentId, lastMenu, path, menuUrl }) => [
        menuId,
        parentId,
        lastMenu,
        path,
        menuUrl,
      ]),
    ).toEqual([
      ['order-centre', null, 1, null, null],
      ['all-orders', 'order-centre', 2, 'orders', '/'],
      ['carrier', 'order-centre', 2, 'iframe', 'https://carrier.example.com/console'],
    ]);
    expect((await db.select().from(roleMenus)).map(({ role, menuId }) => [role, menuId])).toEqual([
      ['member', 'all-orders'],
    ]);
  });

  it('[S821] that is applied again changes nothing', async () => {
    expect((await apply(FILE)).changes).not.toEqual([]);
    const before = await state();
    const again = await apply(FILE);
    expect(again.changes).toEqual([]);
    expect(again.invited).toEqual([]);
    expect(await state()).toBe(before);
  });

  it('[S821] that is applied twice at once is applied once', async () => {
    const both = await Promise.all([apply(FILE), apply(FILE)]);
    expect(both.map(({ changes }) => changes.length).sort((a, b) => a - b)[0]).toBe(0);
    expect(await db.$count(companies)).toBe(1);
  });

  it.each([
    [
      'whose system is gone',
      FILE.replace('system: ORDERS', 'system: GONE'),
      /portal\.yaml:\d+:9: there is no system "GONE"/,
    ],
    [
      'whose plan is gone',
      FILE.replace('package: {', 'plan: gold\n        package: {'),
      /the system "ORDERS" has no plan "gold"/,
    ],
  ])('[S822] with a company %s names the line and changes nothing', async (_name, text, said) => {
    const before = await state();
    await expect(apply(text)).rejects.toThrow(said);
    expect(await state()).toBe(before);
  });

  it('[S2721] puts systems and apps on sale one by one, and says what of it changes', async () => {
    await apply(FILE);
    const names = '{ zh: 名, en: "", ko: "" }';
    const sales = (amount: number, app = '') =>
      whole(
        'sales:',
        '  currency: USD',
        '  periods: [{ months: 1 }, { months: 12, discount: 10 }]',
        '  systems:',
        `    - { system: ORDERS, packages: [{ id: pkg-orders, name: ${names}, monthlyAmount: ${amount} }] }`,
        app && `  apps: [${app}]`,
      );
    const app = `{ id: fees, name: ${names}, description: ${names}, category: c, icon: star, monthlyAmount: 5 }`;
    expect(await changesOf(sales(100, app))).toEqual([
      '+ sales: currency',
      '+ sales: periods',
      '+ sales: ORDERS',
      '+ sales: app fees',
    ]);
    expect(await changesOf(sales(100, app))).toEqual([]);
    expect(await changesOf(sales(200))).toEqual(['- sales: app fees', '~ sales: ORDERS']);
    expect(readPortalFile(await exportSetup(db)).file.sales).toMatchObject({ currency: 'USD', apps: [] });
    const { systems } = await readSales(db);
    expect(systems[0]?.packages[0]).toMatchObject({ level: 1, monthlyAmount: 200, name: ['名', '名', '名'] });
    expect(await changesOf(FILE)).toEqual([]);
  });

  it.each([
    [
      'a system twice',
      '[{ system: A, packages: [P] }, { system: A, packages: [P] }]',
      '"A" stands here twice',
    ],
    ['a package twice', '[{ system: A, packages: [P, P] }]', '"p" stands here twice'],
    [
      'a system without packages',
      '[{ system: A, packages: [] }]',
      'portal.yaml:5:26: "packages" needs a package',
    ],
    [
      'a price below nothing',
      '[{ system: A, packages: [M] }]',
      'portal.yaml:5:77: "monthlyAmount" must not be below 0',
    ],
  ])('[S2721] with %s on sale names the line and changes nothing', async (_name, systems, said) => {
    const before = await state();
    const one = (amount: number) => `{ id: p, name: { zh: a, en: a, ko: a }, monthlyAmount: ${amount} }`;
    const text = whole(
      'sales:',
      '  currency: USD',
      '  periods: [{ months: 1 }]',
      `  systems: ${systems.replaceAll('P', one(1)).replaceAll('M', one(-1))}`,
    );
    await expect((async () => apply(text))()).rejects.toThrow(said);
    expect(await state()).toBe(before);
  });

  it('[S2721] puts on sale what the page about the first hour does', async () => {
    await apply(FILE);
    expect(await changesOf(whole(SALES))).toEqual([
      '+ sales: currency',
      '+ sales: periods',
      '+ sales: ORDERS',
    ]);
    const { systems } = await readSales(db);
    expect(systems[0]?.packages.map(({ packageId, level }) => [packageId, level])).toEqual([
      ['pkg-orders', 1],
      ['pkg-orders-pro', 2],
    ]);
  });

  it('[S2721] warns of a system on sale that nobody can be given', async () => {
    const text = whole(
      'sales:',
      '  currency: USD',
      '  periods: [{ months: 1 }]',
      '  systems: [{ system: GONE, packages: [{ id: p, name: { zh: a, en: a, ko: a }, monthlyAmount: 1 }] }]',
    );
    const { warnings } = await planSetup(db, readPortalFile(text), NOW);
    expect(warnings.map(({ message }) => message)).toEqual([
      'there is no system "GONE", so it is not offered',
    ]);
  });

  it('[S822] that the database refuses at its end changes nothing', async () => {
    const before = await state();
    await db.execute('alter table role_menus add constraint full_disk check (menu_id <> $$all-orders$$)');
    await expect(apply(FILE)).rejects.toThrow();
    expect(await state()).toBe(before);
  });

  it('[S822] with a person whose address and number belong to two people is refused', async () => {
    const two = (owner: string) => whole('companies:', `  - { code: A, name: A, owner: ${owner} }`);
    await apply(two('{ email: a@a.example }'));
    await apply(two('{ phone: "13800000001" }'));
    await expect(apply(two('{ email: a@a.example, phone: "13800000001" }'))).rejects.toThrow(
      'portal.yaml:3:25: a@a.example and 13800000001 belong to two people',
    );
    await expect(apply(two('{ email: a@a.example, phone: "13800000002" }'))).rejects.toThrow(
      'has another phone number',
    );
  });

  it('[S820] makes a member the owner, and gives somebody who is known another company', async () => {
    await apply(FILE);
    const member = '{ email: member@acme.example }';
    const text = whole(
      'companies:',
      `  - { code: ACME, name: Acme, owner: ${member} }`,
      `  - { code: MORE, name: More, owner: ${member} }`,
    );
    expect(await changesOf(text)).toEqual([
      '~ companies: ACME',
      '~ people of ACME: member@acme.example as owner',
      '+ companies: MORE (More)',
      '+ people of MORE: member@acme.example as owner',
    ]);
    expect(await changesOf(text)).toEqual([]);
    expect((await db.select().from(memberships)).map(({ role }) => role)).toEqual([
      'owner',
      'owner',
      'owner',
    ]);
    expect(await db.$count(users)).toBe(2);
  });

  it('[S826] whose menu has the id of another system’s is refused', async () => {
    const other = FILE.replace(
      'companies:',
      FILE.slice(FILE.indexOf('  - code: ORDERS'), FILE.indexOf('companies:')).replace('ORDERS', 'MORE') +
        'companies:',
    ).replace('      - system: ORDERS', '      - system: MORE\n      - system: ORDERS');
    await expect(apply(other)).rejects.toThrow('the menu "order-centre" of ORDERS has the id of one of MORE');
  });

  it('[S826] whose menu opens an app that nobody registered is told so', async () => {
    const text = FILE.replace('app: orders', 'app: nobody');
    const { warnings } = await planSetup(db, readPortalFile(text), NOW);
    expect(warnings).toMatchObject([
      { message: 'the menu "all-orders" opens the app "nobody", which is not registered' },
    ]);
    expect((await planSetup(db, readPortalFile(FILE), NOW)).warnings).toEqual([]);
  });
});

describe('what is there', () => {
  const orders = () => and(eq(menus.systemCode, 'ORDERS'), eq(menus.menuId, 'all-orders'));

  it('[S827] and is not named stays: companies, services, people, quota', async () => {
    await apply(FILE);
    const [service] = await db.select().from(companySystems);
    const quota = [{ keyValue: 'ORDER_QUANTITY', billingItemValue: 7, unlimitedUse: false }];
    await db.update(companySystems).set({ billing: quota });
    await db
      .insert(companySystems)
      .values({ ...service, serviceId: 'svc-bought', systemCode: 'BOUGHT' } as never);
    await apply(whole('companies:', '  - { code: OTHER, name: Other }'));
    expect(await changesOf(FILE)).toEqual([]);
    expect(await db.$count(companies)).toBe(2);
    expect(
      (await db.select().from(companySystems)).map(({ systemCode, billing }) => [systemCode, billing]),
    ).toEqual([
      ['ORDERS', quota],
      ['BOUGHT', service?.billing],
    ]);
  });

  it('[S827] and stands no longer in a list is removed', async () => {
    const list = (...codes: string[]) =>
      whole(
        'marketplaces:',
        ...codes.map((code) => `  - { code: ${code}, name: { zh: 一, en: A, ko: 가 }, currency: USD }`),
      );
    await apply(list('US', 'DE', 'JP'));
    expect(await changesOf(list('JP', 'US'))).toEqual([
      '- marketplaces: DE',
      '~ marketplaces: JP',
      '~ marketplaces: US',
    ]);
    expect(
      (await db.select().from(marketplaces).orderBy(marketplaces.position)).map(({ code }) => code),
    ).toEqual(['JP', 'US']);
    expect(await changesOf(whole('params: []'))).toEqual([]);
  });

  it('[S828] gets the new menus of its system, and keeps what was bought and granted', async () => {
    await apply(FILE);
    const until = new Date('2028-01-01T00:00:00.000Z');
    await db.update(menus).set({ updateFlag: 2, assetsExpireTime: until }).where(orders());
    await db.delete(roleMenus);
    const [{ companyId = '' } = {}] = await db.select().from(menus);
    await db.insert(roleMenus).values({ companyId, role: 'user:u-1', menuId: 'carrier' });
    const more = FILE.replace(
      '          - id: carrier',
      `          - { id: late, name: { zh: 晚, en: Late, ko: 늦음 }, app: orders, page: /late, members: true }\n          - id: carrier`,
    );
    expect(await changesOf(more)).toContain('+ menus of ACME: ORDERS late (晚)');
    expect(await db.select().from(menus).where(orders())).toMatchObject([
      { updateFlag: 2, assetsExpireTime: until },
    ]);
    const grants = async () =>
      (await db.select().from(roleMenus)).map(({ role, menuId }) => `${role} ${menuId}`).sort();
    expect(await grants()).toEqual(['member late', 'user:u-1 carrier']);
    expect(await changesOf(more)).toEqual([]);
    await apply(FILE.replace(/ {10}- id: carrier\n.*\n.*\n/, ''));
    expect(await grants()).toEqual([]);
  });

  it('[S829] tells the names of parameters and not their values', async () => {
    const params = (value: string) =>
      whole('companies:', `  - { code: A, name: A, params: [{ group: G, name: KEY, value: ${value} }] }`);
    await apply(params('first-secret'));
    const { changes } = await apply(params('second-secret'));
    expect(JSON.stringify(changes)).not.toContain('secret');
    expect(changes).toMatchObject([{ sign: '~', what: 'G KEY', detail: 'systemValue' }]);
    expect(await db.select().from(systemParams)).toMatchObject([{ systemValue: 'second-secret' }]);
  });

  it('[S833] is given to a company that registers itself, as the file says of the trial', async () => {
    await apply(FILE);
    const owner = {
      companyName: 'Later',
      nickName: 'Lee',
      email: 'lee@later.example',
      chooseLanguage: 'en_US',
    };
    const { companyId } = await openCompany(db, { now: () => NOW }, owner);
    const [service] = await db.select().from(companySystems).where(eq(companySystems.companyId, companyId));
    expect(service).toMatchObject({
      systemCode: 'ORDERS',
      packageId: 'pkg-orders-trial',
      homeMenuId: 'all-orders',
    });
    expect(service?.expiresAt).toEqual(new Date('2027-03-02T00:00:00.000Z'));
    expect(await db.$count(menus, eq(menus.companyId, companyId))).toBe(3);
  });

  it('[S825] may be 10,000 menus', { timeout: LONG_MS }, async () => {
    const leaf = (index: number) =>
      `          - { id: m${index}, name: { zh: 菜单${index}, en: Menu ${index}, ko: 메뉴${index} }, app: orders, page: /p/${index} }`;
    const many = FILE.replace(
      '          - id: carrier',
      `${Array.from({ length: 10_000 }, (_, index) => leaf(index)).join('\n')}\n          - id: carrier`,
    );
    const read = readPortalFile(many);
    expect((await applySetup(db, read, { now: NOW })).changes.length).toBeGreaterThan(20_000);
    expect(await db.$count(menus)).toBe(10_003);
    expect((await applySetup(db, read, { now: NOW })).changes).toEqual([]);
  });
});

describe('the file of the demo', () => {
  let demo: OpenDatabase;
  beforeEach(async () => {
    demo = await openDemoDatabase();
  });
  afterEach(() => demo.close());

  it('[S823] that is exported changes nothing where it comes from, and makes the same of an empty database', {
    timeout: LONG_MS,
  }, async () => {
    const text = await exportSetup(demo.db);
    const file = readPortalFile(text);
    expect((await planSetup(demo.db, file, NOW)).changes).toEqual([]);
    const { changes } = await apply(text);
    expect(changes.length).toBeGreaterThan(1_000);
    expect(await db.$count(systemTemplates)).toBe(await demo.db.$count(systemTemplates));
    expect(await exportSetup(db)).toBe(text);
    expect((await apply(text)).changes).toEqual([]);
  });
});
