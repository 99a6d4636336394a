import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { REPLICA_CALLS } from '../http/replicaCalls.ts';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { openDemoDatabase } from '../testing/openDemoDatabase.ts';
import { openDemoServer } from '../testing/openDemoServer.ts';
import { openTestServers } from '../testing/openTestServers.ts';
import { changesForOldCode, readTables } from '../testing/schemaChanges.ts';
import { validRequests } from '../testing/validRequests.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { doneMigrations, knownMigrations, migrateTo } from './migrations.ts';

/** Steps of before there was an earlier version to run beside. */
const FIRST_STEPS = 38;
/**
 * What a later step may take away or demand after all, because no version reads or writes it any more that may still run
 * beside: as the check says it, with the version since which.
 */
const CONTRACTED: readonly string[] = [];

/** An empty database and a connection to it. */
let client: pg.Client;
const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
const admin = new pg.Client({ connectionString: inject('postgresUrl') });
beforeAll(async () => {
  await admin.connect();
  await admin.query(`create database ${name}`);
  client = new pg.Client({ connectionString: databaseUrl(inject('postgresUrl'), name) });
  await client.connect();
  await migrateTo(client, FIRST_STEPS);
});
afterAll(async () => {
  await client.end();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

/** What a step takes from code that was written before it. */
async function changesOf(step: () => Promise<unknown>): Promise<string[]> {
  const before = await readTables(client);
  await step();
  return changesForOldCode(before, await readTables(client));
}

/** The same of statements, which are undone afterwards. */
async function changesOfTrial(statements: string): Promise<string[]> {
  await client.query('begin');
  return changesOf(() => client.query(statements)).finally(() => client.query('rollback'));
}

describe('a step of the tables', () => {
  it('[S2510] takes nothing from code of the version before it', async () => {
    const found: string[] = [];
    for (let steps = FIRST_STEPS + 1; steps <= knownMigrations().length; steps += 1)
      found.push(...(await changesOf(() => migrateTo(client, steps))));
    expect(found.filter((change) => !CONTRACTED.includes(change))).toEqual([]);
    expect((await readTables(client)).columns.length).toBeGreaterThan(400);
  });

  const BAD: Record<string, [statement: string, change: RegExp]> = {
    'drops a column': ['alter table users drop column nick_name', /^users.nick_name is gone$/],
    'renames a column': [
      'alter table jobs rename column payload to content',
      /^jobs\.(payload is gone|content must have a value, and has no default)$/,
    ],
    'drops a table': ['drop table spent_nonces', /^spent_nonces\.\w+ is gone$/],
    'changes a type': [
      'alter table jobs alter column attempts type bigint',
      /^jobs.attempts was integer and is bigint$/,
    ],
    'demands a new value': [
      'alter table shops add column region text not null',
      /^shops.region must have a value, and has no default$/,
    ],
    'demands a value that could be left out': [
      'alter table users alter column email set not null',
      /^users.email must have a value/,
    ],
    'refuses values': ['alter table users add check (length(user_name) < 20)', /^a new rule of users: CHECK/],
    'refuses equal values': [
      'create unique index on orders (order_no)',
      /^a new rule of orders: CREATE UNIQUE/,
    ],
  };

  it.each(Object.entries(BAD))('[S2510] that %s is found', async (_what, [statement, change]) => {
    const found = await changesOfTrial(statement);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) expect(one).toMatch(change);
  });

  it('[S2510] that adds a table, a column, an index or a default takes nothing', async () => {
    const found = await changesOfTrial(
      `create table later (id text primary key); alter table users add column later text;
        alter table users add column later_too int not null default 0; create index on users (real_name);
        alter table users alter column user_name drop not null`,
    );
    expect(found).toEqual([]);
  });
});

it('[S2511] what runs goes on while a later version adds to its tables', async () => {
  const database = await openDemoDatabase();
  const server = await openDemoServer(database.db);
  const calls = [
    'getUserInfoByHideCode',
    'querySystemExtListForSub',
    'recordMenuOpt',
    ...REPLICA_CALLS,
  ] as const;
  const askAll = async () => {
    for (const call of calls)
      expect({ call, ...(await server.ask(call, validRequests[call] ?? {})) }).toMatchObject({ status: 200 });
  };
  // Statements that have a name are planned for the tables as they are now.
  await askAll();
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name: table } of rows)
    await database.db.execute(sql`alter table ${sql.identifier(table)} add column of_a_later_version text`);
  expect(rows.length).toBeGreaterThan(60);
  await askAll();
  await database.close();
});

it('[S2511] an earlier version starts on tables that a later one has gone on with', async () => {
  const servers = await openTestServers();
  await servers.database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', ${Date.now() * 2})`,
  );
  const { url } = await servers.start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await servers.close();
});

it('[S2513] a step that waits for a table gives way to who wants it, and is done once it is free', async () => {
  const steps = `${name}_steps`;
  // The next step adds a column to the answers.
  const BEFORE_ANSWERS = 36;
  await admin.query(`create database ${steps}`);
  const url = databaseUrl(inject('postgresUrl'), steps);
  const connect = async () => {
    const one = new pg.Client({ connectionString: url });
    await one.connect();
    return one;
  };
  const [maker, holder, other] = await Promise.all([connect(), connect(), connect()]);
  await migrateTo(maker, BEFORE_ANSWERS);
  await holder.query('begin');
  await holder.query('lock table ai_messages in row exclusive mode');
  const done = migrateDatabase(url, undefined, { lockMs: 100 });
  const waits =
    'select count(*)::int as count from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
  await expect
    .poll(async () => (await other.query(waits)).rows[0].count, { timeout: 10_000 })
    .toBeGreaterThan(0);
  // It asks for what conflicts with both, so without giving way this one would wait for the holder too.
  await other.query("update ai_messages set state = 'done'");
  await holder.query('commit');
  await done;
  expect(await doneMigrations(other)).toEqual(knownMigrations());
  for (const one of [maker, holder, other]) await one.end();
  await admin.query(`drop database ${steps} with (force)`);
});
