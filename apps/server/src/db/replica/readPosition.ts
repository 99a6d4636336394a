import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../Database.ts';

const PositionSchema = v.object({ line: v.string(), at: v.number() });

/** How far a database has come in its write-ahead log. */
export type Position = {
  /** The installation and its timeline: after a promotion positions of an earlier timeline mean nothing. */
  readonly line: string;
  /** Bytes since the begin. */
  readonly at: number;
};

/** Reads up to where the primary has committed: every transaction that was acknowledged before is within it. */
export async function readCommitted(primary: Database): Promise<Position> {
  const { rows } = await primary.execute(sql`
    select (select system_identifier from pg_control_system()) || ' '
        || ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as line,
      pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as at`);
  return v.parse(PositionSchema, rows[0]);
}

/** Reads up to where a replica shows what was committed; undefined for a database that follows none. */
export async function readReplayed(replica: Database): Promise<Position | undefined> {
  const { rows } = await replica.execute(sql`
    select (select system_identifier from pg_control_system()) || ' ' || timeline_id as line,
      pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as at
    from pg_control_checkpoint() where pg_is_in_recovery() and pg_last_wal_replay_lsn() is not null`);
  return rows[0] && v.parse(PositionSchema, rows[0]);
}
