import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readRecipe } from './readRecipe.ts';

it('files, changes and commands are read in their order, other blocks are for reading', () => {
  const text =
    '# A\n\n```ts file=src/a.ts\nexport {};\n```\n\n```json\n{}\n```\n\n```diff\n--- a/x\n```\n\n```sh\npnpm a\npnpm b\n```\n';
  assert.deepEqual(readRecipe('a', text), [
    { kind: 'file', path: 'src/a.ts', text: 'export {};\n' },
    { kind: 'change', diff: '--- a/x\n' },
    { kind: 'run', command: 'pnpm a' },
    { kind: 'run', command: 'pnpm b' },
  ]);
});

it('a page that is too long, or proves nothing, is no recipe', () => {
  assert.throws(() => readRecipe('long', 'x\n'.repeat(41)), /long has 41 lines/);
  assert.throws(() => readRecipe('idle', '# Nothing\n'), /idle runs nothing/);
});
