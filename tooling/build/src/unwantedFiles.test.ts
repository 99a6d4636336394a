import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unwantedFiles } from './unwantedFiles.ts';

const file = (path: string, text = '') => ({ path, text });

test('a package consists of entries, types, texts and what describes it', () => {
  const files = [
    'package.json',
    'LICENSE',
    'dist/index.js',
    'dist/core/index.d.ts',
    'dist/index.js.map',
    'dist/styles.css',
  ];
  assert.deepEqual(unwantedFiles(files.map((path) => file(path))), []);
});

test('tests, stories, environments and sources do not belong into it', () => {
  const files = [
    '.env',
    'dist/.env',
    'dist/a.test.js',
    'dist/A.stories.d.ts',
    'src/index.ts',
    'dist/fixtures/user.json',
    'id_rsa',
  ];
  assert.equal(unwantedFiles(files.map((path) => file(path))).length, files.length);
});

test('nothing in it looks like a secret, maps included', () => {
  const key = ['-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ');
  assert.deepEqual(unwantedFiles([file('dist/index.js.map', key)]), [
    'dist/index.js.map: looks as if it held a secret',
  ]);
});
