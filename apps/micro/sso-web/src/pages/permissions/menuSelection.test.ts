import type { GrantableMenu } from '@portal/api-client/contract';
import { expect, it } from 'vitest';
import { chosenOf, filterMenus, indexMenus, toggleMenu } from './menuSelection.ts';

const menu = (menuId: string, parentId?: string, isLeaf = true): GrantableMenu => ({
  menuId,
  menuName: menuId,
  isLeaf,
  ...(parentId && { parentId }),
});
const MENUS = [
  menu('sales', undefined, false),
  menu('orders', 'sales', false),
  menu('open', 'orders'),
  menu('late', 'orders'),
  menu('overview', 'sales'),
  menu('stock'),
];
const index = indexMenus(MENUS);

it('knows what is below a menu', () => {
  expect(index.leavesOf.get('sales')).toEqual(['open', 'late', 'overview']);
  expect(index.leavesOf.get('')).toEqual(['open', 'late', 'overview', 'stock']);
  expect(index.childrenOf.get('')?.map(({ menuId }) => menuId)).toEqual(['sales', 'stock']);
});

it('tells whether all, some or none is chosen', () => {
  const chosen = new Set(['open', 'late']);
  expect(chosenOf(index, 'orders', chosen)).toBe('all');
  expect(chosenOf(index, 'sales', chosen)).toBe('some');
  expect(chosenOf(index, 'stock', chosen)).toBe('none');
});

it('chooses everything below, and takes it away when all was chosen', () => {
  const some = new Set(['open', 'stock']);
  expect([...toggleMenu(index, 'orders', some)].sort()).toEqual(['late', 'open', 'stock']);
  expect([...toggleMenu(index, 'orders', new Set(['open', 'late', 'stock']))]).toEqual(['stock']);
  expect(toggleMenu(index, '', new Set()).size).toBe(4);
  expect(some.size).toBe(2);
});

it('ends with menus that name themselves, each other or nobody as parent', () => {
  const odd = indexMenus([
    menu('a', 'a'),
    menu('b', 'c', false),
    menu('c', 'b', false),
    menu('d', 'c'),
    menu('e', 'x'),
  ]);
  expect(odd.leavesOf.get('')).toEqual(['a', 'e']);
  expect(odd.leavesOf.get('c')).toEqual(['d']);
});

it('finds menus with what leads to them and what is below them', () => {
  const ids = (keyword: string) =>
    filterMenus(MENUS, keyword, ({ menuName }) => menuName ?? '').map(({ menuId }) => menuId);
  expect(ids(' LATE ')).toEqual(['sales', 'orders', 'late']);
  expect(ids('orders')).toEqual(['sales', 'orders', 'open', 'late']);
  expect(ids('')).toHaveLength(6);
  expect(ids('nothing')).toEqual([]);
});
