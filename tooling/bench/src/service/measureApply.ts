import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataDir, spawnServer } from '@portal/tooling-test/server';
import { round } from '../lib/report.ts';
import { root } from '../lib/startServer.ts';

/** Seconds that `portalctl` took as an operator runs it, its own start included, and what it said last. */
type Run = { seconds: number; said: string };

/** Applies a file of so many menus to the empty database of a running server: the first time, and again. */
export async function measureApply(menus: number): Promise<{ first: Run; again: Run }> {
  const folder = makeDataDir();
  const file = join(folder, 'portal.yaml');
  writeFileSync(file, portalFile(menus));
  const env = {
    ...process.env,
    PORT: '0',
    PORTAL_SEED: 'none',
    PORTAL_LOG: 'error',
    PORTAL_DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    NODE_ENV: 'production',
  };
  const server = await spawnServer(env);
  const apply = async (): Promise<Run> => {
    const began = performance.now();
    const args = ['--conditions=source', 'apps/server/src/cli/main.ts', 'apply', file];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
    return {
      seconds: round((performance.now() - began) / 1_000),
      said: /^(Changed|Nothing changed).*$/m.exec(stdout)?.[0] ?? stdout,
    };
  };
  try {
    return { first: await apply(), again: await apply() };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const LEAVES = 20;

/** One company with one system of its own, whose menus stand in directories of twenty. */
function portalFile(menus: number): string {
  const tree = Array.from({ length: menus / (LEAVES + 1) }, (_, index) => directory(index)).flat();
  const rest = Array.from({ length: menus % (LEAVES + 1) }, (_, index) =>
    leaf(`rest-${index}`, ' '.repeat(10)),
  );
  return [
    'version: 1',
    'companies:',
    '  - code: BENCH',
    '    name: Bench',
    '    systems:',
    '      - system: LARGE',
    '        name: { zh: 大, en: Large, ko: 큰 }',
    '        menus:',
    ...tree,
    ...rest.flat(),
    '...',
    '',
  ].join('\n');
}

function directory(index: number): string[] {
  const leaves = Array.from({ length: LEAVES }, (_, at) => leaf(`${index}-${at}`, ' '.repeat(14)));
  return [
    `          - id: d${index}`,
    `            name: { zh: 目录${index}, en: Folder ${index}, ko: 폴더${index} }`,
    '            menus:',
    ...leaves.flat(),
  ];
}

function leaf(name: string, indent: string): string[] {
  return [
    `${indent}- id: m${name}`,
    `${indent}  name: { zh: 菜单${name}, en: Menu ${name}, ko: 메뉴${name} }`,
    `${indent}  app: universal_system`,
    `${indent}  page: /page/${name}`,
    `${indent}  members: true`,
  ];
}
