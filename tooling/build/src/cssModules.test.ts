import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { cssModules } from './cssModules.ts';

test('the classes of a module stand in one order in each build', async (t) => {
  const root = mkdtempSync(join(tmpdir(), 'css-modules-'));
  t.after(() => rmSync(root, { recursive: true, force: true }));
  const names = ['row', 'head', 'cell', 'foot', 'body', 'action', 'title', 'empty'];
  writeFileSync(join(root, 'Table.module.css'), names.map((name) => `.${name} { color: red }`).join('\n'));
  writeFileSync(join(root, 'entry.js'), "export { default } from './Table.module.css';");

  const { outputFiles } = await build({
    entryPoints: [join(root, 'entry.js')],
    bundle: true,
    format: 'esm',
    outdir: join(root, 'out'),
    write: false,
    plugins: [cssModules({ root, prefix: 'test' })],
  });

  const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
  const written = [...script.matchAll(/portal-test-Table-(\w+)/g)].map(([, name]) => name);
  assert.deepEqual(written, [...names].sort());
});
