import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, sessions } from '../../db/schema/identity.ts';
import { menus as menuRows } from '../../db/schema/menus.ts';
import { readStoredConfig } from '../../features/setup/storedConfig.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import type { Verb } from '../Verb.ts';
import { apply } from './apply.ts';
import { endSessionsVerb } from './endSessions.ts';
import { menus } from './menus.ts';
import { setupHistory, setupRestore } from './setupHistory.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-setup-'));
let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const run = async (verb: Verb, ...args: string[]) => {
  const { connectionString: url = '' } = portal.database.pool.options;
  const lines: string[] = [];
  const settings = {
    ...readSettings({ DATABASE_URL: url, PORTAL_DATA_DIR: folder }),
    operation: { operator: 'root', verb: verb.name, args },
  };
  await verb.run(args, { settings, print: (line) => void lines.push(line) });
  return lines.join('\n');
};
const file = (...lines: string[]) => {
  const path = join(folder, 'portal.yaml');
  writeFileSync(path, ['version: 1', ...lines, '...', ''].join('\n'));
  return path;
};
const system = (...ids: string[]) => [
  'systems:',
  '  - code: ORDERS',
  '    name: { zh: 订单, en: Orders, ko: 주문 }',
  '    menus:',
  ...ids.map(
    (id) => `      - { id: ${id}, name: { zh: ${id}, en: ${id}, ko: ${id} }, app: sso-web, page: /x }`,
  ),
];
const company = ['companies:', '  - code: ACME', '    name: Acme', '    systems: [{ system: ORDERS }]'];
const menusOfAcme = async () => {
  const { db } = portal.database;
  const [acme] = await db.select().from(companies).where(eq(companies.code, 'ACME'));
  const ofAcme = and(eq(menuRows.companyId, acme?.id ?? ''), eq(menuRows.systemCode, 'ORDERS'));
  return (await db.select().from(menuRows).where(ofAcme)).map(({ menuId }) => menuId).toSorted();
};

it('[S1441] a menu reaches companies that the file does not name only when that is asked for', async () => {
  await run(apply, file(...system('one'), ...company));
  await run(apply, file(...system('one', 'two')), '--everywhere');
  expect(await menusOfAcme()).toEqual(['one', 'two']);
  await run(apply, file(...system('one', 'two', 'three')));
  expect(await menusOfAcme()).toEqual(['one', 'two']);
});

it('[S1440] changes are listed with who made them, and put back by number', async () => {
  await run(apply, file('brand: { name: { zh: 星港, en: Starport, ko: 스타포트 } }'));
  await run(apply, file('brand: { name: { zh: 月港, en: Moonport, ko: 문포트 } }'));
  const [first = ''] = (await run(setupHistory)).split('\n');
  expect(first).toMatch(/^#\d+ \S+ root: brand \(1\)$/);
  expect(await run(setupRestore, /#(\d+)/.exec(first)?.[1] ?? '')).toContain('~ brand: name');
  expect((await readStoredConfig(portal.database.db)).brand?.name.en).toBe('Starport');
  await expect(run(setupRestore, '9999')).rejects.toThrow('There is no change #9999');
});

it('[S1440] a person’s menus are shown with the reasons, and sessions end', async () => {
  const [own] = await portal.database.db.select().from(companies).where(eq(companies.id, 'a'));
  expect(await run(menus, 'anna', own?.code ?? '', 'NONE')).toContain('Nothing is shown: no-service');
  await expect(run(menus, 'anna', 'ACME', 'ORDERS')).rejects.toThrow('anna does not work for ACME');
  expect((await portal.signIn('anna')).code).toBe('200');
  // The sessions of tests are of another day.
  await portal.database.db.update(sessions).set({ expiresAt: new Date(Date.now() + 60_000) });
  expect(await run(endSessionsVerb, 'anna')).toBe('Ended: 1.');
  expect(await run(endSessionsVerb, 'anna')).toBe('Ended: 0.');
});
