import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, sessions } from '../../db/schema/identity.ts';
import { passkeys, recoveryCodes, secondFactors } from '../../db/schema/secondFactor.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import type { Verb } from '../Verb.ts';
import { companyDoors } from './companyDoors.ts';
import { secondFactorReset } from './secondFactorReset.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-doors-'));
let portal: TestPortal;
let code: string;
beforeAll(async () => {
  portal = await createTestPortal();
  const [company] = await portal.database.db.select().from(companies).where(eq(companies.id, 'a'));
  code = company?.code ?? '';
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const run = async (verb: Verb, ...args: string[]) => {
  const { connectionString: url = '' } = portal.database.pool.options;
  const lines: string[] = [];
  const settings = readSettings({ DATABASE_URL: url, PORTAL_DATA_DIR: folder });
  await verb.run(args, { settings, print: (line) => void lines.push(line) });
  return lines.join('\n');
};
const company = async () =>
  (await portal.database.db.select().from(companies).where(eq(companies.code, code)))[0];

it('[S1008] an operator sets what a company demands, and whose sessions end by it', async () => {
  await expect(run(companyDoors, code)).rejects.toThrow('Say what to change');
  await expect(run(companyDoors, code, '--second-factor', 'yes')).rejects.toThrow('on or off, not "yes"');
  expect((await portal.signIn('anna')).code).toBe('200');
  expect(await run(companyDoors, code, '--second-factor', 'on')).toContain(code);
  expect(await company()).toMatchObject({ requiresSecondFactor: true, singleSignOnOnly: false });
  const all = await portal.database.db.select().from(sessions).where(eq(sessions.companyId, 'a'));
  expect(all.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  await run(companyDoors, code, '--second-factor', 'off', '--single-sign-on', 'on');
  expect(await company()).toMatchObject({ requiresSecondFactor: false, singleSignOnOnly: true });
  await run(companyDoors, code, '--single-sign-on', 'off');
  expect((await portal.signIn('anna')).code).toBe('200');
});

it('[S1008] an operator takes away what a person has lost, and nobody else’s', async () => {
  const { db } = portal.database;
  const { data } = await portal.signIn('anna');
  const userId = data.userInfo?.userId ?? '';
  const other = (await portal.signIn('ben')).data.userInfo?.userId ?? '';
  for (const one of [userId, other]) {
    await db.insert(secondFactors).values({ userId: one, secret: 'x', confirmedAt: new Date() });
    await db.insert(recoveryCodes).values({ userId: one, digest: 'x' });
    const row = { id: one, userId: one, publicKey: 'x', counter: 0, name: 'x', createdAt: new Date() };
    await db.insert(passkeys).values(row);
  }
  expect(await run(secondFactorReset, 'anna')).toContain('anna has no second factor');
  for (const table of [secondFactors, recoveryCodes, passkeys])
    expect((await db.select({ userId: table.userId }).from(table)).map((row) => row.userId)).toEqual([other]);
  await expect(run(secondFactorReset, 'ghost')).rejects.toThrow('There is no user "ghost"');
});
