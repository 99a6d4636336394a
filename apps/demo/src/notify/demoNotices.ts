import { pushTypes } from '@portal/api-client/contract';
import { classification } from '@portal/server/data';
import type { NoticeFacts } from './readNoticeFacts.ts';

/** A notice of the demo data. */
export type DemoNotice = {
  messageType: number;
  msgType: number;
  title: string;
  info: unknown;
  isRead: boolean;
};

const { orders, stock, ads, reviews, billing, guide, system, exports } = classification;

/** As many of the newest are unread. */
const UNREAD = 7;

/** A notice, and the page that it leads to. */
type Text = readonly [messageType: number, title: string, info: string, path?: string];

/**
 * Returns a person's notices of every classification, the newest first; the first seven are unread. Each figure is one of
 * the facts, so that a notice says what the page behind it shows; what did not happen in a company is not told.
 */
export function demoNotices(facts: NoticeFacts): DemoNotice[] {
  const texts: readonly (Text | false | undefined)[] = [
    facts.due.count > 0 && [
      orders,
      `有 ${facts.due.count} 笔订单今天必须发货`,
      '超过发货时限会影响店铺绩效。',
      '/list/orders?view=due-today',
    ],
    facts.restock.count > 0 && [
      stock,
      `${facts.restock.count} 个商品需要补货`,
      '库存和在途合计已低于补货点，建议采购数量见补货建议。',
      '/list/restock?view=all&status=low',
    ],
    facts.budget && [
      ads,
      `预算“${facts.budget.name}”已超支`,
      `已花费 $${facts.budget.spent}，预算为 $${facts.budget.budget}。`,
      '/list/budgets?view=over',
    ],
    facts.oneStar && [
      reviews,
      `近 7 天收到 ${facts.oneStar.count} 条 1 星评价`,
      `涉及商品：${facts.oneStar.products.join('、')}。`,
    ],
    [billing, '上月费用已入账', '平台费用与仓储费用可在财务列表中查看。'],
    [system, '系统将于周六凌晨升级', '升级期间导出与报表会短暂不可用，预计 20 分钟。'],
    facts.cancelled && [
      orders,
      `订单 ${facts.cancelled.orderNo} 已被取消`,
      `店铺：${facts.cancelled.shopName}。还没有发货的不需要再发。`,
    ],
    facts.exported !== undefined && [exports, facts.exported, '文件已生成，可在导出中心下载。'],
    facts.receipt && [
      stock,
      `${facts.receipt.warehouse} 仓入库 ${facts.receipt.quantity} 件`,
      `${facts.receipt.sku}，单号 ${facts.receipt.reference}。`,
    ],
    facts.roas && [
      ads,
      `近 7 天广告 ROAS 为 ${facts.roas.now.toFixed(2)}`,
      `前 7 天为 ${facts.roas.before.toFixed(2)}。`,
    ],
    facts.goodRate && [
      reviews,
      `近 7 天好评率 ${facts.goodRate.percent}%`,
      `共 ${facts.goodRate.count} 条评价，4 星及以上算好评。`,
    ],
    facts.yesterday && [
      orders,
      `昨日订单 ${facts.yesterday.orders} 笔`,
      `销售额 $${facts.yesterday.sales}，不含未付款和已取消的订单。`,
    ],
    [guide, '店铺授权已完成', '订单、商品和库存已经同步。'],
    [system, '新增韩语界面', '可在头像菜单中切换语言。'],
    facts.expiring && [
      billing,
      `${facts.expiring.name}将于 ${facts.expiring.day} 到期`,
      '到期后菜单会上锁，请及时续费。',
    ],
    facts.counted && [
      stock,
      `盘点 ${facts.counted.code} 已完成`,
      `${facts.counted.warehouse} 仓 ${facts.counted.sku}：账面 ${facts.counted.booked} 件，实盘 ${facts.counted.counted} 件。`,
    ],
    facts.late.count > 0 && [
      orders,
      `有 ${facts.late.count} 笔订单已超过发货时限`,
      '请尽快发货，或联系买家说明。',
      '/list/orders?view=overdue',
    ],
    facts.unanswered.count > 0 && [
      reviews,
      `有 ${facts.unanswered.count} 条评价等待回复`,
      '48 小时内回复有助于提升转化。',
    ],
    [system, '建议开启两步验证', '在“账号设置”中可以绑定验证器。'],
  ];
  const told = texts.filter((text): text is Text => Boolean(text));
  return told.map(([messageType, title, text, path], index) => ({
    messageType,
    msgType: messageType === guide ? pushTypes.guide : pushTypes.system,
    title,
    info: path ? { content: text, link: { app: 'scm_new', path } } : text,
    isRead: index >= UNREAD,
  }));
}
