import { deepEqual, doesNotMatch, match } from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import ts from 'typescript';
import { READ_OPTIONS } from './describeEntry.ts';
import { withPropsTables } from './propsTables.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-props-'));
after(() => rmSync(folder, { recursive: true }));

function tablesOf(readme: string, source: string) {
  const file = join(folder, 'index.ts');
  writeFileSync(file, source);
  return withPropsTables(readme, ts.createProgram([file], READ_OPTIONS), [file]);
}

it('writes the table of a type, and names the properties whose meaning nobody has written', () => {
  const { text, unknown, unexplained } = tablesOf(
    '<!-- props Lamp -->\nold\n<!-- /props -->\n<!-- props Gone -->\n<!-- /props -->\n',
    `export type Lamp = {
      /** How bright, from 0 to 1. @default 1 */
      level?: number;
      /** @default 'white' */
      colour?: string;
      onPress: () => void;
    };`,
  );
  match(text, /\| `level\?` +\| `number` +\| How bright, from 0 to 1\. Default: 1\. +\|/);
  doesNotMatch(text, /old/);
  deepEqual(unknown, ['Gone']);
  deepEqual(unexplained, ['Lamp.colour', 'Lamp.onPress']);
});
