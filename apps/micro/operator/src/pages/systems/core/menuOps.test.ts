import type { SetupMenu } from '@portal/api-client/contract/operator';
import { expect, it } from 'vitest';
import { dropMove, keyMove, zoneOf } from './keyMove.ts';
import { addOp, applyOp, applyOps, listMenus, type MenuOp } from './menuOps.ts';

const name = { zh: 'x', en: 'x', ko: 'x' };
const leaf = (id: string, more: Partial<SetupMenu> = {}): SetupMenu => ({
  id,
  name,
  app: 'a',
  page: '/',
  ...more,
});
const group = (id: string, ...menus: SetupMenu[]): SetupMenu => ({ id, name, menus });
const TREE = [group('g', leaf('a', { special: 2 }), leaf('b')), group('h'), leaf('c')];
/** Ids, what is below in brackets. */
const shape = (tree: readonly SetupMenu[] | undefined): string =>
  tree?.map(({ id, menus }) => (menus ? `${id}(${shape(menus)})` : id)).join(' ') ?? 'refused';
const after = (op: MenuOp | undefined) => (op ? shape(applyOp(TREE, op)) : 'nothing');

it('lists every menu before those below it, with its place', () => {
  expect(
    listMenus(TREE).map(({ menu, depth, index, count }) => `${menu.id}${depth}${index}${count}`),
  ).toEqual(['g003', 'a102', 'b112', 'h013', 'c023']);
});

it('moves by keys among neighbours, out of a group, into the one before, and no further', () => {
  expect(after(keyMove(TREE, 'b', 'up'))).toBe('g(b a) h() c');
  expect(after(keyMove(TREE, 'a', 'down'))).toBe('g(b a) h() c');
  expect(after(keyMove(TREE, 'a', 'up'))).toBe('nothing');
  expect(after(keyMove(TREE, 'b', 'out'))).toBe('g(a) b h() c');
  expect(after(keyMove(TREE, 'c', 'out'))).toBe('nothing');
  expect(after(keyMove(TREE, 'c', 'in'))).toBe('g(a b) h(c)');
  expect(after(keyMove(TREE, 'b', 'in'))).toBe('nothing');
  expect(after(keyMove(TREE, 'c', 'down'))).toBe('nothing');
});

it('drops before, after and inside, counted without the menu itself', () => {
  expect(after(dropMove(TREE, 'c', 'a', 'before'))).toBe('g(c a b) h()');
  expect(after(dropMove(TREE, 'a', 'b', 'after'))).toBe('g(b a) h() c');
  expect(after(dropMove(TREE, 'g', 'c', 'after'))).toBe('h() c g(a b)');
  expect(after(dropMove(TREE, 'a', 'h', 'inside'))).toBe('g(b) h(a) c');
  expect(after(dropMove(TREE, 'a', 'b', 'before'))).toBe('nothing');
  expect(after(dropMove(TREE, 'a', 'a', 'after'))).toBe('nothing');
  expect([zoneOf(2, 40, true), zoneOf(20, 40, true), zoneOf(38, 40, true)]).toEqual([
    'before',
    'inside',
    'after',
  ]);
  expect([zoneOf(19, 40, false), zoneOf(21, 40, false)]).toEqual(['before', 'after']);
});

it('a group is not moved into itself, and nothing below a menu that opens a page', () => {
  expect(after({ type: 'move', id: 'g', place: { parentId: 'g', index: 0 } })).toBe('refused');
  const nested = [group('g', group('i'))];
  expect(applyOp(nested, { type: 'move', id: 'g', place: { parentId: 'i', index: 0 } })).toBeUndefined();
  expect(after({ type: 'move', id: 'a', place: { parentId: 'c', index: 0 } })).toBe('refused');
  expect(after({ type: 'add', menu: leaf('a'), place: { parentId: null, index: 0 } })).toBe('refused');
});

it('a change keeps the fields that no form shows, and takes away those that were emptied', () => {
  const [changed] =
    applyOp([leaf('a', { special: 2, icon: 'i' })], {
      type: 'change',
      id: 'a',
      fields: { icon: '', page: '/x' },
    }) ?? [];
  expect(changed).toEqual({ id: 'a', name, app: 'a', page: '/x', special: 2 });
});

it('what was done is done again to the tree that somebody else changed; what cannot be is told', () => {
  const ops: MenuOp[] = [
    { type: 'change', id: 'b', fields: { page: '/b' } },
    { type: 'move', id: 'c', place: { parentId: 'h', index: 0 } },
    { type: 'add', menu: leaf('d'), place: { parentId: 'g', index: 9 } },
  ];
  // Meanwhile `b` was removed, and `e` was added.
  const theirs = [group('g', leaf('a'), leaf('e')), group('h'), leaf('c')];
  const { tree, done, failed } = applyOps(theirs, ops);
  expect(shape(tree)).toBe('g(a e d) h(c)');
  expect(failed).toEqual([ops[0]]);
  expect(done).toEqual([ops[1], ops[2]]);
});

it('typing on in one field is one step that is taken back, another field another one', () => {
  const typed = (page: string): MenuOp => ({ type: 'change', id: 'a', fields: { page } });
  const ops = [typed('/'), typed('/x'), typed('/xy')].reduce<MenuOp[]>(addOp, []);
  expect(ops).toEqual([typed('/xy')]);
  expect(addOp(ops, { type: 'change', id: 'b', fields: { page: '/' } })).toHaveLength(2);
  expect(addOp(ops, { type: 'change', id: 'a', fields: { icon: 'i' } })).toHaveLength(2);
});
