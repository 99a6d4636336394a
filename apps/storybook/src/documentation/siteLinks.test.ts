import { expect, it } from 'vitest';
import { siteLinks } from './siteLinks.ts';

it('links between documents lead to their pages, those to files elsewhere are words', () => {
  expect(siteLinks('See [embedding](../../docs/embedding.md#a-module).')).toBe(
    'See [embedding](?path=/docs/documentation-embed-a-system-putting-your-system-in--docs).',
  );
  expect(siteLinks('[theming](../packages/ui/README.md#theming)')).toBe(
    '[theming](?path=/docs/documentation-embed-one-package-ui--docs)',
  );
  expect(siteLinks('[the server](../apps/server/src/cli/main.ts)')).toBe('the server');
  expect(siteLinks('[outside](https://example.com) and [here](#below)')).toBe(
    '[outside](https://example.com) and [here](#below)',
  );
});
