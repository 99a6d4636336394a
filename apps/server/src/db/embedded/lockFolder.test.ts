import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderLockedError, lockFolder, lockHolder } from './lockFolder.ts';
import { startOf } from './processes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = (body: string) => [
  '--conditions=source',
  '--input-type=module',
  '-e',
  `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lockFolder.ts'))};
  const folder = ${JSON.stringify(folder)};
  ${body}`,
];

it('[S90] refuses a folder that a living process holds, and names it', async () => {
  const other = spawn(
    process.execPath,
    script('lockFolder(folder); console.log("held"); setInterval(() => {}, 1e3)'),
  );
  await once(other.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid} since 20`);
  expect(lockHolder(folder)?.pid).toBe(other.pid);
  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(lockHolder(folder)).toBeUndefined();
  lockFolder(folder).release();
});

it('[S90] takes over a lock whose number another process has now, and one that is damaged', () => {
  const file = join(folder, 'portal.lock');
  const parent = { pid: process.ppid, start: `${startOf(process.ppid)}0`, since: 'x' };
  for (const text of [JSON.stringify(parent), '', '{']) {
    writeFileSync(file, text);
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(file, 'utf8')).pid).toBe(process.pid);
    lock.release();
  }
});

it('[S90] gives a stale lock to one of many starters', async () => {
  writeFileSync(join(folder, 'portal.lock'), JSON.stringify({ pid: 999_999_999, start: 'x', since: 'x' }));
  const body =
    'try { lockFolder(folder); console.log("mine"); setTimeout(() => {}, 1500) } catch { console.log("no") }';
  const outputs = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, script(body));
      const [chunk] = await once(child.stdout, 'data');
      await once(child, 'exit');
      return String(chunk).trim();
    }),
  );
  expect(outputs.filter((text) => text === 'mine')).toHaveLength(1);
});

it('[S90] lets go at release', () => {
  lockFolder(folder).release();
  const { status } = spawnSync(process.execPath, script('lockFolder(folder).release()'));
  expect(status).toBe(0);
});
