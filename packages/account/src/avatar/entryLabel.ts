import type { I18n } from '@lingui/core';
import type { IconName } from '@portal/ui/core';
import type { AvatarEntry } from '../core/avatarEntries.ts';

/** An entry's words. */
export function entryLabel(id: AvatarEntry['id'], i18n: I18n): string {
  switch (id) {
    case 'user-centre':
      return i18n._({ id: 'account.menu.userCentre', message: '用户中心' });
    case 'product-package':
      return i18n._({ id: 'account.menu.package', message: '产品套餐' });
    case 'account-settings':
      return i18n._({ id: 'account.menu.settings', message: '账号设置' });
    case 'permissions':
      return i18n._({ id: 'account.menu.permissions', message: '权限管理' });
    case 'shop-authorisation':
      return i18n._({ id: 'account.menu.shops', message: '店铺授权' });
    case 'funds-assistant':
      return i18n._({ id: 'account.menu.funds', message: '资金助手' });
    case 'app-marketplace':
      return i18n._({ id: 'account.menu.apps', message: '应用市场' });
    case 'live-classes':
      return i18n._({ id: 'account.menu.classes', message: '直播课堂' });
    case 'switch-company':
      return i18n._({ id: 'account.menu.switchCompany', message: '切换公司' });
    case 'enter-demo':
      return i18n._({ id: 'account.menu.enterDemo', message: '进入演示环境' });
    case 'leave-demo':
      return i18n._({ id: 'account.menu.leaveDemo', message: '退出演示环境' });
    case 'menu-style':
      return i18n._({ id: 'account.menu.menuStyle', message: '菜单样式' });
    case 'start-with':
      return i18n._({ id: 'account.menu.startWith', message: '启动时' });
    case 'language':
      return i18n._({ id: 'account.language', message: '语言' });
    case 'theme':
      return i18n._({ id: 'account.menu.theme', message: '外观' });
    case 'sign-out':
      return i18n._({ id: 'account.menu.signOut', message: '退出登录' });
  }
}

const ICONS: Record<Exclude<AvatarEntry, { group: 'preferences' }>['id'], IconName> = {
  'user-centre': 'user',
  'product-package': 'package',
  'account-settings': 'settings',
  permissions: 'shield',
  'shop-authorisation': 'shop',
  'funds-assistant': 'wallet',
  'app-marketplace': 'apps',
  'live-classes': 'report',
  'switch-company': 'company',
  'enter-demo': 'rocket',
  'leave-demo': 'return',
  'sign-out': 'logout',
};

/** The icon of an entry that opens or does something. */
export function entryIcon({ id }: Exclude<AvatarEntry, { group: 'preferences' }>): IconName {
  return ICONS[id];
}
