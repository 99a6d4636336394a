import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compileQuestion } from '../data/compileQuestion.ts';
import { runQuestion } from '../data/runQuestion.ts';
import { placeCluster, removeOutside } from '../db/embedded/placeCluster.ts';
import { type Cluster, startCluster } from '../db/embedded/startCluster.ts';
import { readInstallation } from '../db/installation.ts';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { DEMO_NOW } from '../testing/openDemoServer.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'));
const stored = join(folder, 'backup');
let source: OpenDatabase;
let other: Cluster;
let target: string;

/** Writes a row into each of two tables at once, again and again, until it is told to stop. */
function keepWriting({ pool }: OpenDatabase): () => Promise<void> {
  let isOver = false;
  const write = async () => {
    for (let pair = 0; !isOver; pair += 1)
      await pool.query(`with one as (insert into installation values ('pair-${pair}', ''))
        insert into jobs (id, kind, payload, status, run_at, created_at)
          values ('pair-${pair}', 'pair', '{}', 'done', now(), now())`);
  };
  const writing = write();
  return async () => {
    isOver = true;
    await writing;
  };
}

/** A copy of the backup with other values in its manifest. */
function changed(name: string, changes: (manifest: Record<string, unknown>) => object): string {
  const copy = join(folder, name);
  cpSync(stored, copy, { recursive: true });
  const file = join(copy, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...manifest, ...changes(manifest) }));
  return copy;
}

/** What PostgreSQL sends when a table's last row is sent; how many rows there were follows as a message of its own. */
const ALL_ROWS_SENT = Buffer.from([0x63, 0, 0, 0, 4]);

