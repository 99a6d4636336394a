import { equal } from 'node:assert/strict';
import { it } from 'node:test';
import { absoluteLinks } from './absoluteLinks.ts';

const place = { page: 'https://example.com/team/portal', folder: 'packages/tabs' };

it('links to files lead into the repository, with their heading', () => {
  equal(
    absoluteLinks('[a](./SPEC.md) [b](../ui#theming) [c](../../docs/embedding.md#the-contract)', place),
    '[a](https://example.com/team/portal/blob/HEAD/packages/tabs/SPEC.md) ' +
      '[b](https://example.com/team/portal/blob/HEAD/packages/ui#theming) ' +
      '[c](https://example.com/team/portal/blob/HEAD/docs/embedding.md#the-contract)',
  );
});

it('headings of the page itself and other sites stay as they are', () => {
  const readme = '[a](#usage) [b](https://example.org/x) [c](mailto:a@example.org)';
  equal(absoluteLinks(readme, place), readme);
});
