import { expect, test } from 'vitest';
import { isImportFailure } from './useNewVersion.tsx';

test('[P542] each browser’s words for a part that did not load are known, other errors are not taken for it', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: https://portal.example/assets/x.js',
    'error loading dynamically imported module: https://portal.example/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])
    expect(isImportFailure(new TypeError(message))).toBe(true);
  for (const other of [new TypeError('Failed to fetch'), 'dynamically imported module', undefined])
    expect(isImportFailure(other)).toBe(false);
});
