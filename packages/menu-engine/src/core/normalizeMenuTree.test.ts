import { describe, expect, it } from 'vitest';
import { directory, largeTree, menuTree, page } from '../testing/treeFixture.ts';
import { ancestorsOf, leavesOf, rootOf } from './ancestorsOf.ts';
import { EMPTY_MENU_INDEX, normalizeMenuTree } from './normalizeMenuTree.ts';
import { visibleMenus } from './visibleMenus.ts';

const tree = menuTree([
  directory('1', '订单', [
    directory('11', '处理', [page('111', '待发货'), page('112', '已发货')]),
    page('12', '退货'),
  ]),
  directory('2', '库存', [page('21', '盘点')]),
]);

describe('a sound tree', () => {
  it('[M3] finds every menu by key and by id', () => {
    const index = normalizeMenuTree(tree);
    expect([...index.byKey.keys()]).toEqual(['m_1', 'm_11', 'm_111', 'm_112', 'm_12', 'm_2', 'm_21']);
    expect(index.byId.get('111')).toBe(index.byKey.get('m_111'));
    expect(index.problems).toEqual([]);
  });

  it('[M3] lists leaves in the order of the tree, with what stands above them', () => {
    const index = normalizeMenuTree(tree);
    expect(index.leaves.map(({ id }) => id)).toEqual(['111', '112', '12', '21']);
    const [first] = index.leaves;
    if (!first) throw new Error('no leaf');
    expect(ancestorsOf(first).map(({ id }) => id)).toEqual(['1', '11']);
    expect(rootOf(first).id).toBe('1');
    expect(first.depth).toBe(3);
    expect(leavesOf(rootOf(first)).map(({ id }) => id)).toEqual(['111', '112', '12']);
  });

  it('[M3] takes numbers for ids', () => {
    const index = normalizeMenuTree({ childMenus: [{ ...page('x', '页面'), menuId: 7 }] });
    expect(index.byKey.get('m_7')?.id).toBe('7');
  });

  it('[M4] takes lastMenu 2 for a leaf and, where it is missing, an entry with an address and nothing below', () => {
    const index = normalizeMenuTree(
      menuTree([
        page('a', '甲', { lastMenu: undefined }),
        page('b', '乙', { lastMenu: 1 }),
        directory('c', '丙', [page('d', '丁', { childMenus: [page('e', '按钮')] })]),
      ]),
    );
    expect(index.leaves.map(({ id }) => id)).toEqual(['a', 'd']);
    expect(index.byId.has('e')).toBe(false);
    expect(index.problems).toEqual([{ reason: 'below-leaf', menuId: 'd', parentId: 'c' }]);
  });

  it('[M5] reads special 1, 2 and 3 and takes anything else for 1', () => {
    const kinds = [1, 2, 3, 9, undefined].map((special, position) =>
      directory(`${position}`, '顶层', [page(`p${position}`, '页面')], { special }),
    );
    expect(normalizeMenuTree(menuTree(kinds)).roots.map(({ content }) => content)).toEqual([1, 2, 3, 1, 1]);
  });

  it('[M14] takes the directory of the system away when the tree has the old shape', () => {
    const wrapped = [directory('sys', 'ERP', tree.childMenus ?? [])];
    expect(ids(menuTree(wrapped, { useNewMenu: false }))).toEqual(['1', '2']);
    expect(ids(menuTree(wrapped, { useNewMenu: true }))).toEqual(['sys']);
    expect(ids(menuTree(wrapped, { useNewMenu: undefined }))).toEqual(['sys']);
  });

  it('[M15] hides what is not purchased by showUpdateFlag, then by the package, and shows all by default', () => {
    const hidden = (fields: object) => normalizeMenuTree(menuTree([], fields)).usableOnly;
    expect(hidden({ showUpdateFlag: 1, packageShowUpdateFlag: 2 })).toBe(true);
    expect(hidden({ showUpdateFlag: 2, packageShowUpdateFlag: 1 })).toBe(false);
    expect(hidden({ packageShowUpdateFlag: 1 })).toBe(true);
    expect(hidden({})).toBe(false);
  });

  it('[M15] shows no directory without pages, except a search', () => {
    const { roots } = normalizeMenuTree(
      menuTree([
        directory('1', '空', []),
        directory('2', '搜索', [], { special: 3 }),
        directory('3', '未购', [page('31', '未购页', { updateFlag: 2 })]),
      ]),
    );
    expect(visibleMenus(roots, false).map(({ id }) => id)).toEqual(['2', '3']);
    expect(visibleMenus(roots, true).map(({ id }) => id)).toEqual(['2']);
  });

  it('[M32] knows what was pinned when the tree was loaded', () => {
    const { leaves } = normalizeMenuTree(menuTree([page('1', '甲', { collectFlag: 2 }), page('2', '乙')]));
    expect(leaves.map(({ pinned }) => pinned)).toEqual([true, false]);
  });
});

