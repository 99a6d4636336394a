import type { SwitcherRefusal } from './judgeSwitcherOpen.ts';

/** A message of this package's catalogs, to be passed to `i18n._`. */
export type MenuMessage = { readonly id: string; readonly message: string };

/** Returns what to tell a person whose system does not open. */
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

/** The label of the scene that everyone has. */
export const DEFAULT_SCENE_LABEL: MenuMessage = /*i18n*/ { id: 'menu.scene.default', message: 'ERP快速入门' };
