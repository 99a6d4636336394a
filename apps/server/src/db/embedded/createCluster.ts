import { spawn } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './placeCluster.ts';

/** Makes an empty PostgreSQL data folder with one superuser, `portal`. What an interrupted attempt left is removed. */
export async function createCluster(
  { cluster, binaries, runAs }: ClusterPlace,
  password: string,
): Promise<void> {
  const draft = `${cluster}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const passwordFile = `${cluster}.pw`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs) for (const path of [draft, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  const options = [
    ['-D', draft],
    ['--username', 'portal'],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    ['--locale', 'C'],
    ['--locale-provider', 'builtin'],
    ['--builtin-locale', 'C.UTF-8'],
  ].flat();
  try {
    await run(join(binaries, 'bin/initdb'), options, { ...runAs, cwd: draft });
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function run(
  command: string,
  args: string[],
  as: { uid?: number; gid?: number; cwd: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' };
    const child = spawn(command, args, { ...as, env, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL could not make its data folder: ${stderr.trim()}`));
    });
  });
}
