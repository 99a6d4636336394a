import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, startCluster } from './startCluster.ts';

/** A PostgreSQL of our own that is kept running. */
export type KeptCluster = Pick<Cluster, 'url' | 'stop'> & {
  /** How often it ended without having been stopped. */
  readonly deaths: number;
};

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;
/** One that ran for so long is started again at once. */
const STEADY_MS = 60_000;

/**
 * Starts PostgreSQL on a data folder, and starts it again under the same address whenever it ends by itself. `onDeath` is
 * told why, also of a start that failed; the next one waits longer then, so that a full disk costs no more than patience.
 */
export async function keepCluster(
  dataDir: string,
  { onDeath }: { onDeath: (error: Error) => void },
): Promise<KeptCluster> {
  const stopping = new AbortController();
  let cluster = await startCluster(dataDir);
  let restarting = Promise.resolve();
  let waitMs = 0;
  let deaths = 0;

  const startAgain = async () => {
    while (!stopping.signal.aborted) {
      try {
        await pause(waitMs, undefined, stopping);
        waitMs = Math.min(Math.max(waitMs * 2, FIRST_PAUSE_MS), MAX_PAUSE_MS);
        cluster = await startCluster(dataDir, { port: cluster.port });
        return watch();
      } catch (error) {
        if (!stopping.signal.aborted) onDeath(error instanceof Error ? error : new Error(String(error)));
      }
    }
  };
  const watch = () => {
    const began = performance.now();
    void cluster.failed.then((error) => {
      if (stopping.signal.aborted) return;
      deaths += 1;
      onDeath(error);
      if (performance.now() - began > STEADY_MS) waitMs = 0;
      restarting = startAgain();
    });
  };
  watch();

  return {
    url: cluster.url,
    get deaths() {
      return deaths;
    },
    async stop() {
      stopping.abort();
      await restarting;
      await cluster.stop();
    },
  };
}
