import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

let home = '';
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-create-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const create = (...args) =>
  spawnSync(process.execPath, [resolve(import.meta.dirname, 'main.mjs'), ...args], {
    cwd: home,
    encoding: 'utf8',
  });
const read = (path) => readFileSync(join(home, path), 'utf8');

for (const engine of ['frame', 'module'])
  test(`a system as a ${engine} carries its name everywhere, and no other`, () => {
    const { status, stdout } = create('orders', `--engine=${engine}`);
    assert.equal(status, 0);
    const count = Number(/^(\d+) files/.exec(stdout)?.[1]);
    assert.ok(count >= 8, stdout);
    const { name, scripts } = JSON.parse(read('orders/package.json'));
    assert.equal(name, 'orders');
    assert.deepEqual(Object.keys(scripts), ['dev', 'build', 'typecheck', 'test']);
    const registration = JSON.parse(/```json\n([\s\S]*?)```/.exec(read('orders/README.md'))?.[1] ?? '');
    assert.equal(registration.name, 'orders');
    assert.equal(registration.engine, engine);
    for (const file of ['README.md', 'package.json', 'src/showPage.ts'])
      assert.ok(!read(`orders/${file}`).includes('my-system'), file);
  });

test('a frame is what one gets who names no engine', () => {
  create('orders');
  assert.ok(existsSync(join(home, 'orders/index.html')));
  assert.ok(!existsSync(join(home, 'orders/src/entry.ts')));
});

test('what cannot be a name in an address, or an engine, is refused with a sentence, and nothing is written', () => {
  for (const args of [['Orders!'], ['1st'], [], ['orders', '--engine=native']]) {
    const { status, stderr } = create(...args);
    assert.equal(status, 1);
    assert.match(stderr, /is no (name|engine)/);
    assert.match(stderr, /Usage: npm create/);
  }
  assert.ok(!existsSync(join(home, 'orders')));
});

test('what is in a folder stays as it is', () => {
  create('orders');
  writeFileSync(join(home, 'orders/README.md'), 'mine');
  const { status, stderr } = create('orders', '--engine=module');
  assert.equal(status, 1);
  assert.match(stderr, /is not empty/);
  assert.equal(read('orders/README.md'), 'mine');
});
