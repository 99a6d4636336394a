import { expect, test } from 'vitest';
import { readEntry } from './useNewVersion.tsx';

test('[P541] a page names its build by the script that it starts with', () => {
  const page = (tag: string) => `<!doctype html><head><script>"inline"</script>${tag}</head>`;
  expect(readEntry(page('<script type="module" crossorigin src="/assets/index-A1.js"></script>'))).toBe(
    '/assets/index-A1.js',
  );
  expect(readEntry(page('<script src="/assets/index-B2.js" type="module"></script>'))).toBe(
    '/assets/index-B2.js',
  );
  expect(readEntry(page('<script src="/tracker.js"></script>'))).toBeUndefined();
  expect(readEntry('Bad gateway')).toBeUndefined();
});
