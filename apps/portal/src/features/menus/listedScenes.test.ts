import { normalizeMenuTree } from '@portal/menu-engine/core';
import { createI18n } from '@portal/ui/shell';
import { expect, it } from 'vitest';
import { listedScenes, sceneTabsOf } from './listedScenes.ts';

const index = normalizeMenuTree({
  childMenus: [
    {
      menuId: '1',
      menuName: '订单',
      childMenus: [{ menuId: '2', menuName: '待发货', path: 'oms', menuUrl: '/ship', lastMenu: 2 }],
    },
  ],
});
const scene = {
  groupId: '7',
  customMenuName: '早班',
  menuIds: ['gone', '2'],
  groupMenuBindDTOS: [],
  remark: '先看',
};

const i18n = createI18n();
i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });

it('[P101] a scene lists all its menus, and shows those of this system in its tab', () => {
  expect(listedScenes([scene])).toEqual([{ id: '7', name: '早班', count: 2, remark: '先看' }]);
  const [everyones, own] = sceneTabsOf(index, [scene], i18n);
  expect(everyones).toMatchObject({ key: 'c_default', content: 3, entries: index.roots });
  expect(own).toMatchObject({ key: 'c_7', label: '早班', content: 1, entries: index.leaves });
});
