import { measure, type Saying } from './Saying.ts';

/** What is measured. */
export const measureWords: readonly Saying[] = [
  [
    '销售额|营业额|销售金额|成交额|营收|收入|业绩|流水|gmv|卖了多少钱|卖多少钱|sales|revenue|turnover|매출액?|판매액|판매 실적',
    measure('sales'),
  ],
  [
    '卖了多少|卖得怎么样|卖得怎样|卖的怎么样|销售情况|销售表现|销售数据|销售|卖|sells?|sold|selling|팔았어?|팔린|팔렸어?|판매',
    { kind: 'measure', measure: 'sales', isWeak: true },
  ],
  [
    '销量|销售量|销售数量|(?:卖|出|售)(?:了|掉了?|出了?|出去了?)?(?:多少|几)(?:件|个|台|只|支|双|套|条|盒|瓶|把|张)|卖出去多少|件数|出货量|units sold|units|quantity sold|판매량|판매 ?수량|(?:몇 ?개나?|얼마나) ?(?:팔렸|팔았)(?:어요?|나요|지)?',
    measure('units'),
  ],
  [
    '订单数量?|订单量|单量|出单量?|有多少单|有几单|多少单|几单|有多少个?订单|多少个?订单|几个订单|orders count|order count|number of orders|order volume|주문 ?수량?|주문 ?건수|주문량',
    measure('orders'),
  ],
  [
    '客单价|平均(?:每|一)(?:单|笔)(?:订单)?(?:多少钱|的?金额)?|平均订单金额|平均客单|每单平均|average order value|average order size|average order|aov|average basket|평균 ?주문 ?(?:금액|액)|객단가',
    measure('averageOrder'),
  ],
  ['平均售价|均价|平均单价|average (?:selling )?price|asp|평균 ?(?:판매가|단가)', measure('unitPrice')],
  [
    '净利润|毛利润|利润|毛利|盈利|赚了多少钱?|挣了多少钱?|赚得?|挣得?|net profit|gross profit|profits?|earnings|how much did we (?:earn|make)|순이익|이익|수익',
    measure('profit'),
  ],
  [
    '净利率|毛利率|利润率|(?:gross |net )?profit margin|gross margin|net margin|margins?|이익률|마진율?|수익률',
    measure('margin'),
  ],
  [
    '平台佣金|佣金|平台费用?|marketplace fees|commissions?|referral fees|플랫폼 ?수수료|수수료',
    measure('fees'),
  ],
  [
    '退款率|退货率|退单率|refund rate|return rate|refund ratio|환불률|환불율|반품률|반품율',
    measure('refundRate'),
  ],
  [
    '退款金额|退款额|退了多少钱|refunded amount|refund amount|refunded sales|amount refunded|환불 ?금액|환불액',
    measure('refundedSales'),
  ],
  ['取消率|取消订单率|cancell?ation rate|cancel rate|취소율|취소률', measure('cancelRate')],
  ['订单金额|order value|order amount|주문 ?금액', measure('orderAmount')],
  [
    '可售天数|可卖天数|(?:还)?(?:够|能|可)(?:卖|撑|用)(?:几天|多少天|多久)|库存天数|库存还能卖多久|days of cover|days of stock|days of inventory|stock cover|weeks of cover|how (?:long|many days) (?:will|does|can) (?:it|the stock|stock) last|판매 ?가능 ?일수|며칠(?:이나|을|간)? ?(?:더 ?)?(?:버텨|버티|버틸|팔 수)\\S*|며칠치|얼마나 버\\S*|재고 ?일수',
    measure('daysOfCover'),
  ],
  [
    '库存金额|压(?:了|着)?多少(?:钱|资金)(?:在(?:库存|仓库?)里?)?|库存占用(?:的)?资金|money tied up in (?:stock|inventory)|库存价值|库存货值|货值|inventory value|stock value|value of (?:our )?(?:stock|inventory)|재고 ?(?:금액|가치|자산)',
    measure('stockValue'),
  ],
  ['可用库存|可售库存|available stock|available inventory|가용 ?재고', measure('available')],
  [
    '在途库存|在途数量|在途|(?:头程)?在?路上的?货?|头程(?:在途)?|inbound stock|inbound|in transit|on the way|입고 ?예정|운송 ?중',
    measure('inbound'),
  ],
  ['预占库存|预占|占用库存|reserved stock|reserved|예약 ?재고', measure('reserved')],
  ['日均销量|日均|每日平均销量|daily sales rate|sales per day|일평균 ?판매', measure('dailySales')],
  [
    '库龄(?:\\(天\\))?|age in days|stock age|inventory age|age of (?:our )?stock|재고 ?연령',
    measure('ageDays'),
  ],
  [
    '(?:还)?(?:有|剩)多少货|库存数量|库存总量|总库存|库存量|库存|存货|在库|on[- ]hand stock|stock levels?|stock on hand|on hand|in stock|inventory|stock|재고 ?수량|재고량|총 ?재고|재고',
    measure('onHand'),
  ],
  [
    '购物车占有率|购物车占比|buy ?box (?:share|percentage|rate|%)|바이박스 ?(?:점유율|비율)',
    measure('buyBox'),
  ],
  ['商品数|number of products|상품 ?수', measure('products')],
  ['商品链接数|链接数|number of listings|리스팅 ?수', measure('listings')],
  ['评价数量?|评论数量?|评价数|number of reviews|review count|리뷰 ?수', measure('reviews')],
  [
    '平均评分|评分|星级|平均星级|average rating|average stars|ratings?|rated|star rating|평균 ?(?:평점|별점)|평점|별점',
    measure('rating'),
  ],
  [
    '好评率|positive (?:review )?(?:rate|share|ratio|percentage)|share of positive reviews|긍정 ?(?:리뷰 ?)?비율',
    measure('goodRate'),
  ],
  [
    '差评率|negative (?:review )?(?:rate|share|ratio|percentage)|share of negative reviews|부정 ?(?:리뷰 ?)?비율',
    measure('badRate'),
  ],
  [
    '广告花费|广告费用?|广告表现|广告效果|广告情况|advertising performance|advertising|ads performance|광고 ?성과|total spend|spend|spent|花了多少钱?|广告支出|广告投入|广告消耗|广告成本|花费|ad spend|ads spend|advertising spend|advertising costs?|ad costs?|ppc spend|spent on (?:ads|advertising)|ad budget spent|광고비|광고 ?지출|광고 ?비용',
    measure('spend'),
  ],
  [
    '广告销售额|广告带来的销售额?|带来了?多少销售额?|广告成交额|ad sales|ads sales|sales from ads|advertising sales|광고 ?매출',
    measure('adSales'),
  ],
  ['acos|광고 ?비용 ?비율', measure('acos')],
  ['roas|投产比|广告回报率|return on ad spend', measure('roas')],
  ['点击率|ctr|click[- ]?through rate|click rate|클릭률|클릭율', measure('ctr')],
  ['单次点击成本|点击单价|cpc|cost per click|클릭당 ?비용', measure('cpc')],
  [
    '广告(?:活动)?的?转化率?|转化率?(?=[^。?]*(?:广告|活动))|ad conversion rate|ad conversion|ads conversion rate|광고 ?전환율',
    measure('adConversion'),
  ],
  ['广告订单数?|广告单量|ad orders|orders from ads|광고 ?주문', measure('adOrders')],
  ['点击量|点击数|点击次数|点击|clicks|클릭 ?수|클릭', measure('clicks')],
  ['曝光量|曝光数|展示量|展现量|曝光|impressions|노출 ?수|노출', measure('impressions')],
  [
    '亏钱的?|亏损的?|亏本的?|在亏的?|losing money|loss[- ]making|at a loss|unprofitable|적자(?:인|를 내는)?|손해 ?보는',
    { kind: 'threshold', is: '<', value: 0, isDays: false, measure: 'profit' },
  ],
];
