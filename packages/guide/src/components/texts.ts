import type { GuideStep } from '../core/types.ts';

type Text = { id: string; message: string };

/** What each step is called and what it brings. */
export const STEP_TEXTS: Readonly<Record<GuideStep, { title: Text; text: Text }>> = {
  shop: {
    title: /*i18n*/ { id: 'guide.step.shop', message: '店铺授权' },
    text: /*i18n*/ { id: 'guide.step.shop.text', message: '授权后，订单、库存和商品会同步到工作台。' },
  },
  pull: {
    title: /*i18n*/ { id: 'guide.step.pull', message: '自动拉取数据' },
    text: /*i18n*/ {
      id: 'guide.step.pull.text',
      message: '店铺授权后自动开始，约15-20分钟，期间可以正常使用。',
    },
  },
  ads: {
    title: /*i18n*/ { id: 'guide.step.ads', message: '广告授权' },
    text: /*i18n*/ { id: 'guide.step.ads.text', message: '授权后可以查看广告花费并调整投放。' },
  },
  mail: {
    title: /*i18n*/ { id: 'guide.step.mail', message: '邮箱授权' },
    text: /*i18n*/ { id: 'guide.step.mail.text', message: '授权后买家邮件可以在工作台集中回复。' },
  },
};

/** What the guide and its dialogs are called. */
export const GUIDE_TEXTS = {
  title: /*i18n*/ { id: 'guide.title', message: '新手引导' },
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
