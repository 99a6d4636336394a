import { fillWithDemo, startFaultProxy } from '@portal/tooling-test/server';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ensureServerKeys } from '../../auth/loadServerKeys.ts';
import { ensureClassifications } from '../../features/notifications/classifications.ts';
import { REPLICA_CALLS } from '../../http/replicaCalls.ts';
import { createLogger } from '../../log/createLogger.ts';
import { DEMO_NOW, openDemoServer } from '../../testing/openDemoServer.ts';
import { startStandby, startTestCluster, type TestCluster } from '../../testing/startStandby.ts';
import { validRequests } from '../../testing/validRequests.ts';
import type { Database } from '../Database.ts';
import { migrateDatabase } from '../migrateDatabase.ts';
import { type OpenDatabase, openDatabase } from '../openDatabase.ts';
import { menus } from '../schema/menus.ts';
import { openReplica, type Replica } from './openReplica.ts';

let primary: TestCluster;
let standby: TestCluster;
let database: OpenDatabase;
let follower: OpenDatabase;
beforeAll(async () => {
  primary = await startTestCluster();
  const client = new pg.Client({ connectionString: primary.url('postgres') });
  await client.connect();
  await client.query('create database portal');
  await client.end();
  database = openDatabase(primary.url('portal'));
  await migrateDatabase(database.url, async () => {
    await ensureServerKeys(database.db);
    await ensureClassifications(database.db);
  });
  await fillWithDemo(database.url, DEMO_NOW);
  standby = await startStandby(primary);
  follower = openDatabase(standby.url('portal'), { maxConnections: 3 });
}, 120_000);
afterAll(async () => {
  await follower.close();
  await database.close();
  await standby.dispose();
  await primary.dispose();
}, 60_000);

/** The address of the same database by way of another port. */
function atPort(address: string, port: number): string {
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}

type Options = { url?: string; patienceMs?: number };

async function withReplica(
  { url = standby.url('portal'), patienceMs = 10_000 }: Options,
  work: (replica: Replica) => Promise<void>,
): Promise<void> {
  const log = createLogger({ level: 'silent' });
  const replica = openReplica({ url, primary: database.db, log, patienceMs });
  await work(replica).finally(() => replica.close());
}

const COMPANY = eq(menus.companyId, 'c-starlight');
const rename = (menuName: string) => database.db.update(menus).set({ menuName }).where(COMPANY);

/** What is read, and whether it was on the replica. */
async function look(db: Database) {
  const [menu] = await db.select({ name: menus.menuName }).from(menus).where(COMPANY).limit(1);
  return { name: menu?.name, onReplica: db !== database.db };
}

it('[S2500] a reading after a write shows it, on the replica, as soon as the replica has it', async () => {
  await withReplica({}, async (replica) => {
    for (let turn = 0; turn < 30; turn += 1) {
      await rename(`turn ${turn}`);
      expect(await replica.read(look)).toEqual({ name: `turn ${turn}`, onReplica: true });
    }
  });
});

it('[S2501] a replica that is behind is left for the primary, and read again once it has come up', async () => {
  await withReplica({ patienceMs: 300 }, async (replica) => {
    await follower.pool.query('select pg_wal_replay_pause()');
    await rename('not there yet');
    expect(await replica.read(look)).toEqual({ name: 'not there yet', onReplica: false });
    await follower.pool.query('select pg_wal_replay_resume()');
    const seen = { name: 'not there yet', onReplica: true };
    await expect.poll(() => replica.read(look), { timeout: 20_000, interval: 250 }).toEqual(seen);
  });
});

it('[S2501] a replica that is away is left for the primary, also in the middle of a reading', async () => {
  const line = await startFaultProxy(standby.port);
  await withReplica({ url: atPort(standby.url('portal'), line.port) }, async (replica) => {
    const places: boolean[] = [];
    const name = await replica.read(async (db) => {
      places.push(db !== database.db);
      while (line.kill('reset', () => 0));
      return (await look(db)).name;
    });
    expect({ name, places }).toEqual({ name: 'not there yet', places: [true, false] });
    await line.close();
    expect((await replica.read(look)).onReplica).toBe(false);
  });
});

it('[S2501] what does not follow this database is never read: the primary itself, and another one', async () => {
  await withReplica({ url: database.url }, async (replica) => {
    expect((await replica.read(look)).onReplica).toBe(false);
  });
  await withReplica({ url: inject('postgresUrl') }, async (replica) => {
    expect((await replica.read(look)).onReplica).toBe(false);
  });
});

it('[S2501] what is wrong with a reading is told, and not tried again on the primary', async () => {
  await withReplica({}, async (replica) => {
    let readings = 0;
    const wrong = replica.read(async (db) => {
      readings += 1;
      await db.execute('select 1 / 0');
    });
    await expect(wrong).rejects.toThrow();
    expect(readings).toBe(1);
  });
});

it('[S2502] each call that may read on a replica answers there what it answers on the primary, and writes nothing', async () => {
  await withReplica({}, async (replica) => {
    const places: boolean[] = [];
    const watched: Pick<Replica, 'read'> = {
      read: (work) =>
        replica.read((db) => {
          places.push(db !== database.db);
          return work(db);
        }),
    };
    const [alone, both] = [
      await openDemoServer(database.db),
      await openDemoServer(database.db, undefined, { replica: watched }),
    ];
    for (const name of REPLICA_CALLS) {
      const request = validRequests[name] ?? {};
      const answer = await both.ask(name, request);
      expect({ name, ...answer }).toEqual({ name, ...(await alone.ask(name, request)) });
      expect({ name, status: answer.status, places: places.splice(0) }).toEqual({
        name,
        status: 200,
        places: [true],
      });
    }
    await both.ask('getUserInfoByHideCode', {});
    expect(places).toEqual([]);
  });
});
