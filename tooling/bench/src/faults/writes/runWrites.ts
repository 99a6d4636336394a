import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultProxy, KILLS, OwnServer, startFaultProxy } from '@portal/tooling-test/server';
import { seeded } from '../../ai/page/makeAnswer.ts';
import { signInPerson } from '../../ai/signInPerson.ts';
import { loadClient } from '../../auth/loadClient.ts';
import { createOracle, type WritesVerdict } from './createOracle.ts';
import { type Failures, openWriter, type Writer } from './openWriter.ts';
import { readHeld } from './readHeld.ts';
import { writeOnce } from './writeOnce.ts';

const ACCOUNTS = ['owner', 'staff', 'plus', 'tiktok', 'sail'];
/** Each person writes in so many windows at once. */
const WINDOWS = 2;
const BETWEEN_FAULTS_MS = 150;
/** A server process is killed, and another takes its place, after so many faults. */
const FAULTS_FOR_A_KILL = 60;
const SLOW = { latencyMs: 20, jitterMs: 40, dripBytes: 256 };
/** A request that was still under way when the last fault ended may be carried out so long. */
const SETTLING_MS = 3_000;

/** What came of it. */
export type WritesResult = WritesVerdict & {
  seed: number;
  faults: Record<string, number>;
  failures: Failures;
};

/**
 * People write while the lines between them and the server, and between the server and its database, fail in every way, and
 * server processes are killed. Then the database is held against what each write was answered.
 */
export async function runWrites({ faults, seed }: { faults: number; seed: number }): Promise<WritesResult> {
  const random = seeded(seed);
  const first = new OwnServer(0, { PORTAL_LOG: 'error' });
  await first.start();
  const databaseUrl: string = JSON.parse(
    readFileSync(join(first.dataDir, 'connection.json'), 'utf8'),
  ).databaseUrl;
  const behind = await startFaultProxy(Number(new URL(databaseUrl).port));
  const joined = { PORTAL_LOG: 'silent', DATABASE_URL: withPort(databaseUrl, behind.port) };
  const startSecond = async () => {
    const server = new OwnServer(0, joined);
    await server.start();
    return server;
  };
  let second = await startSecond();
  const front = await startFaultProxy(second.port);
  const [oracle, failures, done] = [createOracle(), [] as Failures, {} as Record<string, number>];
  const count = (name: string) => {
    done[name] = (done[name] ?? 0) + 1;
  };
  try {
    const writers = await Promise.all(
      ACCOUNTS.map((account) => prepare(account, first.url, front.port, failures)),
    );
    let isOver = false;
    const working = writers.flatMap((writer) =>
      Array.from({ length: WINDOWS }, async (_, window) => {
        const chance = seeded(seed + window * 100 + writers.indexOf(writer));
        while (!isOver) {
          // A turn in which nothing can be written must not keep the others from theirs.
          await pause(1);
          await writeOnce({ writer, oracle, random: chance });
        }
      }),
    );
    for (let turn = 1; turn <= faults; turn++) {
      await pause(BETWEEN_FAULTS_MS);
      count(breakLine(random, { front, behind }));
      if (turn % FAULTS_FOR_A_KILL !== 0) continue;
      const killed = second;
      process.kill(killed.pid, 'SIGKILL');
      second = await startSecond();
      front.leadTo(second.port);
      await killed.dispose();
      count('process killed');
    }
    for (const proxy of [front, behind]) proxy.slowDown(undefined);
    isOver = true;
    await Promise.all(working);
    await pause(SETTLING_MS);
    return { seed, faults: done, failures, ...oracle.judge(await readHeld(databaseUrl)) };
  } finally {
    await front.close();
    await second.dispose();
    await behind.close();
    await first.dispose();
  }
}

/** One line fails in one way. */
function breakLine(random: () => number, lines: { front: FaultProxy; behind: FaultProxy }): string {
  const pick = (most: number) => Math.floor(random() * most);
  const where = random() < 0.5 ? 'front' : 'behind';
  const proxy = lines[where];
  if (random() < 0.2) {
    const isSlow = random() < 0.5;
    proxy.slowDown(isSlow ? SLOW : undefined);
    return `${where}: ${isSlow ? 'slow' : 'quick again'}`;
  }
  // A connection of the pool whose other end is gone without a word is noticed by the system only, minutes later.
  const kinds = where === 'behind' ? KILLS.filter((kind) => kind !== 'black-hole') : KILLS;
  const how = kinds[pick(kinds.length)] ?? 'reset';
  return proxy.kill(how, pick) ? `${where}: ${how}` : `${where}: no connection`;
}

async function prepare(account: string, url: string, port: number, failures: Failures): Promise<Writer> {
  const person = await signInPerson(await loadClient(), url, account);
  const reader = openWriter(person, Number(new URL(url).port), { menuIds: [], failures });
  const systems = await reader.ask('/sso/subjectServiceSystemExt/querySystemExtListForSub', {
    paging: false,
  });
  const services = (systems?.data.dataList ?? []) as { systemCode: string; serviceId: string }[];
  const erp = services.find(({ systemCode }) => systemCode === 'ERP');
  const tree = await reader.ask('/sso/role/getMenuTreeByServiceAndRole', {
    serviceId: erp?.serviceId,
    systemCode: 'ERP',
  });
  type Menu = { menuId: string; lastMenu: number; childMenus?: Menu[] };
  const leaves = (menus: Menu[] = []): string[] =>
    menus.flatMap((menu) => (menu.lastMenu === 2 ? [menu.menuId] : leaves(menu.childMenus)));
  const menuIds = leaves(tree?.data.childMenus as Menu[]);
  // What the demo pinned is put away, so that all that is there was written here.
  const kept = await reader.ask('/sso/customGroup/queryFavorites', { paging: false });
  for (const { menuId } of (kept?.data.dataList ?? []) as { menuId: string }[])
    await reader.ask('/sso/customGroup/delFavorites', { menuId });
  for (const menuId of menuIds) await reader.ask('/sso/customGroup/collectMenu', { menuId, optType: 2 });
  return openWriter(person, port, { menuIds, failures });
}

function withPort(databaseUrl: string, port: number): string {
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return String(url);
}
