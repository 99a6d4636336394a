import type { SwitcherRefusal } from './judgeSwitcherOpen.ts';

/** A message of this package's catalogs, to be passed to `i18n._`. */
export type MenuMessage = { readonly id: string; readonly message: string };

/** What to tell a person whose system does not open. */
export function refusalMessage(reason: SwitcherRefusal): MenuMessage {
  return REFUSALS[reason];
}

const REFUSALS: Readonly<Record<SwitcherRefusal, MenuMessage>> = {
  disabled: /*i18n*/ {
    id: 'menu.system.disabled',
    message: '当前系统已停用，不支持查看，请联系您的专属销售经理处理',
  },
  abandoned: /*i18n*/ {
    id: 'menu.system.abandoned',
    message: '当前系统已废弃，不支持查看，请联系您的专属销售经理处理',
  },
  deploying: /*i18n*/ { id: 'menu.system.deploying', message: '当前系统正在部署中，不支持查看' },
};

/** The dialog for a menu that is not among the user's menus. */
export const NO_PERMISSION_DIALOG: Readonly<Record<'title' | 'body' | 'acknowledge', MenuMessage>> = {
  title: /*i18n*/ { id: 'menu.noPermission.title', message: '提示' },
  body: /*i18n*/ { id: 'menu.noPermission.body', message: '您没有访问权限，请联系管理员' },
  acknowledge: /*i18n*/ { id: 'menu.noPermission.acknowledge', message: '知道了' },
};

/** The label of the scene that everyone has. */
export const DEFAULT_SCENE_LABEL: MenuMessage = /*i18n*/ { id: 'menu.scene.default', message: 'ERP快速入门' };
