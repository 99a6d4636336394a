import type { MenuMessage } from './messages.ts';
import type { SceneFlaw, SceneRefusal } from './sceneRules.ts';

/** The dialog for a menu that is not among the user's menus. */
export const NO_PERMISSION_DIALOG: Readonly<Record<'title' | 'body' | 'acknowledge', MenuMessage>> = {
  title: /*i18n*/ { id: 'menu.noPermission.title', message: '提示' },
  body: /*i18n*/ { id: 'menu.noPermission.body', message: '您没有访问权限，请联系管理员' },
  acknowledge: /*i18n*/ { id: 'menu.noPermission.acknowledge', message: '知道了' },
};

/** Returns what to tell a person about a rule that a scene's form breaks. */
export function sceneFlawMessage(flaw: SceneFlaw): MenuMessage {
  return SCENE_FLAWS[flaw];
}

/** Returns what to tell a person whose wish about a scene is refused; demo mode has its own tip. */
export function sceneRefusalMessage(refusal: Exclude<SceneRefusal, 'demo'>): MenuMessage {
  return SCENE_REFUSALS[refusal];
}

/** Returns what the confirmation of an expired menu says; `app` is the value of the asset's. */
export function expiredMessage(what: 'platform' | 'assets'): MenuMessage {
  return EXPIRED[what];
}

const SCENE_FLAWS: Readonly<Record<SceneFlaw, MenuMessage>> = {
  'name-missing': /*i18n*/ { id: 'menu.scene.flaw.nameMissing', message: '请填写场景名称' },
  'name-too-long': /*i18n*/ { id: 'menu.scene.flaw.nameTooLong', message: '场景名称最多 30 个字符' },
  'menus-missing': /*i18n*/ { id: 'menu.scene.flaw.menusMissing', message: '请至少选择一个菜单' },
  'too-many-menus': /*i18n*/ { id: 'menu.scene.flaw.tooManyMenus', message: '一个场景最多 15 个菜单' },
  'remark-too-long': /*i18n*/ { id: 'menu.scene.flaw.remarkTooLong', message: '备注最多 500 个字符' },
};

const SCENE_REFUSALS: Readonly<Record<Exclude<SceneRefusal, 'demo'>, MenuMessage>> = {
  'too-many-scenes': /*i18n*/ { id: 'menu.scene.tooMany', message: '自定义场景数量已达上限' },
  'scene-in-use': /*i18n*/ { id: 'menu.scene.inUse', message: '当前场景不能删除' },
};

const EXPIRED: Readonly<Record<'platform' | 'assets', MenuMessage>> = {
  platform: /*i18n*/ { id: 'menu.expired.platform', message: '该功能所属平台已到期，请尽快续费' },
  assets: /*i18n*/ { id: 'menu.expired.assets', message: '{app}已到期，无法使用' },
};