describe('a broken tree', () => {
  it('[M6] is an empty index with a problem when it is no tree', () => {
    for (const response of [undefined, null, 'x', 7, [], {}, { childMenus: 'x' }]) {
      const index = normalizeMenuTree(response);
      expect(index.roots).toEqual([]);
      expect(index.problems).toEqual([{ reason: 'not-a-tree' }]);
    }
    expect(EMPTY_MENU_INDEX.problems).toEqual([]);
  });

  it('[M6] keeps out records without id, name or address, says why, and lifts what stands below them', () => {
    const index = normalizeMenuTree({
      childMenus: [
        null,
        {},
        directory('1', ' ', [page('11', '甲')], { menuEnName: '', menuKrName: undefined }),
        page('2', '无址', { menuUrl: undefined }),
        page('3', '无应用', { path: '' }),
        directory('4', '好', [page('41', '乙')]),
      ],
    });
    expect(index.roots.map(({ id }) => id)).toEqual(['11', '4']);
    expect(index.problems).toEqual([
      { reason: 'not-a-menu', menuId: undefined, parentId: undefined },
      { reason: 'missing-id', menuId: undefined, parentId: undefined },
      { reason: 'missing-name', menuId: '1', parentId: undefined },
      { reason: 'missing-address', menuId: '2', parentId: undefined },
      { reason: 'missing-address', menuId: '3', parentId: undefined },
    ]);
  });

  it.each([
    ['javascript:alert(1)', 'iframe'],
    [' java\nscript:alert(1)', 'iframe'],
    ['JAVASCRIPT:alert(1)', 'scm_new'],
    ['data:text/html,<script>alert(1)</script>', 'iframe'],
    ['blob:https://example.com/1', 'iframe'],
    ['file:///etc/passwd', 'iframe'],
    ['about:srcdoc', 'iframe'],
  ])('[M220] keeps out a page that leads to %o', (menuUrl, path) => {
    const index = normalizeMenuTree(menuTree([page('1', '甲', { menuUrl, path }), page('2', '乙')]));
    expect([...index.byId.keys()]).toEqual(['2']);
    expect(index.problems).toEqual([{ reason: 'unsafe-address', menuId: '1', parentId: undefined }]);
  });

  it('[M220] takes routes and web addresses with colons in them', () => {
    const addresses = ['/list?at=10:30', 'list/a:b', 'https://example.com:8443/x', 'HTTP://example.com'];
    const index = normalizeMenuTree(menuTree(addresses.map((menuUrl) => page(menuUrl, '页', { menuUrl }))));
    expect(index.leaves).toHaveLength(4);
  });

  it('[M221] stops after fifty thousand records and says so once', () => {
    const index = normalizeMenuTree(largeTree({ roots: 60, groups: 10, pages: 100 }));
    expect(index.byId.size).toBe(50_000);
    expect(index.problems).toEqual([expect.objectContaining({ reason: 'too-many' })]);
  });

  it('[M7] keeps the first of two records with one id and gives it the children of both', () => {
    const index = normalizeMenuTree(
      menuTree([directory('1', '甲', [page('11', '一')]), directory('1', '乙', [page('12', '二')])]),
    );
    expect(index.roots.map(({ id }) => id)).toEqual(['1']);
    expect(index.roots[0]?.children.map(({ id }) => id)).toEqual(['11', '12']);
    expect(index.roots[0]?.leafCount).toBe(2);
    expect(index.problems).toEqual([{ reason: 'duplicate-id', menuId: '1', parentId: undefined }]);
  });

  it('[M7] cuts a cycle where it closes', () => {
    const loop = directory('1', '环', [page('11', '页')]);
    loop.childMenus?.push(directory('12', '下', [loop]));
    const index = normalizeMenuTree(menuTree([loop]));
    expect([...index.byId.keys()]).toEqual(['1', '11', '12']);
    expect(index.problems).toEqual([{ reason: 'cycle', menuId: '1', parentId: '12' }]);
  });

  it('[M7] ends on nameless records that contain themselves', () => {
    const loop = { menuId: 'x', childMenus: [] as unknown[] };
    loop.childMenus.push(loop, loop);
    expect(normalizeMenuTree({ childMenus: [loop] }).roots).toEqual([]);
  });

  it('[M8] takes 32 levels and cuts what is deeper', () => {
    let menu = page('leaf', '底');
    for (let level = 40; level > 0; level -= 1) menu = directory(`d${level}`, `第${level}层`, [menu]);
    const index = normalizeMenuTree(menuTree([menu]));
    expect(index.byId.size).toBe(32);
    expect(index.problems).toEqual([{ reason: 'too-deep', menuId: 'd33', parentId: 'd32' }]);
  });

  it('[M8] finds a leaf on the fifth level', () => {
    const index = normalizeMenuTree(
      menuTree([
        directory('1', '一', [
          directory('2', '二', [directory('3', '三', [directory('4', '四', [page('5', '五')])])]),
        ]),
      ]),
    );
    expect(index.byId.get('5')?.depth).toBe(5);
  });

  it('[M8] takes ten thousand entries', () => {
    const index = normalizeMenuTree(largeTree({ roots: 10, groups: 20, pages: 49 }));
    expect(index.byId.size).toBe(10_010);
    expect(index.leaves).toHaveLength(9_800);
  });
});

function ids(response: unknown): string[] {
  return normalizeMenuTree(response).roots.map(({ id }) => id);
}
