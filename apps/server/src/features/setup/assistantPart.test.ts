import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/openDatabase.ts';
import { createTestDatabase } from '../../testing/createTestDatabase.ts';
import { exportSetup } from './exportSetup.ts';
import { readPortalFile } from './file/readPortalFile.ts';
import { planConfig } from './plan/planConfig.ts';
import { readStoredConfig } from './storedConfig.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const read = (...lines: string[]) => readPortalFile(['version: 1', ...lines, '...'].join('\n')).file;

async function apply(...lines: string[]): Promise<string[]> {
  const step = await planConfig(database.db, read(...lines));
  await database.db.transaction((tx) => step.write(tx));
  return step.changes.map(({ sign, group, what }) => `${sign} ${group}: ${what}`);
}

const PART = [
  'assistant:',
  '  models:',
  '    - { code: big, tools: true, images: true, context: 64000 }',
  '    - { code: small }',
  '  router: small',
  '  limits: { questionsADay: 20, packages: [{ package: PRO, tokensAMonth: 1000000 }] }',
];

it('[S1118] apply, diff and export know the assistant’s set-up', async () => {
  expect(await apply(...PART)).toEqual(['+ assistant: limits', '+ assistant: models', '+ assistant: router']);
  expect(await apply(...PART)).toEqual([]);
  expect(await apply('brandHosts: []'), 'a part that is missing stays').toEqual([]);
  const { assistant } = readPortalFile(await exportSetup(database.db)).file;
  expect(assistant).toEqual((await readStoredConfig(database.db)).assistant);
  expect(assistant?.models?.[0]).toEqual({ code: 'big', tools: true, images: true, context: 64_000 });
  expect(await apply(...PART.slice(0, -1), '  temperature: 0.2')).toEqual([
    '- assistant: limits',
    '+ assistant: temperature',
  ]);
});

it.each([
  ['  models: [{ code: a }, { code: a }]', 'has a code twice'],
  ['  models: []', 'needs a model'],
  ['  keyEnv: sk-secret', 'must be the name of an environment variable'],
  ['  headers: [{ name: x-a }]', 'needs value or valueEnv'],
  ['  temperature: 3', 'must not be over 2'],
  ['  baseUrl: file:///etc/passwd', 'must begin with http'],
  ['  apiKey: secret', 'apiKey'],
])('[S1118] a set-up with %s is refused by line and reason', (line, reason) => {
  const text = () => read('assistant:', line);
  expect(text).toThrow(reason);
  expect(text).toThrow('portal.yaml:3:');
});
