import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { judgeAudit, openVersions } from './judgeAudit.ts';

const advisory = (severity: string) => ({
  severity,
  module_name: 'pg',
  title: 'Bad',
  url: 'https://a.example',
});
const report = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(severities.map((severity, index) => [index, advisory(severity)])),
    metadata: { vulnerabilities: {} },
  });

test('high and critical advisories stop a release, lesser ones do not', () => {
  assert.deepEqual(judgeAudit(report()), []);
  assert.deepEqual(judgeAudit(report('low', 'moderate')), []);
  assert.deepEqual(judgeAudit(report('moderate', 'high', 'critical')), [
    'high: pg: Bad (https://a.example)',
    'critical: pg: Bad (https://a.example)',
  ]);
});

test('a registry that does not answer is no clean bill', () => {
  for (const output of [
    '',
    'Error: responded with 405',
    '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}',
    '{',
  ])
    assert.equal(judgeAudit(output), undefined);
});

test('what reads the words of strangers has one version, which is pinned', () => {
  const root = join(import.meta.dirname, '../../..');
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const [catalog, lockfile] = [read('pnpm-workspace.yaml'), read('pnpm-lock.yaml')];
  assert.deepEqual(openVersions(catalog, lockfile), []);
  assert.deepEqual(openVersions(catalog.replace(/^ {2}ws: /m, '  ws: >='), lockfile), [
    'ws: the catalog names no version of it',
  ]);
  assert.deepEqual(openVersions(catalog, `${lockfile}\n  dompurify@2.0.0:\n`).length, 1);
});
