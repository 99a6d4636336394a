import { pushTypes } from '@portal/api-client/contract';
import { classification } from '@portal/server/data';

/** A notice of the demo data. */
export type DemoNotice = {
  messageType: number;
  msgType: number;
  title: string;
  info: unknown;
  isRead: boolean;
};

const { orders, stock, ads, reviews, billing, guide, system, exports } = classification;

type Text = readonly [messageType: number, title: string, info: string, isRead: boolean, path?: string];

const TEXTS: readonly Text[] = [
  [
    orders,
    '有 12 笔订单即将超过发货时限',
    '请在今天 18:00 前处理，超时会影响店铺绩效。',
    false,
    '/list/orders?view=due-today',
  ],
  [
    stock,
    '3 个 SKU 的 FBA 库存低于安全库存',
    '预计 9 天内售罄，建议尽快补货。',
    false,
    '/list/restock?view=all&status=low',
  ],
  [
    ads,
    '广告活动“春季上新”日预算已用完',
    '请在亚马逊后台调整；各活动的花费见“全部广告活动”。',
    false,
    '/list/budgets?view=over',
  ],
  [reviews, '收到 2 条 1 星评价', '涉及商品：便携榨汁杯、折叠收纳箱。', false],
  [billing, '本月账单已生成', '平台费用与仓储费用可在财务列表中查看，付款截止日为下月 5 日。', false],
  [system, '系统将于周六凌晨升级', '升级期间导出与报表会短暂不可用，预计 20 分钟。', false],
  [orders, '德国站有 1 笔订单被买家申请取消', '请在 24 小时内回复买家。', false],
  [exports, '全部订单导出.csv', '文件已生成，可在导出中心下载。', true],
  [stock, '洛杉矶仓入库完成', '采购单共 480 件，差异 2 件。', true],
  [ads, '广告投产比较上周提升 11%', '三个自动广告组贡献了主要增量。', true],
  [reviews, '本周好评率 96.2%', '较上周提升 0.8 个百分点。', true],
  [orders, '昨日订单 318 笔', '销售额环比增长 6.4%，退款率 1.1%。', true],
  [guide, '店铺授权已完成', '数据正在同步，约需 15 至 20 分钟。', true],
  [system, '新增韩语界面', '可在头像菜单中切换语言。', true],
  [billing, '服务将在 30 天后到期', '亚马逊运营标准版即将到期，请及时续费。', true],
  [stock, '盘点任务已完成', '法兰克福仓盘点差异率 0.3%。', true],
  [orders, '日本站物流渠道恢复', '此前暂停发货的订单可以继续发货。', true],
  [ads, '关键词排名变化提醒', '“portable blender” 上升 6 位至第 9 位。', true],
  [reviews, '有 5 条评价等待回复', '48 小时内回复有助于提升转化。', true],
  [system, '密码已使用 90 天', '建议尽快更换登录密码。', true],
];

/** A score of notices of every classification, the newest first; the first seven are unread. */
export const demoNotices: readonly DemoNotice[] = TEXTS.map(([messageType, title, text, isRead, path]) => ({
  messageType,
  msgType: messageType === guide ? pushTypes.guide : pushTypes.system,
  title,
  info: path ? { content: text, link: { app: 'scm_new', path } } : text,
  isRead,
}));
