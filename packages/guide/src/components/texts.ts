import type { I18n } from '@lingui/core';
import type { GuideText } from '../core/types.ts';

/** Returns the words of a plan in the reader's language. */
export function sayGuideText(i18n: I18n, text: GuideText): string {
  return typeof text === 'string' ? text : i18n._(text);
}

/** What the guide and its dialogs are called. */
export const GUIDE_TEXTS = {
  initial: /*i18n*/ { id: 'guide.initial', message: '供应链初始化引导' },
  shopAuth: /*i18n*/ { id: 'guide.shopAuth.title', message: '店铺授权' },
  shopAuthDone: /*i18n*/ { id: 'guide.shopAuth.done', message: '授权成功' },
  failed: /*i18n*/ { id: 'guide.failed', message: '暂时无法打开，请稍后再试' },
} as const;

/** The places of the workspace that the tour explains. */
export const TOUR_TEXTS = {
  switcher: {
    title: /*i18n*/ { id: 'guide.tour.switcher', message: '切换应用' },
    text: /*i18n*/ { id: 'guide.tour.switcher.text', message: '公司订购的各个系统都从这里进入。' },
  },
  menus: {
    title: /*i18n*/ { id: 'guide.tour.menus', message: '菜单' },
    text: /*i18n*/ { id: 'guide.tour.menus.text', message: '按 Ctrl/⌘ K 可以直接搜索任何菜单。' },
  },
  tabs: {
    title: /*i18n*/ { id: 'guide.tour.tabs', message: '标签页' },
    text: /*i18n*/ { id: 'guide.tour.tabs.text', message: '打开的页面会一直保留，可以拖动、固定和恢复。' },
  },
  avatar: {
    title: /*i18n*/ { id: 'guide.tour.avatar', message: '账号菜单' },
    text: /*i18n*/ { id: 'guide.tour.avatar.text', message: '语言、菜单样式、店铺授权和退出都在这里。' },
  },
} as const;
