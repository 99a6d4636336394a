import type { RecordKind } from '@portal/api-client/contract';
import { recordChoices } from '@portal/server/data';
import type { Random } from '../../createRandom.ts';
import { DAY_MS } from '../ledgerDays.ts';

/** What a demo entry draws on. */
export type RecordSource = {
  random: Random;
  now: Date;
  shopNames: readonly string[];
  /** Number of the entry, from 1. */
  index: number;
  kind: string;
};

type Make = (source: RecordSource) => string | number | null;

const PEOPLE = '陈思远,林可,王梓涵,赵明轩,周雨桐,吴昊,徐婉清,孙启航,Grace Miller,Kim Jiwoo'.split(',');
const CARRIERS = 'YunExpress,4PX,DHL,UPS,FedEx,Matson,COSCO,SF International'.split(',');
const CONDITIONS =
  '金额 > 200 USD,目的国 = DE,件数 ≥ 3,重量 > 2 kg,ACOS > 40%,评分 ≤ 2,下单后 24 小时未发货'.split(',');
const ACTIONS = '转人工审核,打标签「加急」,拆分包裹,指定仓库,暂停发货,发送提醒'.split(',');
const CALLS = 'orders.pull,stock.push,listing.update,price.update,shipment.confirm,report.fetch'.split(',');
const OBJECTS = '订单,库存,商品,采购单,价格规则,成员权限,店铺授权'.split(',');
const NAMES: Readonly<Record<string, readonly string[]>> = {
  automation: '一号分拣线,二号分拣线,AGV 调度,自动打包机,立体库堆垛机,称重扫码台'.split(','),
  'pricing-templates': '北美标准价,欧洲含税价,日本整数价,清仓价,新品推广价,会员价'.split(','),
  'review-rules': '签收后七天,复购买家,高评分商品,欧洲站点'.split(','),
  'order-rules': '高金额人工审核,重复地址提醒,偏远地区加收,礼品订单备注'.split(','),
  'shipping-rules': '小包走专线,大件走海运,加急走快递,带电走特货'.split(','),
  numbering: '采购单号,发货单号,退货单号,调拨单号,盘点单号'.split(','),
  tags: '加急,易碎,带电,重点客户,新品,清仓,季节品'.split(','),
  'data-permissions': '仅看北美订单,仅看本人店铺,财务可见,仓储只读,全部数据'.split(','),
  'api-keys': '仓储系统对接,财务系统对接,报表工具,物流轨迹回传'.split(','),
  verifications: '星辰跨境科技（深圳）有限公司,Starlight Trading (HK) Ltd,Starlight US LLC'.split(','),
  subsidiaries:
    '星辰电子商务（深圳）,星辰香港,Starlight US LLC,Starlight GmbH,星辰日本株式会社,Starlight UK Ltd'.split(
      ',',
    ),
  departments:
    '运营一部,运营二部,广告组,供应链部,采购组,仓储部,物流组,客服部,财务部,产品部,设计组,信息技术部,人力资源部,法务合规'.split(
      ',',
    ),
};

const pick =
  (list: readonly string[]): Make =>
  ({ random }) =>
    random.pick(list);
const whole =
  (low: number, high: number): Make =>
  ({ random }) =>
    random.between(low, high);
const ratio =
  (low: number, high: number): Make =>
  ({ random }) =>
    random.between(low, high) / 100;
const dayWithin =
  (low: number, high: number): Make =>
  ({ random, now }) =>
    new Date(now.getTime() + random.between(low, high) * DAY_MS).toISOString().slice(0, 10);
const momentBefore =
  (days: number): Make =>
  ({ random, now, index }) =>
    new Date(now.getTime() - ((index * days * DAY_MS) / 200 + random.between(0, 3_600_000))).toISOString();

const MAKERS: Readonly<Record<string, Make>> = {
  code: ({ kind, index, random }) =>
    `${kind.slice(0, 2).toUpperCase()}${String(index).padStart(5, '0')}${random.digits(2)}`,
  name: ({ kind, index, random }) => {
    const names = NAMES[kind];
    const name = names?.[(index - 1) % names.length] ?? `${random.pick(OBJECTS)}规则`;
    return names && index <= names.length ? name : `${name} ${index}`;
  },
  owner: pick(PEOPLE),
  manager: pick(PEOPLE),
  person: pick(PEOPLE),
  email: ({ random, index }) => `${random.pick(['sales', 'service', 'ops', 'contact'])}${index}@example.com`,
  shopName: ({ random, shopNames }) => random.pick(shopNames),
  carrier: pick(CARRIERS),
  condition: pick(CONDITIONS),
  action: pick(ACTIONS),
  call: pick(CALLS),
  object: ({ random }) => `${random.pick(OBJECTS)} ${random.digits(6)}`,
  region: pick('广东深圳,香港,California,Hessen,東京,London'.split(',')),
  scope: pick('全部店铺,北美店铺,欧洲店铺,日本店铺,只读,订单与库存'.split(',')),
  taxNo: ({ random }) => `${random.pick(['DE', 'GB', 'FR', '9144'])}${random.digits(9)}`,
  pattern: pick('PO{yyyyMMdd}{seq:4},SH-{warehouse}-{seq:5},RT{yyMM}{seq:4}'.split(',')),
  example: ({ random }) => `PO20261121${random.digits(4)}`,
  address: ({ random }) => `203.0.113.${random.between(1, 254)}`,
  device: pick('Chrome · Windows,Safari · macOS,Edge · Windows,Chrome · Android'.split(',')),
  note: ({ random }) => (random.chance(0.4) ? random.pick(['每周一更新', '双人复核', '旺季加急']) : null),
  lines: whole(1, 60),
  days: whole(3, 42),
  priority: whole(1, 10),
  members: whole(1, 24),
  durationMs: whole(30, 2_600),
  marginTarget: ratio(18, 45),
  since: dayWithin(-1_400, -30),
  expiresOn: dayWithin(-20, 500),
  lastUsedAt: momentBefore(20),
  at: momentBefore(14),
};

/** How many entries of each list that people set up, or that the portal writes itself. */
export const SET_UP_ROWS: Partial<Record<RecordKind, number>> = {
  automation: 18,
  'pricing-templates': 14,
  'review-rules': 10,
  'order-rules': 16,
  'shipping-rules': 14,
  numbering: 10,
  tags: 20,
  'activity-log': 160,
  'api-log': 160,
  subsidiaries: 6,
  departments: 14,
  'data-permissions': 18,
  'shop-permissions': 28,
  'api-keys': 6,
  'sign-ins': 120,
  verifications: 3,
};

/** A believable value for a column of a company's own list. */
export function makeRecordValue(key: string, source: RecordSource): string | number | null {
  const choices = recordChoices[key];
  if (choices) return source.random.pick(choices);
  return MAKERS[key]?.(source) ?? null;
}
