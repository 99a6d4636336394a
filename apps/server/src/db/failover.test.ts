import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFaultProxy } from '@portal/tooling-test/server';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startServer } from '../lifecycle/startServer.ts';
import { readSettings } from '../settings/readSettings.ts';
import { seedTestPeople, TEST_PASSWORD } from '../testing/seedTestPeople.ts';
import { signIn } from '../testing/signIn.ts';
import { startStandby, startTestCluster, type TestCluster } from '../testing/startStandby.ts';
import { placeCluster } from './embedded/placeCluster.ts';
import { openDatabase } from './openDatabase.ts';

const PEOPLE = ['anna', 'ben'];
/** Acknowledged before the primary dies, and again after its standby took over. */
const ENOUGH = 30;
const AWAY = { status: 503, code: '503', retryAfter: '2' };

/** Runs statements one after the other, each by itself, and returns the rows of the last. */
async function tell(url: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  let rows: unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

it('[S2503] a primary dies while people write, its standby takes over: nothing acknowledged is lost, calls are told to come again and go on by themselves', async () => {
  const primary = await startTestCluster();
  onTestFinished(() => primary.dispose());
  await tell(primary.url('postgres'), 'create database portal');
  const standby = await startStandby(primary);
  onTestFinished(() => standby.dispose());
  // What is acknowledged is on both: without it the last moments of a primary that dies are lost with it.
  await tell(
    primary.url('postgres'),
    "alter system set synchronous_standby_names = '*'",
    'select pg_reload_conf()',
  );
  const address = await startFaultProxy(primary.port);
  onTestFinished(() => address.close());
  const url = new URL(primary.url('portal'));
  url.port = String(address.port);
  const settings = readSettings({
    PORT: '0',
    PORTAL_LOG: 'silent',
    PORTAL_DATA_DIR: `${primary.dataDir}/server`,
    DATABASE_URL: url.href,
  });
  const server = await startServer(settings, { say: () => {} });
  onTestFinished(() => server.stop());
  const database = openDatabase(url.href);
  onTestFinished(() => database.close());
  await seedTestPeople(database.db);
  const tokens = await Promise.all(PEOPLE.map((name) => signIn(server.url, name, TEST_PASSWORD)));

  let told = 0;
  let isOver = false;
  const lastTold = new Map<string, number>();
  const refused: unknown[] = [];
  /** Somebody changes the own name again and again. */
  const write = async (name: string, token: string) => {
    for (let turn = 1; !isOver; turn += 1) {
      const answer = await changeName(server.url, token, `name ${turn}`);
      if (answer.code !== '200') refused.push(answer);
      else {
        told += 1;
        lastTold.set(name, turn);
      }
    }
  };
  const writing = Promise.all(PEOPLE.map((name, index) => write(name, tokens[index] ?? '')));
  const untilToldMore = async () => {
    const before = told;
    await expect.poll(() => told, { timeout: 30_000 }).toBeGreaterThan(before + ENOUGH);
  };
  await untilToldMore();
  kill(primary);
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [promoted] = await tell(standby.url('postgres'), 'select pg_promote(true, 60) as "isPrimary"');
  expect(promoted).toEqual({ isPrimary: true });
  const names =
    "select user_name as name, nick_name as \"nickName\" from users where user_name in ('anna', 'ben')";
  const stored = (await tell(standby.url('portal'), names)) as { name: string; nickName: string }[];
  expect(stored.map(({ name }) => name).sort()).toEqual(PEOPLE);
  // The last change of each may have been stored without its answer having come.
  for (const { name, nickName } of stored)
    expect(Number(nickName.slice('name '.length)) - (lastTold.get(name) ?? 0)).toBeOneOf([0, 1]);

  address.leadTo(standby.port);
  await untilToldMore();
  isOver = true;
  await writing;
  for (const answer of refused) expect(answer).toEqual(AWAY);
}, 120_000);

/** Ends it as a machine that fails does. */
function kill({ dataDir }: TestCluster): void {
  const file = join(placeCluster(dataDir).cluster, 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
}

async function changeName(url: string, token: string, nickName: string) {
  const headers = { 'content-type': 'application/json', authorization: token };
  const body = JSON.stringify({ nickName, realName: nickName });
  const answer = await fetch(`${url}/sso/user/changeProfile`, { method: 'POST', headers, body });
  const { code }: { code: string } = await answer.json();
  return { status: answer.status, code, retryAfter: answer.headers.get('retry-after') };
}
