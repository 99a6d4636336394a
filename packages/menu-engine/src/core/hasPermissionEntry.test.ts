import { expect, it } from 'vitest';
import { hasPermissionEntry } from './hasPermissionEntry.ts';

it('[M239] permission management is listed only with a selected child', () => {
  expect(hasPermissionEntry({ childMenus: [{ selectFlag: 1 }, { selectFlag: 2 }] })).toBe(true);
  expect(hasPermissionEntry({ childMenus: [{ selectFlag: 1 }, {}] })).toBe(false);
  expect(hasPermissionEntry({ childMenus: [] })).toBe(false);
  expect(hasPermissionEntry({})).toBe(false);
  expect(hasPermissionEntry(undefined)).toBe(false);
});
