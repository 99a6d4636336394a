import { describe, expect, it } from 'vitest';
import { directory, menuTree, page } from '../testing/treeFixture.ts';
import { moveItem } from './moveItem.ts';
import { normalizeMenuTree } from './normalizeMenuTree.ts';
import {
  canChoose,
  choiceState,
  type SceneChoice,
  sceneChoices,
  sceneMenus,
  toggleChoice,
} from './sceneSelection.ts';

const pages = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => page(`${from + place}`, `页${from + place}`));
const index = normalizeMenuTree(
  menuTree([
    directory('d1', '订单', [page('1', '一'), directory('d2', '处理', pages(2, 2))]),
    directory('big', '很多', pages(100, 16)),
    directory('base', '用户中心', [page('u1', '账号', { platformCode: 'SSO_SYS_USER' })]),
    page('9', '看板', { platformCode: 'ERP' }),
  ]),
);
const none: ReadonlySet<string> = new Set();
const choices = sceneChoices(index, none);
const choiceOf = (id: string): SceneChoice => {
  const all = (list: readonly SceneChoice[]): SceneChoice[] =>
    list.flatMap((choice) => [choice, ...all(choice.children)]);
  const found = all(choices).find(({ entry }) => entry.id === id);
  if (!found) throw new Error(`no choice ${id}`);
  return found;
};

describe('the menus of a scene', () => {
  it('[M233] are offered when their platform is not the base one, or when they are chosen already', () => {
    expect(choices.map(({ entry }) => entry.id)).toEqual(['d1', 'big', '9']);
    expect(sceneChoices(index, new Set(['u1'])).map(({ entry }) => entry.id)).toEqual([
      'd1',
      'big',
      'base',
      '9',
    ]);
  });

  it('[M234] are chosen one by one or by branch', () => {
    const one = toggleChoice(choiceOf('1'), none);
    expect([...one]).toEqual(['1']);
    expect(choiceState(choiceOf('d1'), one)).toBe('some');
    const branch = toggleChoice(choiceOf('d1'), one);
    expect([...branch]).toEqual(['1', '2', '3']);
    expect(choiceState(choiceOf('d1'), branch)).toBe('all');
    expect([...toggleChoice(choiceOf('d1'), branch)]).toEqual([]);
    expect(choiceState(choiceOf('d1'), none)).toBe('none');
  });

  it('[M234] stay fifteen: what does not fit cannot be chosen, what is chosen can be taken back', () => {
    const full = new Set(Array.from({ length: 15 }, (_, place) => `${100 + place}`));
    expect(canChoose(choiceOf('9'), full)).toBe(false);
    expect([...toggleChoice(choiceOf('9'), full)]).toEqual([...full]);
    expect(canChoose(choiceOf('100'), full)).toBe(true);
    expect(canChoose(choiceOf('big'), none)).toBe(false);
    expect(canChoose(choiceOf('big'), full)).toBe(true);
    expect([...toggleChoice(choiceOf('big'), full)]).toEqual([]);
    expect(canChoose(choiceOf('9'), new Set([...full].slice(1)))).toBe(true);
  });

  it('[M235] are shown in their own order, without what the tree does not have; a directory shows its pages', () => {
    expect(sceneMenus(index, ['9', 'gone', '1', '9']).map(({ id }) => id)).toEqual(['9', '1']);
    expect(sceneMenus(index, ['d2', '2']).map(({ id }) => id)).toEqual(['2', '3']);
  });

  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 1, 'abc'],
    [0, 99, 'bca'],
    [2, -5, 'cab'],
    [7, 0, 'abc'],
    [-1, 0, 'abc'],
  ])('[M236] moved from %i to %i scenes stand %s', (from, to, expected) => {
    expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
  });
});
