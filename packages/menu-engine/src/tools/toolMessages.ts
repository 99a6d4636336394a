import type { MenuMessage } from '../core/messages.ts';

/** What a shell says around the tools; texts of `tools/i18n`, to be passed to `i18n._`. */
export const TOOL_MESSAGES = {
  commonMenus: /*i18n*/ { id: 'menu.common.title', message: '常用菜单' },
  commonEmpty: /*i18n*/ { id: 'menu.common.empty', message: '固定的和常打开的菜单会显示在这里' },
  history: /*i18n*/ { id: 'menu.search.history', message: '历史记录' },
  historyEmpty: /*i18n*/ { id: 'menu.history.empty', message: '打开过的菜单会显示在这里' },
  siderSearch: /*i18n*/ { id: 'menu.sider.search', message: '查找本应用菜单' },
  addScene: /*i18n*/ { id: 'menu.scene.add', message: '添加自定义场景' },
  newScene: /*i18n*/ { id: 'menu.scene.new', message: '新建自定义场景' },
  editScene: /*i18n*/ { id: 'menu.scene.edit', message: '编辑自定义场景' },
  manageScenes: /*i18n*/ { id: 'menu.scene.list', message: '自定义场景' },
  deleteScene: /*i18n*/ { id: 'menu.scene.deleteTitle', message: '删除场景“{name}”？' },
  deleteSceneBody: /*i18n*/ {
    id: 'menu.scene.deleteBody',
    message: '只删除这个分组，里面的菜单不受影响。删除后无法恢复。',
  },
  deleteConfirm: /*i18n*/ { id: 'menu.scene.delete', message: '删除' },
  addToScene: /*i18n*/ { id: 'menu.scene.addTo', message: '加入场景' },
  addedToScene: /*i18n*/ { id: 'menu.scene.added', message: '已加入场景“{name}”' },
  sceneElsewhere: /*i18n*/ { id: 'menu.scene.elsewhere', message: '该场景的菜单在其他应用中' },
  score: /*i18n*/ { id: 'menu.score.open', message: '评价当前页面' },
  guide: /*i18n*/ { id: 'menu.guide.open', message: '操作指南' },
  locked: /*i18n*/ { id: 'menu.locked.tip', message: '请先完成店铺授权，再使用该功能' },
  lockedNamed: /*i18n*/ { id: 'menu.locked.named', message: '使用“{name}”前请先完成店铺授权' },
  authorise: /*i18n*/ { id: 'menu.locked.authorise', message: '去授权' },
  notPurchased: /*i18n*/ {
    id: 'menu.notPurchased.body',
    message: '“{name}”还没有购买，购买后即可使用',
  },
  buy: /*i18n*/ { id: 'menu.notPurchased.buy', message: '去购买' },
  leftOut: /*i18n*/ {
    id: 'menu.leftOut.title',
    message: '{count, plural, other {有 # 个页面没有恢复}}',
  },
  leftOutMore: /*i18n*/ { id: 'menu.leftOut.more', message: '怎么办' },
  renew: /*i18n*/ { id: 'menu.expired.renew', message: '去续费' },
  expiredTitle: /*i18n*/ { id: 'menu.expired.title', message: '提示' },
  cancel: /*i18n*/ { id: 'menu.scene.cancel', message: '取消' },
  demo: /*i18n*/ { id: 'menu.demo.tip', message: '演示环境不支持该操作' },
} as const satisfies Record<string, MenuMessage>;
