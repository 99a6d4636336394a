import { expect, it } from 'vitest';
import { showColorScheme } from './showColorScheme.ts';

function shown(stored: string | null, system: 'light' | 'dark', blocked = false) {
  const attributes = new Map<string, string>();
  showColorScheme({
    document: { documentElement: { setAttribute: (name, value) => void attributes.set(name, value) } },
    get localStorage(): Pick<Storage, 'getItem'> {
      if (blocked) throw new DOMException('Blocked', 'SecurityError');
      return { getItem: (key) => (key === 'portal:color-scheme' ? stored : null) };
    },
    matchMedia: (query) => ({ matches: query === `(prefers-color-scheme: ${system})` }),
  });
  return attributes.get('data-mantine-color-scheme');
}

it.each([
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['auto', 'dark', 'dark'],
  ['auto', 'light', 'light'],
  [null, 'dark', 'dark'],
  ['purple', 'light', 'light'],
] as const)('[P528] chosen %s on a %s system, the page begins %s', (stored, system, expected) => {
  expect(shown(stored, system)).toBe(expected);
});

it("[P528] with storage blocked the page begins in the system's colours", () => {
  expect(shown('light', 'dark', true)).toBe('dark');
});
