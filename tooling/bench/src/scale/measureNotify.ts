import pg from 'pg';
import { round } from '../lib/report.ts';

/** Commits a second of transactions that write one row, with and without a notification, by so many writers at once. */
export type NotifyFigures = { writers: number; plain: number; notifying: number; share: number };

const ROUND_MS = 3_000;
/** Of a table of its own: nothing of the portal's is written. */
const TABLE = 'bench_notify';

/**
 * Finds what LISTEN/NOTIFY costs: PostgreSQL lets one transaction that notifies commit at a time. Both kinds take turns, so
 * that a busy machine slows both.
 */
export async function measureNotify(url: string, writers: readonly number[]): Promise<NotifyFigures[]> {
  const figures: NotifyFigures[] = [];
  const listening = new pg.Client({ connectionString: url });
  await listening.connect();
  await listening.query(`create unlogged table if not exists ${TABLE} (id bigserial primary key, text text)`);
  await listening.query('listen bench_notify');
  try {
    for (const count of writers) {
      const pool = new pg.Pool({ connectionString: url, max: count });
      const plain: number[] = [];
      const notifying: number[] = [];
      for (let turn = 0; turn < 2; turn++) {
        plain.push(await commits(pool, count, false));
        notifying.push(await commits(pool, count, true));
      }
      await pool.end();
      const best = { plain: Math.max(...plain), notifying: Math.max(...notifying) };
      figures.push({
        writers: count,
        plain: round(best.plain),
        notifying: round(best.notifying),
        share: round(best.notifying / best.plain),
      });
    }
    return figures;
  } finally {
    await listening.query(`drop table ${TABLE}`);
    await listening.end();
  }
}

async function commits(pool: pg.Pool, writers: number, notifies: boolean): Promise<number> {
  let count = 0;
  const began = performance.now();
  const write = async () => {
    const client = await pool.connect();
    while (performance.now() - began < ROUND_MS) {
      await client.query(`begin; insert into ${TABLE} (text) values ('x')`);
      if (notifies) await client.query("select pg_notify('bench_notify', 'x')");
      else await client.query('select 1');
      await client.query('commit');
      count += 1;
    }
    client.release();
  };
  await Promise.all(Array.from({ length: writers }, write));
  return (count * 1000) / (performance.now() - began);
}
