import { Counter, Gauge } from 'prom-client';
import type { Backups } from '../backup/createBackups.ts';
import type { Metrics } from './createMetrics.ts';

/** Adds the figures of scheduled backups, which the returned function reads. */
export function addBackupGauges(registers: Metrics['registry'][], backups: Backups): () => void {
  const age = new Gauge({
    name: 'portal_backup_age_seconds',
    help: 'Age of the newest good backup; +Inf while there is none.',
    registers,
  });
  const interval = new Gauge({
    name: 'portal_backup_interval_seconds',
    help: 'How often a backup is to be made.',
    registers,
  });
  const made = new Counter({
    name: 'portal_backups_total',
    help: 'Backups that this process made, by result.',
    labelNames: ['result'] as const,
    registers,
  });
  return () => {
    age.set(backups.ageSeconds());
    interval.set(backups.everySeconds);
    made.reset();
    made.inc({ result: 'done' }, backups.counts.done);
    made.inc({ result: 'failed' }, backups.counts.failed);
  };
}
