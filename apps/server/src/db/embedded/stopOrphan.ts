import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './placeCluster.ts';
import { commandOf, isAlive, waitForEnd } from './processes.ts';

/** A server that was killed leaves its PostgreSQL running: it is stopped, its data are safe. */
export async function stopOrphan({ cluster }: ClusterPlace): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isAlive(pid) || !commandOf(pid).includes(cluster)) return;
  process.kill(pid, 'SIGINT');
  if (await waitForEnd(pid, 10_000)) return;
  process.kill(pid, 'SIGQUIT');
  await waitForEnd(pid, 10_000);
}
