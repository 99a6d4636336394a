import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const MAIN = resolve(import.meta.dirname, '../../../../apps/server/src/cli/main.ts');

/** Runs one verb of the server's command line on the data in a folder. */
export async function portalctlOn(dataDir: string | undefined, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=source', MAIN, ...args], {
    env: { ...process.env, PORTAL_DATA_DIR: dataDir },
  });
  return stdout;
}
