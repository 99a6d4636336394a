import type { Menu } from '@portal/api-client/contract';
import { describe, expect, it } from 'vitest';
import { directory, menuTree, page } from '../testing/treeFixture.ts';
import { commonMenus, historyMenus, knownMenus, mergeViews, suggestMenus } from './menuUse.ts';
import { normalizeMenuTree } from './normalizeMenuTree.ts';
import type { MenuEntry } from './types.ts';

const index = normalizeMenuTree(
  menuTree([
    directory('orders', '订单', [
      page('a', '甲', { relationMenuList: [{ menuUrl: '/far', path: 'scm_new' }, { menuUrl: '/nowhere' }] }),
      page('b', '乙'),
      page('c', '丙'),
    ]),
    directory('stock', '库存', [page('d', '丁'), page('far', '远')]),
  ]),
);
const many = normalizeMenuTree(menuTree(Array.from({ length: 40 }, (_, place) => page(`${place}`, '页'))));
const manyViews = many.leaves.map(({ id }) => ({ menuId: id, views: Number(id) + 1 }));
const ids = (entries: readonly MenuEntry[]) => entries.map(({ id }) => id);

describe('what a person uses', () => {
  it('[M225] skips favourites that the tree does not have, directories and repetitions', () => {
    expect(ids(knownMenus(index, ['b', 'gone', 'orders', 'a', 'b']))).toEqual(['b', 'a']);
  });

  it('[M226] history is by views, most viewed first, twenty at most', () => {
    const history = [
      { menuId: 'a', views: 2 },
      { menuId: 'gone', views: 99 },
      { views: 50 },
      { menuId: 'b', views: 7 },
      { menuId: 'c', views: 2 },
      { menuId: 'd', views: 0 },
    ];
    expect(ids(historyMenus(index, history))).toEqual(['b', 'a', 'c']);
    expect(historyMenus(many, manyViews)).toHaveLength(20);
    expect(historyMenus(many, manyViews)[0]?.id).toBe('39');
  });

  it('[M227] common menus are the pinned ones, then the most viewed, twelve at most, each once', () => {
    const history = [
      { menuId: 'a', views: 2 },
      { menuId: 'b', views: 7 },
    ];
    expect(ids(commonMenus(index, { pinned: ['d', 'a'], history }))).toEqual(['d', 'a', 'b']);
    expect(commonMenus(many, { pinned: ['3'], history: manyViews })).toHaveLength(12);
  });

  it('[M228] suggests related pages of what is shown and used, then neighbours, then others, six at most', () => {
    expect(ids(suggestMenus(index, { shown: index.byId.get('a'), history: [] }))).toEqual([
      'far',
      'b',
      'c',
      'd',
    ]);
    expect(
      ids(
        suggestMenus(index, {
          history: [
            { menuId: 'd', views: 1 },
            { menuId: 'b', views: 3 },
          ],
        }),
      ),
    ).toEqual(['a', 'c', 'far']);
    expect(suggestMenus(many, { history: [] })).toHaveLength(6);
  });

  it('[M228] a related page without a micro-app is one of its own; neighbours come before what stands first', () => {
    const related = (relationMenuList: Menu['relationMenuList']) => {
      const tree = menuTree([
        directory('first', '壹', [page('one', '一')]),
        directory('second', '贰', [
          page('two', '二', { relationMenuList }),
          page('near', '近'),
          page('far', '远'),
        ]),
      ]);
      const known = normalizeMenuTree(tree);
      return ids(suggestMenus(known, { shown: known.byId.get('two'), history: [] }));
    };
    expect(related([{ menuUrl: '/far' }])).toEqual(['far', 'near', 'one']);
    expect(related([{ menuUrl: '/far', path: '' }])).toEqual(['far', 'near', 'one']);
    expect(related([{ menuUrl: '/far', path: 'amazon' }, { path: 'scm_new' }])).toEqual([
      'near',
      'far',
      'one',
    ]);
  });

  it('[M228] of many neighbours six are suggested', () => {
    const crowd = normalizeMenuTree(
      menuTree([
        directory(
          'x',
          '壹',
          Array.from({ length: 9 }, (_, at) => page(`${at}`, '页')),
        ),
      ]),
    );
    expect(ids(suggestMenus(crowd, { shown: crowd.byId.get('8'), history: [] }))).toHaveLength(6);
  });

  it('[M243] suggests nothing that must be bought first where lists hide that', () => {
    const partly = normalizeMenuTree(
      menuTree([directory('x', '壹', [page('free', '可用'), page('paid', '未购', { updateFlag: 2 })])]),
    );
    const suggested = (usableOnly?: boolean) => ids(suggestMenus(partly, { history: [], usableOnly }));
    expect(suggested()).toEqual(['free', 'paid']);
    expect(suggested(false)).toEqual(['free', 'paid']);
    expect(suggested(true)).toEqual(['free']);
  });
});

it('[M241] counts of this window and of other devices become one, the larger one', () => {
  const here = [{ menuId: 'a', views: 3 }, { menuId: 'b', views: 1 }, { views: 9 }];
  const elsewhere = [{ menuId: 'b', views: 7 }, { menuId: 'c' }];
  expect(mergeViews(here, elsewhere)).toEqual([
    { menuId: 'a', views: 3 },
    { menuId: 'b', views: 7 },
    { menuId: 'c', views: 0 },
  ]);
});
