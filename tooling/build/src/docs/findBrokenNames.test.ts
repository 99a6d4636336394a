import { deepEqual } from 'node:assert/strict';
import { it } from 'node:test';
import { anchorsOf, findBrokenNames, type Inventory } from './findBrokenNames.ts';

const inventory: Inventory = {
  exists: (path) => ['docs/a.md', 'docs/b.md', 'packages/tabs/src', 'README.md'].includes(path),
  anchorsOf: () => new Set(['usage']),
  scripts: new Set(['bench', 'start']),
  benches: new Set(['tabs']),
  stages: new Set(['lint']),
  entries: new Set(['@portal/tabs', '@portal/tabs/core']),
  exports: (_entry, name) => name === 'Tabs',
};
const broken = (text: string) => findBrokenNames('docs/a.md', text, inventory);

it('links and paths must lead somewhere, with their anchors', () => {
  deepEqual(
    broken('[a](b.md#usage) [b](../README.md) [c](#usage) [d](https://x.example) `packages/tabs/src`'),
    [],
  );
  deepEqual(broken('[a](c.md) [b](b.md#gone) `packages/tabs/gone.ts` `packages/<name>`'), [
    'c.md',
    'b.md#gone',
    'packages/tabs/gone.ts',
  ]);
});

it('commands must be there, in prose and in blocks; other tools’ are not judged', () => {
  deepEqual(
    broken('`npm start`, `npm run bench tabs`, `npm test -- lint`, `npm test -- --browser=firefox`'),
    [],
  );
  deepEqual(broken('`npm run gone`\n\n```sh\nnpm run bench gone\nnpm test -- gone\n```\n'), [
    'npm run gone',
    'npm run bench gone',
    'npm test -- gone',
  ]);
});

it('entries and what is imported from them must be exported', () => {
  deepEqual(broken("`@portal/tabs/core`\n\n```ts\nimport { Tabs } from '@portal/tabs';\n```\n"), []);
  deepEqual(broken("`@portal/gone`\n\n```tsx\nimport { type Gone, Tabs } from '@portal/tabs';\n```\n"), [
    '@portal/gone',
    'Gone of @portal/tabs',
  ]);
});

it('anchors are those of GitHub', () => {
  deepEqual([...anchorsOf('# A `b`, c!\n## [Over](x.md) the server\n')], ['a-b-c', 'over-the-server']);
});
