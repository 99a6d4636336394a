import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@portal/tooling-test/server';
import { validate } from 'dockerfile-utils';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { REPOSITORY } from '../settings/readSettings.ts';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { assembleImage } from './assembleImage.ts';
import { DOCKER_FOLDER, readImage, variablesOf } from './readImage.ts';

const stages = readImage();
const image = stages.at(-1);
if (!image) throw new Error('no stage');
const argsOf = (does: string) => image.steps.filter((step) => step.does === does).map(({ args }) => args);
const folder = mkdtempSync(join(tmpdir(), 'portal-image-'));
afterAll(() => {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true, force: true });
});

it('[S1040] the Dockerfile is well-formed, and names files, stages and tasks that are there', () => {
  expect(validate(readFileSync(join(DOCKER_FOLDER, 'Dockerfile'), 'utf8'))).toEqual([]);
  const names = stages.map(({ name }) => name);
  for (const { steps, from } of stages) {
    expect(names.includes(from) || /^node:\d+-/.test(from), from).toBe(true);
    for (const { does, args } of steps) {
      const [first = '', ...rest] = args.split(' ');
      const stage = /^--from=(\w+)$/.exec(first)?.[1];
      if (does === 'COPY' && stage) expect(names).toContain(stage);
      else if (does === 'COPY')
        for (const path of [first, ...rest].slice(0, -1))
          expect(existsSync(join(REPOSITORY, path)), path).toBe(true);
    }
  }
  const build =
    stages.flatMap(({ steps }) => steps).find(({ args }) => args.includes('turbo run'))?.args ?? '';
  const here = readFileSync(join(REPOSITORY, 'scripts/lib/build.mjs'), 'utf8');
  for (const filter of build.match(/--filter=\S+/g) ?? []) expect(here).toContain(`'${filter}'`);
  expect(build.match(/--filter=/g)).toHaveLength(here.match(/--filter=/g)?.length ?? 0);
  const { devEngines } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'));
  const [, major] = /pnpm@(\d+)\./.exec(JSON.stringify(stages)) ?? [];
  expect(devEngines.packageManager.version).toBe(`^${major}.0.0`);
});

it('[S1040] the image holds no secret, runs as nobody in particular, and says how it is', () => {
  const text = readFileSync(join(DOCKER_FOLDER, 'Dockerfile'), 'utf8');
  expect(text).not.toMatch(/^ARG |SECRET|PASSWORD|TOKEN|DATABASE_URL=/m);
  const ignored = readFileSync(join(DOCKER_FOLDER, 'Dockerfile.dockerignore'), 'utf8').split('\n');
  for (const path of ['**/.env*', '**/*.env', '.git', '.portal-data', '**/node_modules'])
    expect(ignored).toContain(path);
  expect(argsOf('USER')).toEqual(['10001:10001']);
  expect(argsOf('HEALTHCHECK')[0]).toContain('/healthz');
});

it('[S1041] the tree of the image serves pages and calls, read-only, as a user who may write nothing else', async () => {
  chmodSync(folder, 0o755);
  const tree = assembleImage(stages, folder);
  execFileSync('chmod', ['-R', 'a+rX,a-w', tree]);
  const node = join(folder, 'node');
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const [uid = 0, gid = 0] = argsOf('USER')[0]?.split(':').map(Number) ?? [];
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(dataDir, uid, gid);
  const database = await createTestDatabase();
  const port = await findFreePort(47_100);
  const env = {
    ...variablesOf(image),
    PORT: String(port),
    APPS_PORT: String(await findFreePort(port + 1)),
    PORTAL_DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORTAL_LOG: 'error',
  };
  const command: string[] = JSON.parse(argsOf('CMD')[0] ?? '[]');
  const as = { cwd: tree, env, ...(isRoot && { uid, gid }) };
  const server = spawn(node, command.slice(1), { ...as, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  server.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 30_000 }).toContain('Portal ready at');
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  const isBuilt = existsSync(join(REPOSITORY, 'apps/portal/dist/index.html'));
  const [page] = await once(request({ port, headers: { accept: 'text/html' } }).end(), 'response');
  expect(page.statusCode).toBe(isBuilt ? 200 : 503);
  const [, probe = ''] = /CMD (\[.*\])$/.exec(argsOf('HEALTHCHECK')[0] ?? '') ?? [];
  const [, ...asked]: string[] = JSON.parse(probe);
  execFileSync(node, asked, as);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
  expect(() => execFileSync(node, asked, { ...as, stdio: 'pipe' })).toThrow();
  await database.close();
}, 120_000);
