import { recordChoices } from '../../features/business/records/recordSpecs.ts';
import type { Random } from '../createRandom.ts';

/** What a demo entry draws on. */
export type RecordSource = {
  random: Random;
  now: Date;
  skus: readonly string[];
  shopNames: readonly string[];
  orderNos: readonly string[];
  /** Number of the entry, from 1. */
  index: number;
  kind: string;
};

type Make = (source: RecordSource) => string | number | null;

const DAY_MS = 86_400_000;

const SUPPLIERS =
  '深圳锐成电子,东莞宏博五金,义乌优品日用,宁波海川户外,佛山暖居家具,广州明睿照明,杭州织语纺织,中山拓力电器,厦门跃动体育,汕头童趣玩具,苏州康衡医疗,青岛牧野宠物'.split(
    ',',
  );
const PEOPLE = '陈思远,林可,王梓涵,赵明轩,周雨桐,吴昊,徐婉清,孙启航,Grace Miller,Kim Jiwoo'.split(',');
const BUYERS =
  'Olivia Brown,Noah Wilson,Emma Fischer,Liam Dubois,佐藤 健,Sofia Rossi,Lucas García,Mia Chen'.split(',');
const CARRIERS = 'YunExpress,4PX,DHL,UPS,FedEx,Matson,COSCO,SF International'.split(',');
const ROUTES = 'SZX → LAX,SZX → FRA,NGB → LGB,NGB → FXT,YTN → OSA,PVG → ORD'.split(',');
const REASONS = '包装破损,尺寸不符,功能异常,数量短少,发错商品,客户拒收,到货延迟'.split(',');
const CONDITIONS =
  '金额 > 200 USD,目的国 = DE,件数 ≥ 3,重量 > 2 kg,ACOS > 40%,评分 ≤ 2,下单后 24 小时未发货'.split(',');
const ACTIONS = '转人工审核,打标签「加急」,拆分包裹,指定仓库,暂停发货,发送提醒'.split(',');
const KEYWORDS =
  'wireless earbuds,yoga mat,desk lamp,insulated bottle,pet feeder,air fryer,hiking backpack,humidifier'.split(
    ',',
  );
