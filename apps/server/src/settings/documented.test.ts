import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from './readSettings.ts';

/** What begins like this is read from the environment. */
const NAMES =
  /\b(?:(?:PORTAL|SMTP|SMS|ALIYUN_SMS|DINGTALK|WEB_PUSH|PAYMENT|AI|OTEL|COMPANY_DATA|AWS)_[A-Z0-9_]+|DATABASE_URL|DATABASE_READ_URL|BLOB_URL|BUS_URL|APPS_PORT)\b/g;

/** Handed over by the scripts that start the server; and two that are codes of refusals. */
const INNER = ['PORTAL_BUILD_MS', 'PORTAL_INSTALL_MS', 'DINGTALK_TOKEN', 'DINGTALK_USER'];

/** Names in the code, without what comments say of them. */
function readNames(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing(\/|\.ts)/.test(name),
  );
  const code = files.map((name) =>
    readFileSync(join(folder, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''),
  );
  // In quotes or as a property: a constant of the program is not one of the environment.
  const read = code.flatMap((text) =>
    [...text.matchAll(/(?:\.|['"`])([A-Z][A-Z0-9_]+)\b/g)].map(([, name = '']) => name),
  );
  return new Set(read.filter((name) => new RegExp(`^(?:${NAMES.source})$`).test(name)));
}

it('[S2120] every variable that the server reads is documented', () => {
  const documents = ['apps/server/README.md', 'docs/deployment.md', 'docs/operations.md'];
  const text = documents.map((name) => readFileSync(join(REPOSITORY, name), 'utf8')).join('\n');
  const documented = new Set([...text.matchAll(NAMES)].map(([name]) => name));
  const read = [...readNames(join(REPOSITORY, 'apps/server/src'))].filter((name) => !INNER.includes(name));
  expect(read.length).toBeGreaterThan(40);
  expect(read.filter((name) => !documented.has(name))).toEqual([]);
});
