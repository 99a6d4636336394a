import type { GuidePlan } from '../core/types.ts';

/** This company's guide: a shop, its data, advertising, e-mail. */
export const shopGuide = {
  title: /*i18n*/ { id: 'guide.title', message: '新手引导' },
  steps: [
    {
      id: 'shop',
      title: /*i18n*/ { id: 'guide.step.shop', message: '店铺授权' },
      text: /*i18n*/ { id: 'guide.step.shop.text', message: '授权后，订单、库存和商品会同步到工作台。' },
    },
    {
      id: 'pull',
      after: 'shop',
      title: /*i18n*/ { id: 'guide.step.pull', message: '自动拉取数据' },
      text: /*i18n*/ {
        id: 'guide.step.pull.text',
        message: '店铺授权后自动开始，约15-20分钟，期间可以正常使用。',
      },
      parts: [
        { id: 'listing', title: /*i18n*/ { id: 'guide.pull.listing', message: '商品' } },
        { id: 'inventory', title: /*i18n*/ { id: 'guide.pull.inventory', message: '库存' } },
        { id: 'order', title: /*i18n*/ { id: 'guide.pull.order', message: '订单' } },
      ],
    },
    {
      id: 'ads',
      title: /*i18n*/ { id: 'guide.step.ads', message: '广告授权' },
      text: /*i18n*/ { id: 'guide.step.ads.text', message: '授权后可以查看广告花费并调整投放。' },
    },
    {
      id: 'mail',
      title: /*i18n*/ { id: 'guide.step.mail', message: '邮箱授权' },
      text: /*i18n*/ { id: 'guide.step.mail.text', message: '授权后买家邮件可以在工作台集中回复。' },
    },
  ],
} as const satisfies GuidePlan;

/** Videos are parameters of this group. */
export const GUIDE_VIDEO_GROUP = 'GUIDE_VIDEO';

/** The parameter that holds the video of each step. */
export const SHOP_VIDEO_NAMES: Readonly<Record<string, string>> = {
  shop: 'SHOP_AUTHORISATION',
  pull: 'AUTO_DATA_PULL',
  ads: 'ADS_AUTHORISATION',
  mail: 'MAIL_AUTHORISATION',
};
