import type { Token } from '../Token.ts';
import { measure, type Saying } from './Saying.ts';

/** What something is said to be of another thing: how often, how much, how many, at what cost. */
type Facet = 'rate' | 'amount' | 'count' | 'cost';

/** How the three languages say a facet: after the Chinese word, after and before the English one, after the Korean one. */
const FACETS: Readonly<Record<Facet, readonly [string, string, string, string]>> = {
  rate: [
    '比率|比例|百分比|概率|几率|率',
    'rates?|ratios?|percentages?|percent|pct|%',
    'rate|ratio|percentage|percent|proportion|%',
    '율|률|비율|퍼센트',
  ],
  amount: [
    '金额|款额|款项|钱数|数额|总额|总金额|额',
    'amounts?|values?|dollars|totals?|money',
    'amount|value|dollars|dollar amount|sum',
    '금액|총액|액수|액',
  ],
  count: [
    '数量|数目|次数|单数|笔数|件数|单量|总数|总量|数|量',
    'counts?|numbers?|volumes?|quantity',
    'count|number|volume|quantity',
    '건수|개수|횟수|수량|수',
  ],
  cost: [
    '成本|费用|花费|花销|支出|开支|开销|投入|消耗|总费用|总花费|费',
    'costs?|spend|spending|expenses?|expenditures?|bill|outlay|budget spent',
    'cost|spend|spending|expenses?|outlay',
    '비용|지출|지출액|소진액|비',
  ],
};

/** How many orders are in a state. */
const counted = (status: string): Token => ({
  kind: 'filter',
  filter: { dimension: 'status', values: [status] },
  isCount: true,
});

/** Things, as the three languages name them, and the figure that each of their facets is. */
const THINGS: readonly (readonly [readonly [string, string, string], Partial<Record<Facet, Token>>])[] = [
  [
    ['退款|退货|退单|退件|退换货|退货退款', 'refund|return|money[- ]back', '환불|반품|반환'],
    { rate: measure('refundRate'), amount: measure('refundedSales'), count: counted('refunded') },
  ],
  [
    [
      '取消|撤单|砍单|取消订单|订单取消',
      'cancell?ation|cancell?ed order|order cancell?ation',
      '취소|주문 ?취소',
    ],
    { rate: measure('cancelRate'), count: counted('cancelled') },
  ],
  [
    [
      '广告|推广|投流|投放|营销|站内广告|付费广告',
      'ads?|advertising|ppc|campaign|promotion',
      '광고|마케팅|프로모션',
    ],
    { cost: measure('spend') },
  ],
  [
    ['点击|点选', 'click|click[- ]?through', '클릭'],
    { rate: measure('ctr'), count: measure('clicks'), cost: measure('cpc') },
  ],
  [['曝光|展示|展现|露出', 'impression|ad view', '노출'], { count: measure('impressions') }],
  [
    [
      '广告转化|广告成交|推广转化|投放转化',
      'ads? conversion|campaign conversion|click conversion',
      '광고 ?전환|클릭 ?전환',
    ],
    { rate: measure('adConversion'), count: measure('adOrders') },
  ],
  [
    ['广告(?:出单|订单|成交单|带单)|推广(?:出单|订单)', 'ads? order|ppc order|sponsored order', '광고 ?주문'],
    { count: measure('adOrders') },
  ],
  [
    [
      '广告(?:销售|成交|产出|营收)|推广(?:销售|成交)',
      'ads? sales|ppc sales|sponsored sales',
      '광고 ?매출|광고 ?판매',
    ],
    { amount: measure('adSales') },
  ],
  [
    [
      '利润|毛利|净利|盈利|纯利|净利润|毛利润',
      'profit|net profit|gross profit|earnings|net margin|gross margin',
      '이익|순이익|수익|마진|영업 ?이익',
    ],
    { rate: measure('margin') },
  ],
  [
    ['好评|正面评价|五星好评', 'positive reviews?|good reviews?', '긍정 ?리뷰|좋은 ?리뷰|호평'],
    { rate: measure('goodRate') },
  ],
  [
    ['差评|负面评价|坏评', 'negative reviews?|bad reviews?', '부정 ?리뷰|나쁜 ?리뷰|악평'],
    { rate: measure('badRate') },
  ],
  [
    ['销售|营业|成交|出货|卖货', 'sales|gross sales|net sales|revenue', '매출|판매'],
    { amount: measure('sales') },
  ],
  [
    ['库存|存货|在库货物|仓库货物', 'stock|inventory', '재고'],
    { amount: measure('stockValue'), count: measure('onHand'), cost: measure('stockValue') },
  ],
  [
    ['佣金|平台费|平台佣金|抽成', 'marketplace|platform|referral|commission', '수수료|플랫폼 ?수수료'],
    { amount: measure('fees') },
  ],
  [['评价|评论|留评', 'review', '리뷰|후기'], { count: measure('reviews') }],
  [['订单|下单|成交订单|出单', 'order', '주문'], { count: measure('orders') }],
];

/** Each facet of each thing, in the three languages: what no list of words would have in full. */
export const families: readonly Saying[] = THINGS.flatMap(([[chinese, english, korean], facets]) =>
  (Object.entries(facets) as [Facet, Token][]).flatMap(([facet, token]) => {
    const [after, behind, before, ending] = FACETS[facet].map((ways) => ways.split('|'));
    const join = (names: string, ways: readonly string[] = [], way: (name: string, one: string) => string) =>
      splitNames(names).flatMap((name) => ways.map((one): Saying => [way(name, one), token]));
    return [
      ...join(chinese, after, (name, one) => `${name}的?${one}`),
      ...join(english, behind, (name, one) => `${name}s? ${one}`),
      ...join(english, before, (name, one) => `${one} (?:of|on|for) (?:the |our )?${name}s?`),
      ...join(korean, ending, (name, one) => `${name} ?${one}`),
    ];
  }),
);

/** Names of a thing; a choice within one stands in brackets. */
function splitNames(names: string): string[] {
  return names.split(/\|(?![^(]*\))/);
}