const CALLS = 'orders.pull,stock.push,listing.update,price.update,shipment.confirm,report.fetch'.split(',');
const OBJECTS = '订单,库存,商品,采购单,价格规则,成员权限,店铺授权'.split(',');
const NAMES: Readonly<Record<string, readonly string[]>> = {
  automation: '一号分拣线,二号分拣线,AGV 调度,自动打包机,立体库堆垛机,称重扫码台'.split(','),
  categories: '电子,运动,家居,厨房,宠物,户外,健康,玩具,办公,汽配,美妆,园艺'.split(','),
  bundles: '露营套装,厨房入门套装,居家办公套装,宠物新手礼包,健身启程套装,咖啡礼盒'.split(','),
  'pricing-templates': '北美标准价,欧洲含税价,日本整数价,清仓价,新品推广价,会员价'.split(','),
  budgets: '北美广告,欧洲广告,日本广告,新品推广,旺季备货,仓储物流'.split(','),
  'mail-templates': '订单确认,发货通知,延迟致歉,索评邀请,退货指引,发票说明'.split(','),
  'review-rules': '签收后七天,复购买家,高评分商品,欧洲站点'.split(','),
  'bid-rules': '高转化加价,低转化降价,夜间降价,品牌词护航,长尾词试投'.split(','),
  'warehouse-routing': '美国就近发货,德国就近发货,大件走海外仓,缺货转国内直发'.split(','),
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
const cash =
  (low: number, high: number): Make =>
  ({ random }) =>
    random.between(low * 100, high * 100) / 100;
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
  supplier: ({ index, random, kind }) =>
    kind.startsWith('supplier') && kind !== 'supplier-quotes'
      ? `${SUPPLIERS[(index - 1) % SUPPLIERS.length]}${index > SUPPLIERS.length ? `（${['华南', '华东', '华北'][Math.floor((index - 1) / SUPPLIERS.length) % 3]}）` : ''}`
      : random.pick(SUPPLIERS),
  contact: pick(PEOPLE),
  owner: pick(PEOPLE),
  manager: pick(PEOPLE),
  person: pick(PEOPLE),
  email: ({ random, index }) => `${random.pick(['sales', 'service', 'ops', 'contact'])}${index}@example.com`,
  phone: ({ random }) => `+86 1${random.digits(2)} ${random.digits(4)} ${random.digits(4)}`,
  sku: ({ random, skus }) => random.pick(skus),
  shopName: ({ random, shopNames, kind, index }) =>
    kind === 'shops' ? (shopNames[(index - 1) % shopNames.length] ?? '') : random.pick(shopNames),
  orderNo: ({ random, orderNos }) => random.pick(orderNos),
  buyerName: pick(BUYERS),
  carrier: pick(CARRIERS),
  route: pick(ROUTES),
  reason: pick(REASONS),
  condition: pick(CONDITIONS),
  action: pick(ACTIONS),
  keyword: pick(KEYWORDS),
  call: pick(CALLS),
  object: ({ random }) => `${random.pick(OBJECTS)} ${random.digits(6)}`,
  bin: ({ random }) => `${random.pick(['A', 'B', 'C', 'D'])}-${random.digits(2)}-${random.digits(2)}`,
  campaign: ({ random }) => `SP ${random.pick(['US', 'DE', 'UK', 'JP'])} ${random.pick(KEYWORDS)}`,
  title: ({ random }) => `${random.pick(KEYWORDS)}, ${random.pick(['black', 'white', 'green', 'grey'])}`,
  month: ({ now, index }) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (index % 12), 1)).toISOString().slice(0, 7),
  region: pick('广东深圳,香港,California,Hessen,東京,London'.split(',')),
  scope: pick('全部店铺,北美店铺,欧洲店铺,日本店铺,只读,订单与库存'.split(',')),
  certificate: pick('CE,FCC,UKCA,PSE,CPC,RoHS,FDA'.split(',')),
  issuer: pick('SGS,TÜV Rheinland,Intertek,Bureau Veritas'.split(',')),
  taxNo: ({ random }) => `${random.pick(['DE', 'GB', 'FR', '9144'])}${random.digits(9)}`,
  subject: pick('感谢您的订购,关于您的包裹,期待您的评价,售后处理进度,发票已开具'.split(',')),
  message: pick(
    '包裹一直没有更新，可以帮我查一下吗？,颜色和图片不一样，想要换货。,请问什么时候补货？,发票抬头需要修改。,说明书没有德文版本。'.split(
      ',',
    ),
  ),
  reply: ({ random }) => (random.chance(0.5) ? '您好，我们已为您查询并处理。' : null),
  pattern: pick('PO{yyyyMMdd}{seq:4},SH-{warehouse}-{seq:5},RT{yyMM}{seq:4}'.split(',')),
  example: ({ random }) => `PO20261121${random.digits(4)}`,
  address: ({ random }) => `203.0.113.${random.between(1, 254)}`,
  device: pick('Chrome · Windows,Safari · macOS,Edge · Windows,Chrome · Android'.split(',')),
  note: ({ random }) => (random.chance(0.4) ? random.pick(['每周一更新', '双人复核', '旺季加急']) : null),
  leadDays: whole(3, 45),
  minimum: whole(20, 1_000),
  quantity: whole(20, 2_400),
  received: whole(0, 800),
  defects: whole(0, 24),
  safetyStock: whole(20, 400),
  reorderAt: whole(40, 800),
  booked: whole(20, 900),
  counted: whole(20, 900),
  difference: whole(-30, 30),
  lines: whole(1, 60),
  units: whole(10, 1_200),
  parcels: whole(8, 600),
  skus: whole(10, 120),
  volume: whole(1, 70),
  weight: whole(12, 2_400),
  containers: whole(1, 8),
  days: whole(3, 42),
  parts: whole(2, 6),
  products: whole(3, 40),
  rank: whole(1, 120),
  previousRank: whole(1, 120),
  priority: whole(1, 10),
  members: whole(1, 24),
  durationMs: whole(30, 2_600),
  refundedOrders: whole(1, 9),
  rate: ({ random }) => random.between(80, 15_000) / 100,
  unitPrice: cash(3, 60),
  total: cash(120, 18_000),
  fee: cash(20, 4_800),
  billed: cash(400, 6_000),
  agreed: cash(400, 6_000),
  price: cash(12, 220),
  cost: cash(6, 90),
  revenue: cash(2_000, 90_000),
  fees: cash(300, 14_000),
  refunds: cash(50, 4_000),
  payout: cash(1_000, 70_000),
  budget: cash(1_000, 40_000),
  spent: cash(400, 38_000),
  bid: cash(1, 4),
  onTimeRate: ratio(72, 100),
  passRate: ratio(86, 100),
  marginTarget: ratio(18, 45),
  share: ratio(8, 22),
  since: dayWithin(-1_400, -30),
  validUntil: dayWithin(-30, 240),
  eta: dayWithin(2, 60),
  createdOn: dayWithin(-90, 0),
  expiresOn: dayWithin(-20, 500),
  dueOn: dayWithin(-10, 60),
  receivedAt: momentBefore(30),
  lastUsedAt: momentBefore(20),
  at: momentBefore(14),
};

/** A believable value for a column of a company's own list. */
export function makeRecordValue(key: string, source: RecordSource): string | number | null {
  const choices = recordChoices[key];
  if (choices) return source.random.pick(choices);
  return MAKERS[key]?.(source) ?? null;
}
