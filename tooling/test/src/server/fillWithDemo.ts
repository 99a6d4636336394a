import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '../../../..');

/** Fills a database that has all tables with demo data as of a time, in a process of its own. */
export async function fillWithDemo(databaseUrl: string, now: Date): Promise<void> {
  const args = ['--conditions=source', 'apps/demo/src/fill.ts', databaseUrl, now.toISOString()];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT });
}
