import type { Menu } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { seesPermissions } from './seesPermissions.ts';

const menu = (part: Partial<Menu>): Menu => ({ ...part }) as Menu;
const members = menu({ menuUrl: '/embel/list' });
const company = menu({ childMenus: [menu({ menuUrl: '/embel/home', selectFlag: 2 })] });

it.each([
  [2, true],
  [1, false],
  [undefined, false],
])('permission management with a part whose selectFlag is %s: %s', (selectFlag, expected) => {
  const permissions = menu({ childMenus: [menu({ selectFlag, childMenus: [members] })] });
  expect(seesPermissions([company, permissions])).toBe(expected);
});

it('is not offered by a tree without it', () => {
  expect(seesPermissions([company])).toBe(false);
  expect(seesPermissions([])).toBe(false);
});
