import { expect, it } from 'vitest';
import { normalizeMenuTree } from '../../core/normalizeMenuTree.ts';
import { directory, menuTree, page } from '../../testing/treeFixture.ts';
import { listedScenes, sceneTabsOf } from './sceneLists.ts';

const index = normalizeMenuTree(menuTree([directory('1', '订单', [page('2', '待发货')])]));
const scene = {
  groupId: '7',
  customMenuName: '早班',
  menuIds: ['gone', '2'],
  groupMenuBindDTOS: [],
  remark: '先看',
};

it('[M242] a scene lists all its menus, and shows those of this system in its tab', () => {
  expect(listedScenes([scene])).toEqual([{ id: '7', name: '早班', count: 2, remark: '先看' }]);
  const [everyones, own] = sceneTabsOf(index, [scene], '默认场景');
  expect(everyones).toMatchObject({ key: 'c_default', label: '默认场景', content: 3, entries: index.roots });
  expect(own).toMatchObject({ key: 'c_7', label: '早班', content: 1, entries: index.leaves });
});
