import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = resolve(import.meta.dirname, '../../../../apps/server/src/testing/bringForward.ts');

/** Has a running server do at once what waits for its moment, as if that moment had come. */
export async function bringForwardOn(dataDir: string | undefined, kind: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--conditions=source', SCRIPT, dataDir ?? '', kind]);
}
