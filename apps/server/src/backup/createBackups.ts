import pg from 'pg';
import { openFarPlace } from '../blobs/openBlobStore.ts';
import type { Clock } from '../http/Clock.ts';
import type { Logger } from '../http/Logger.ts';
import { backupFolder, keepNewest, newestBackup, tidyFolder } from './backupFolders.ts';
import { keepNewestFar, sendBackup } from './farBackups.ts';
import { writeBackup } from './writeBackup.ts';

/** How often which backups are made where. */
export type BackupSchedule = {
  readonly folder: string;
  readonly everyHours: number;
  /** The newest so many stay. */
  readonly keep: number;
  /** Where each goes beside: `s3://bucket/prefix`, or another folder. */
  readonly url?: string | undefined;
};

/** Backups by schedule, and how they go. */
export type Backups = {
  readonly everySeconds: number;
  /** What this process made, and what failed in it. */
  readonly counts: { readonly done: number; readonly failed: number };
  /** How long ago the newest good one was made, by whichever process; for ever when there is none. */
  ageSeconds(): number;
  /** Makes one when it is due and no other process does. Never throws: what fails is told to the log. */
  look(): Promise<void>;
  /** A backup that is under way is broken off, and leaves nothing behind. */
  stop(): Promise<void>;
};

/** What it is made of. */
export type BackupsDeps = { url: string; schedule: BackupSchedule; clock: Clock; log: Logger };

const HOUR_MS = 3_600_000;
const LOOK_MS = 60_000;
/** After one that failed. */
const AGAIN_MS = 15 * 60_000;
const LOCK = 7_160_421;

/** Makes backups of a database by a schedule, from now on. */
export function createBackups({ url, schedule, clock, log }: BackupsDeps): Backups {
  const { folder, everyHours, keep, url: far } = schedule;
  const counts = { done: 0, failed: 0 };
  const ending = new AbortController();
  let notBefore = 0;
  let running: Promise<void> | undefined;
  const ageMs = () => {
    const newest = newestBackup(folder);
    return newest ? Math.max(0, clock.now().getTime() - newest.getTime()) : Number.POSITIVE_INFINITY;
  };
  const isDue = () => ageMs() >= everyHours * HOUR_MS;

  const make = async () => {
    await alone(url, async () => {
      // Another process may have made it while this one waited.
      if (!isDue()) return;
      tidyFolder(folder);
      const now = clock.now();
      const made = backupFolder(folder, now);
      await writeBackup(url, made, now, ending.signal);
      keepNewest(folder, keep);
      if (far !== undefined) await sendFar(far, made, keep);
      counts.done += 1;
      log.info({ folder }, 'a backup was made');
    });
  };
  const look = async () => {
    if (ending.signal.aborted || clock.now().getTime() < notBefore || !isDue()) return;
    try {
      await make();
    } catch (error) {
      if (ending.signal.aborted) return;
      counts.failed += 1;
      notBefore = clock.now().getTime() + AGAIN_MS;
      log.error({ err: error, folder }, 'the backup failed; it is tried again in 15 minutes');
    }
  };
  const backups: Backups = {
    everySeconds: (everyHours * HOUR_MS) / 1000,
    counts,
    ageSeconds: () => ageMs() / 1000,
    look() {
      running ??= look().finally(() => {
        running = undefined;
      });
      return running;
    },
    async stop() {
      clearInterval(timer);
      ending.abort();
      await running;
    },
  };
  const timer = setInterval(() => void backups.look(), LOOK_MS);
  return backups;
}

async function sendFar(url: string, folder: string, keep: number): Promise<void> {
  const place = await openFarPlace(url);
  await sendBackup(place, folder);
  await keepNewestFar(place, keep);
}

/** Does work that no other process of the database does meanwhile; nothing when one does. */
async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The lock goes with the connection, and what the work needs fails by itself.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [
      LOCK,
    ]);
    if (rows[0]?.is_ours) await work();
  } finally {
    await client.end();
  }
}
