import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openBlobStore } from '../../blobs/openBlobStore.ts';
import { person } from '../../cli/verbs/person.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { memberships, users } from '../../db/schema/identity.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { openTestServers, type TestServers } from '../../testing/openTestServers.ts';
import { TEST_PASSWORD } from '../../testing/seedTestPeople.ts';
import { signIn } from '../../testing/signIn.ts';
import { UNRESTRICTED_ROLE } from '../menus/roleOf.ts';
import { erasePerson } from './erasePerson.ts';
import { PERSON_TABLES } from './personTables.ts';
import { addCanary, CANARY } from './testing.ts';

/** Tables that name nobody: what belongs to companies, to the installation, or is a digest of what cannot be told. */
const IMPERSONAL = [
  'ads_days',
  'agreement_versions',
  'ai_session_prompts',
  'ai_usage_days',
  'announcements',
  'blob_chunks',
  'blobs',
  'companies',
  'company_apps',
  'company_changes',
  'company_guides',
  'company_systems',
  'exchange_rates',
  'finance_entries',
  'help_documents',
  'help_folders',
  'installation',
  'jobs',
  'listings',
  'live_broadcasts',
  'login_throttles',
  'marketplaces',
  'menu_documents',
  'menu_templates',
  'menus',
  'message_threads',
  'notice_classifications',
  'order_lines',
  'order_work_items',
  'param_templates',
  'parcel_lines',
  'parcels',
  'payments',
  'plan_templates',
  'products',
  'refunds',
  'reviews',
  'server_keys',
  'settlements',
  'shops',
  'spent_nonces',
  'stock',
  'stock_movements',
  'system_params',
  'system_templates',
];
/** Columns of theirs that sound like a person's: a topic's, a buyer's, a company's at its platform, a version. */
const NOBODYS = [
  'ai_session_prompts.session_id',
  'company_guides.platform_user',
  'company_guides.platform_user_name',
  'company_guides.user_account',
  'menu_templates.is_for_members',
  'order_work_items.changed_by',
  'reviews.author',
];
const SOUNDS_PERSONAL =
  'user|creator|author|member|person|assigned|recipient|e_?mail|phone|owner_id|(^|_)by$|session_id';