/** The database behind a line that breaks after each table's last row: what follows comes as a packet of its own. */
async function behindBreakingLine(url: string): Promise<{ url: string; close: () => Promise<void> }> {
  const there = new URL(url);
  const server = createServer((near) => {
    const far = connect(Number(there.port), there.hostname);
    let sent = Promise.resolve();
    const send = (part: Buffer, pauseMs = 0) => {
      sent = sent.then(() => new Promise((done) => near.write(part, () => setTimeout(done, pauseMs))));
    };
    near.pipe(far);
    far.on('data', (chunk) => {
      const at = chunk.indexOf(ALL_ROWS_SENT);
      if (at < 0) return send(chunk);
      send(chunk.subarray(0, at + ALL_ROWS_SENT.length), 5);
      send(chunk.subarray(at + ALL_ROWS_SENT.length));
    });
    far.on('end', () => void sent.then(() => near.end()));
    near.on('error', () => far.destroy());
    far.on('error', () => near.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const near = new URL(url);
  near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: near.href, close: () => new Promise((done) => server.close(() => done())) };
}

beforeAll(async () => {
  source = await openDemoDatabase();
  const stopWriting = keepWriting(source);
  await writeBackup(source.url, stored, DEMO_NOW);
  await stopWriting();
  // Roles belong to a whole PostgreSQL: only another one shows that the backup brings its own.
  other = await startCluster(join(folder, 'other'));
  target = other.url('postgres');
}, 120_000);
afterAll(async () => {
  await other.stop();
  removeOutside(placeCluster(join(folder, 'other')));
  await source.close();
  rmSync(folder, { recursive: true, force: true });
});

it('[S865] each table says how many rows it has, however late the database says so', async () => {
  const line = await behindBreakingLine(source.url);
  const tables = await writeBackup(line.url, join(folder, 'late'), DEMO_NOW);
  await line.close();
  const { rows } = await source.pool.query('select count(*)::int as count from menus');
  expect(tables.find(({ name }) => name === 'menus')?.rows).toBe(rows[0].count);
});

it('[S865] a backup is of one moment, while others write, and nobody else may read it', async () => {
  const { tables } = await restoreBackup(target, stored, { replace: false });
  const { pool, close } = openDatabase(target);
  const { rows } =
    await pool.query(`select (select count(*) from installation where name like 'pair-%') as one,
    (select count(*) from jobs where kind = 'pair') as two`);
  expect(rows[0].one).toBe(rows[0].two);
  const all = `select count(*)::int as count, md5(string_agg(o::text, '' order by o::text)) as content from orders o`;
  const orders = await source.pool.query(all);
  expect((await pool.query(all)).rows).toEqual(orders.rows);
  expect(tables.find(({ name }) => name === 'orders')?.rows).toBe(orders.rows[0].count);
  expect(statSync(stored).mode & 0o077).toBe(0);
  expect(statSync(join(stored, 'users.copy.gz')).mode & 0o077).toBe(0);
  await close();
});

it('[S866] a restored database has the role that confines reports, and reports say what they said', async () => {
  const { db, pool, close } = openDatabase(target);
  const scope = {
    companyId: 'c-starlight',
    userId: 'u-owner',
    locale: 'zh-CN',
    now: DEMO_NOW,
    timeZone: 'Asia/Shanghai',
  } as const;
  const question = compileQuestion(
    {
      measures: ['sales'],
      by: ['marketplace'],
      filters: [],
      segments: [],
      period: { from: '2026-01-01', to: '2026-12-31' },
    },
    scope,
  );
  if (!question) throw new Error('no question');
  const { rows } = await runQuestion(question, { ...scope, db });
  expect(rows).toEqual((await runQuestion(question, { ...scope, db: source.db })).rows);
  expect(rows.length).toBeGreaterThan(0);
  await expect(pool.query('set role portal_reports; select 1 from public.users')).rejects.toThrow(
    'permission denied',
  );
  await close();
});

it('[S866] pages that saw pushes of the former data begin anew, and new rows get new numbers', async () => {
  const { db, pool, close } = openDatabase(target);
  expect((await readInstallation(db)).epoch).not.toBe((await readInstallation(source.db)).epoch);
  const { rows } = await pool.query(
    `select s.sequencename, s.last_value from pg_sequences s where schemaname = 'public'`,
  );
  const before = await source.pool.query(
    `select s.sequencename, s.last_value from pg_sequences s where schemaname = 'public'`,
  );
  expect(rows).toEqual(before.rows);
  await close();
});

it('[S867] what cannot be restored is refused in plain words before anything is changed', async () => {
  const { pool, close } = openDatabase(target, { maxConnections: 1 });
  const count = async () => (await pool.query('select count(*) from orders')).rows[0].count;
  const before = await count();
  await close();
  const refused = (from: string, replace = true) => expect(restoreBackup(target, from, { replace })).rejects;
  await refused(stored, false).toThrow('--force replaces all its data');
  await refused(join(folder, 'nowhere')).toThrow('is no backup');
  await refused(changed('format', () => ({ format: 2 }))).toThrow('format 2');
  await refused(
    changed('newer', ({ migrations }) => ({ migrations: [...(migrations as number[]), 9_999_999_999_999] })),
  ).toThrow('newer or another version');
  const damaged = changed('damaged', () => ({}));
  writeFileSync(join(damaged, 'orders.copy.gz'), 'x');
  await refused(damaged).toThrow('The rows of orders are missing or damaged');
  const server = openDatabase(target);
  await server.pool.query('select 1');
  await refused(stored).toThrow('Others are connected to the database');
  expect((await server.pool.query('select count(*) from orders')).rows[0].count).toBe(before);
  await server.close();
});

it('[S867] a check that fails after the restore is told', async () => {
  const asked = (manifest: Record<string, unknown>) => ({
    report: { ...(manifest.report as object), digest: 'another' },
  });
  await expect(restoreBackup(target, changed('said', asked), { replace: true })).rejects.toThrow(
    'The report sales-by-day says something else',
  );
});

it('[S867] a backup goes into a folder of its own, and one that fails leaves none', async () => {
  await expect(writeBackup(source.url, stored, DEMO_NOW)).rejects.toThrow('is not empty');
  const empty = other.url('template1');
  await expect(writeBackup(empty, join(folder, 'none'), DEMO_NOW)).rejects.toThrow('no tables of the portal');
  expect([existsSync(join(folder, 'none')), existsSync(join(folder, 'none.part'))]).toEqual([false, false]);
});
