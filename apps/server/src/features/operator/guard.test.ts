import { operatorCodes, operatorContract } from '@portal/api-client/contract/operator';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { companies, memberships } from '../../db/schema/identity.ts';
import type { DemoServer } from '../../testing/openDemoServer.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { LOOKS, type OperatorContract } from './OperatorHandlers.ts';
import { requests } from './testing.ts';

type Name = keyof OperatorContract;

const names = Object.keys(operatorContract) as Name[];
const looks: readonly string[] = LOOKS;
let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});
let operatorsCompany = '';
beforeAll(async () => {
  const rows = await server.db.select().from(companies);
  operatorsCompany = rows.find(({ code }) => code === 'OPERATOR')?.id ?? '';
  // Owns a customer's company, and is a mere member of the operator's.
  await server.db.insert(memberships).values({ userId: 'u-brand', companyId: operatorsCompany, position: 9 });
});

const entries = () => server.db.$count(auditLog);

it('[S1300] every call of the console has a request here, so that none is left out', () => {
  expect(Object.keys(requests).toSorted()).toEqual(names.toSorted());
});

it.each(names)(
  '[S1300] %s is refused to members, owners of companies and members of the operator’s',
  async (name) => {
    const before = await entries();
    const callers = [
      { as: 'staff' },
      { as: 'owner' },
      { as: 'demo' },
      { as: 'brand' },
      { as: 'brand', companyId: operatorsCompany },
    ];
    for (const caller of callers)
      expect((await server.ask(name, requests[name], caller)).code, `${caller.as}`).toBe('403');
    expect((await server.as('').ask(name, requests[name])).status).toBe(401);
    expect(await entries()).toBe(before);
  },
);

it.each(names)('[S1301] %s passes the guard for an operator, and names what is not there', async (name) => {
  if (operatorContract[name].path.endsWith('exportAudit')) return expect(looks).not.toContain(name);
  const answer = await server.ask(name, requests[name], { as: 'operator' });
  const isAboutSomething = JSON.stringify(requests[name]).includes('"x"') && name !== 'saveOperatorLive';
  const refused = { setOperatorPassword: operatorCodes.notNow, restoreOperatorSetup: '404' }[name as string];
  expect(answer.code).toBe(refused ?? (isAboutSomething ? '404' : '200'));
});

it('[S1300] an operator who works in another company’s session opens nothing either', async () => {
  await server.db
    .insert(memberships)
    .values({ userId: 'u-operator', companyId: 'c-starlight', role: 'owner', position: 1 });
  const elsewhere = { as: 'operator', companyId: 'c-starlight' };
  expect((await server.ask('queryOperatorCompanyPage', {}, elsewhere)).code).toBe('403');
  expect((await server.ask('queryOperatorCompanyPage', {}, { as: 'operator' })).code).toBe('200');
});

it('[S1302] a call that reads writes nothing into the audit log, one that acts writes who, what, before and after', async () => {
  const before = await entries();
  for (const name of LOOKS) await server.ask(name, requests[name], { as: 'operator' });
  expect(await entries()).toBe(before);
  await server.call('lockOperatorCompany', { companyId: 'c-tidewater', isLocked: true }, { as: 'operator' });
  const [entry] = await server.db.select().from(auditLog).orderBy(sql`id desc`).limit(1);
  expect(entry).toMatchObject({
    kind: 'operator',
    action: 'company-locked',
    companyId: 'c-tidewater',
    userId: 'u-operator',
    actor: '苏运营',
    target: 'TIDEWATER',
    change: { before: { isLocked: false }, after: { isLocked: true } },
  });
  await server.call('lockOperatorCompany', { companyId: 'c-tidewater', isLocked: false }, { as: 'operator' });
});

it('[S1304] an operator enters the console by its menus, and nobody else has it', async () => {
  const systems = async (as: string) =>
    (await server.call('querySystemExtListForSub', { paging: false }, { as })).dataList;
  const [console] = await systems('operator');
  expect(console).toMatchObject({
    systemCode: 'OPERATOR',
    status: 2,
    serviceDeploy: 4,
    packageId: 'pkg-operator',
  });
  const { serviceId } = console ?? { serviceId: '' };
  const place = { serviceId, systemCode: 'OPERATOR' };
  const { childMenus, homeMenuId } = await server.call('getMenuTreeByServiceAndRole', place, {
    as: 'operator',
  });
  const leaves = (childMenus ?? []).flatMap((group) => group.childMenus ?? []);
  expect(leaves.map(({ menuId }) => menuId)).toContain(homeMenuId);
  expect(leaves.every(({ path, menuUrl }) => path === 'operator' && menuUrl?.startsWith('/'))).toBe(true);
  expect((await systems('owner')).some(({ systemCode }) => systemCode === 'OPERATOR')).toBe(false);
});

const TWICE: [Name, unknown][] = [
  ['lockOperatorCompany', { companyId: 'c-tidewater', isLocked: true }],
  ['saveOperatorCompany', { companyId: 'c-tidewater', name: '潮汐', timeZone: 'Asia/Seoul' }],
  [
    'saveOperatorService',
    { companyId: 'c-starlight', systemCode: 'ERP', expiresAt: '2027-05-01T00:00:00.000Z' },
  ],
  ['disableOperatorPerson', { userId: 'u-sail', isDisabled: true }],
  ['saveOperatorAnnouncement', { ...(requests.saveOperatorAnnouncement as object), isPopup: true }],
  ['recallOperatorAnnouncement', { id: (requests.saveOperatorLive as { id: string }).id, isRecalled: true }],
  ['saveOperatorLive', { ...(requests.saveOperatorLive as object), speaker: '王老师' }],
  ['endOperatorLive', { id: (requests.saveOperatorLive as { id: string }).id }],
  ['makeOperatorPasswordLink', { userId: 'u-plus' }],
  ['endOperatorSessions', { userId: 'u-staff' }],
  ['openOperatorCompany', { ...(requests.openOperatorCompany as object), ownerContact: 'lee@twice.example' }],
  ['saveOperatorHelp', { ...(requests.saveOperatorHelp as object), docId: 'help-twice' }],
  ['saveOperatorParam', { companyId: 'c-tidewater', group: 'G', name: 'TWICE', value: '1' }],
  ['removeOperatorParam', { companyId: 'c-tidewater', group: 'G', name: 'TWICE' }],
  [
    'sendOperatorNotice',
    { ...(requests.sendOperatorNotice as object), id: '0f3f1d1e-8f0b-4f43-9a55-0b6f2d1d6c12' },
  ],
];

it.each(TWICE)('[S1303] %s twice, and three times at once, is done once', async (name, request) => {
  if (name === 'endOperatorSessions') await server.signIn({ as: 'staff' });
  const before = await entries();
  const ask = () => server.ask(name, request, { as: 'operator' });
  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(await entries()).toBe(before + 1);
});