let servers: TestServers;
const folder = mkdtempSync(join(tmpdir(), 'portal-person-'));
beforeEach(async () => {
  servers = await openTestServers();
});
afterEach(async () => {
  await servers.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ctl(...args: string[]) {
  const lines: string[] = [];
  const settings = readSettings({ DATABASE_URL: servers.database.url, PORTAL_DATA_DIR: folder });
  const operation = { operator: 'root', verb: 'person', args };
  await person.run(args, { settings: { ...settings, operation }, print: (line) => void lines.push(line) });
  return lines.join('\n');
}
async function canary() {
  const client = await servers.database.pool.connect();
  await addCanary(client).finally(() => client.release());
}
/** The tables in whose rows a text stands. */
async function tablesWith(text: string) {
  const { pool } = servers.database;
  const { rows } = await pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const found: string[] = [];
  for (const { tablename } of rows) {
    const { rowCount } = await pool.query(
      `select from "${tablename}" t where strpos(lower(t::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (rowCount) found.push(tablename);
  }
  return found;
}

it('[S1092] every table is known to name people or nobody, so that a new one is not forgotten', async () => {
  const { pool } = servers.database;
  const { rows } = await pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`);
  const known = [...PERSON_TABLES.map(({ name }) => name), ...IMPERSONAL].sort();
  expect(rows.map(({ tablename }) => tablename)).toEqual(known);
  const { rows: columns } = await pool.query(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = any($1) and column_name ~ $2 order by 1`,
    [IMPERSONAL, SOUNDS_PERSONAL],
  );
  expect(columns.map(({ name }) => name)).toEqual(NOBODYS);
  const { rows: references } = await pool.query(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'memberships'::regclass, 'sessions'::regclass)`,
  );
  for (const { name } of references) expect(IMPERSONAL).not.toContain(name);
});

it('[S1092] a person’s rows of every table and files are exported, without what opens doors', async () => {
  await canary();
  const blobs = await openBlobStore(servers.database.db, undefined);
  const contentType = 'image/png';
  await blobs.put('portal', 'public/canary-token', { contentType, content: Buffer.from('picture') });
  const to = join(folder, 'anna');
  expect(await ctl('export', CANARY.email, to)).toContain(`of ${PERSON_TABLES.length} tables`);
  expect(readdirSync(to).sort()).toEqual(
    [...PERSON_TABLES.map(({ name }) => `${name}.jsonl`), 'files'].sort(),
  );
  const read = (name: string) =>
    readFileSync(join(to, `${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  expect(read('users')).toMatchObject([{ id: CANARY.id, real_name: CANARY.realName, email: CANARY.email }]);
  expect(read('memberships')).toHaveLength(1);
  expect(read('audit_log').length).toBeGreaterThan(2);
  const all = PERSON_TABLES.flatMap(({ name }) => read(name).flatMap((row) => Object.keys(row)));
  for (const secret of ['password_hash', 'digest', 'secret', 'public_key']) expect(all).not.toContain(secret);
  expect(statSync(to).mode & 0o077).toBe(0);
  expect(statSync(join(to, 'users.jsonl')).mode & 0o077).toBe(0);
  await expect(ctl('export', CANARY.email, to)).rejects.toThrow('is not empty');
  await expect(ctl('export', 'ghost', join(folder, 'ghost'))).rejects.toThrow('There is no user "ghost"');
  expect(existsSync(join(folder, 'ghost'))).toBe(false);
});

it('[S1093] who is erased stands in no table by name, and by a bare id where companies keep records', async () => {
  await canary();
  const { db } = servers.database;
  const others = await db.select().from(users).where(eq(users.id, 'user-both'));
  await expect(ctl('erase', CANARY.email)).rejects.toThrow('--force');
  expect(await tablesWith(CANARY.email)).toContain('users');
  await ctl('erase', CANARY.email, '--force');
  for (const word of [CANARY.email, CANARY.phone, CANARY.userName, CANARY.realName, 'canarycode', '10.9.8.7'])
    expect([word, await tablesWith(word)]).toEqual([word, []]);
  expect(await tablesWith('canary wrote')).toEqual([]);
  const stay = PERSON_TABLES.filter(({ isKept, become }) => isKept || become).map(({ name }) => name);
  // A topic that colleagues take part in stays with them.
  expect(await tablesWith(CANARY.id)).toEqual([...stay, 'ai_sessions'].sort());
  const targets = (await db.select().from(auditLog)).map(({ target }) => target);
  expect(targets).toContain(`notify ${CANARY.id}`);
  expect(targets).toContain(`erase ${CANARY.id} --force`);
  expect(await db.select().from(users).where(eq(users.id, 'user-both'))).toEqual(others);
  expect(await ctl('erase', CANARY.id, '--force')).toContain('are removed');
});

it('[S1093] sessions and sockets of who is erased end at once', async () => {
  const server = await servers.start();
  const token = await signIn(server.url, 'anna', TEST_PASSWORD);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/sso/ecSocket/${token}?since=`);
  await new Promise<void>((resolve) =>
    socket.on('message', (data) => String(data).includes('"hello"') && resolve()),
  );
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await ctl('erase', 'anna', '--force');
  await closed;
  const headers = { 'content-type': 'application/json', authorization: token };
  const call = { method: 'POST', headers, body: '{}' };
  expect((await fetch(`${server.url}/sso/user/userActionConfig`, call)).status).toBe(401);
  await expect(signIn(server.url, 'anna', TEST_PASSWORD)).rejects.toThrow();
});

it('[S1094] the last owner of a company is not erased, also when two are at once', async () => {
  const { db } = servers.database;
  await db.update(memberships).set({ role: UNRESTRICTED_ROLE }).where(eq(memberships.companyId, 'a'));
  const blobs = await openBlobStore(db, undefined);
  const both = await Promise.allSettled(
    ['user-anna', 'user-both'].map((userId) => erasePerson(db, { userId, blobs })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const left = both[0]?.status === 'rejected' ? 'anna' : 'both';
  await expect(ctl('erase', left, '--force')).rejects.toThrow('Company a (A) has no other owner');
  expect(await db.$count(memberships, eq(memberships.companyId, 'a'))).toBe(1);
});

it('[S1093] a store that is away lets nothing be erased', async () => {
  await canary();
  const { db } = servers.database;
  const blobs = await openBlobStore(db, undefined);
  const away = { ...blobs, remove: () => Promise.reject(new Error('away')) };
  await expect(erasePerson(db, { userId: CANARY.id, blobs: away })).rejects.toThrow('away');
  expect(await tablesWith(CANARY.email)).toContain('users');
});

it('[S1095] the audit log forgets names and addresses for an erased person, and nothing else', async () => {
  const { db } = servers.database;
  const row = { at: new Date(), kind: 'operator', action: 'backup', companyId: 'a', actor: 'x' };
  await db.insert(auditLog).values(row);
  const change = (values: Partial<typeof auditLog.$inferInsert>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('portal.audit_forget', 'on', true)`);
      await tx.update(auditLog).set(values);
    });
  const refusal = { cause: expect.objectContaining({ message: 'the audit log is append only' }) };
  for (const values of [
    { action: 'y' },
    { kind: 'y' },
    { at: new Date(0) },
    { companyId: null },
    { userId: 'y' },
  ])
    await expect(change(values)).rejects.toMatchObject(refusal);
  await change({ actor: 'y' });
  await expect(db.update(auditLog).set({ actor: 'z' })).rejects.toMatchObject(refusal);
  expect(await db.select().from(auditLog)).toMatchObject([{ ...row, actor: 'y' }]);
});
