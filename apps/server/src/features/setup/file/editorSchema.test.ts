import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editorSchema, SCHEMA_FILE } from './editorSchema.ts';

const DOC = join(import.meta.dirname, '../../../../../../docs/first-hour.md');

const written = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8'));

it('[S832] the schema for editors is current: `pnpm run schema` writes it', () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(editorSchema())));
});

it('[S832] the schema for editors takes the file of the documentation, and no unknown key', () => {
  const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(written);
  const text = /```yaml\n(.*?)```/s.exec(readFileSync(DOC, 'utf8'))?.[1] ?? '';
  expect(isValid(parse(text)), JSON.stringify(isValid.errors)).toBe(true);
  expect(isValid({ ...parse(text), colour: 'red' })).toBe(false);
});
