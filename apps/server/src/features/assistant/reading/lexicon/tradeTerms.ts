import { measure, type Saying } from './Saying.ts';

/** What books, marketplaces and specialists call the figures, beside what everybody calls them: a line for each figure. */
export const tradeTerms: readonly Saying[] = [
  [
    '签收率|送达率|投递成功率|妥投(?:比例|占比)|delivery (?:success )?rate|delivered (?:share|percentage)|(?:share|percentage|percent|%) of (?:shipped )?orders delivered|배송 ?(?:완료|성공) ?(?:[률율]|비율)',
    measure('deliveredRate'),
  ],
  [
    '(?:平均)?(?:发货|出库)(?:时效|时长|时间|速度)|(?:平均)?(?:要|需要|得)?(?:多久|多长时间|几个?小时|多少个?小时)(?:才|能)?(?:发货|发出去?|出库)|(?:发货|发出|出库)(?:平均)?(?:要|需要|用|花)?(?:了)?(?:多久|多长时间|几个?小时|多少个?小时)|(?:average |avg )?(?:hours|time)(?: it takes| needed)? to (?:ship|dispatch|fulfil)|(?:average |avg )?(?:shipping|dispatch|handling) (?:time|speed)s?|how (?:long|fast|quick(?:ly)?|many hours) (?:(?:does|did|do) (?:it take )?(?:us |we |them )?(?:take )?)?(?:to )?(?:ship|dispatch)(?: an? order| our orders| orders)?|(?:평균 ?)?(?:발송|출고)(?:까지)? ?(?:소요 ?)?(?:시간|속도)|(?:발송|출고)(?:까지|에|하는 ?데) ?(?:평균 ?)?(?:얼마나|몇 ?시간)(?:이나)? ?걸[가-힣]*',
    measure('hoursToShip'),
  ],
  [
    '当[天日]发货率|及时发货率|24 ?(?:小时|h)(?:之?内)?(?:的)?发货(?:率|比例|占比)|(?:share|percentage|percent|rate|%) of orders (?:that )?(?:we )?(?:shipped|sent|dispatched) (?:with)?in 24 ?(?:h|hours?|hrs)|(?:orders )?(?:shipped|dispatched) (?:with)?in 24 ?(?:h|hours?|hrs)(?: rate)?|24 ?시간 ?(?:이?내)? ?(?:발송|출고)(?:[률율]| ?비율)',
    measure('shippedIn24h'),
  ],
  [
    '(?:超时|延迟|逾期|晚)发货(?:了)?(?:的)?(?:数量?|订单数?|单数|(?:多少|几)单)|发晚了(?:的)?(?:多少|几)?(?:单|订单)|(?:orders )?(?:shipped|sent|dispatched) late|(?:number of )?late shipments? count|지연 ?(?:발송|출고)(?: ?(?:건수|수))?|늦게 ?(?:발송|출고)(?:된|한) ?주문(?: ?수)?',
    measure('shippedLate'),
  ],
  [
    '(?:超时|延迟|逾期)发货(?:率|比例|占比)|发货(?:超时|延迟|逾期)(?:率|比例|占比)|[迟晚]发率|late (?:shipment|ship|shipping|dispatch)(?:es)? (?:rate|share|percentage|%)|lsr|(?:share|percentage|percent|%) of (?:orders )?shipped late|(?:지연 ?(?:발송|출고)|(?:발송|출고) ?지연) ?(?:[률율]|비율)',
    measure('shippedLateRate'),
  ],
  [
    '等(?:待|得)?最久的?(?:订单)?(?:(?:已经|等了|有)*(?:多少|几)个?小时了?)?|最长等待(?:时间)?|longest wait(?:ing)?(?: time)?|최장 ?대기 ?시간',
    measure('longestWait'),
  ],
  [
    '(?:因为?)?(?:断货|缺货|没货)(?:每天|一天|每日|日均|大概|大约|预计|造成|导致|带来|的|了|会|要|在|我们){0,4}(?:损失|少卖|少赚|亏损?)(?:掉|了)?(?:的)?(?:多少钱?|金额|额|销售额)?|(?:sales|revenue|money) (?:we (?:are |re )?)?(?:lost|losing|lose|missed)(?: (?:a|per|each|every) day)?(?: (?:because of|due to|from|to|by|on|through|with) (?:the )?(?:stock[- ]?outs?|(?:being|items|products|skus) out of stock|out[- ]of[- ]stocks?|sold[- ]out (?:items|products|skus)))|lost sales(?: (?:a|per|each|every) day)?(?: (?:because of|due to|from|to|by) (?:stock[- ]?outs?|out[- ]of[- ]stocks?))?|(?:how much )?(?:(?:money|sales|revenue) )?(?:are|do|did|is|does) (?:we|it|i)(?: being)? (?:losing|lose|lost|cost(?:ing)?)(?: us)?(?: (?:a|per|each|every) day)? (?:because of|due to|from|to|by|on|through) (?:the )?(?:stock[- ]?outs?|(?:being|items|products|skus) out of stock|out[- ]of[- ]stocks?)|품절(?: ?일)? ?(?:손실|손해)(?:액| ?금액)?|품절(?:로 ?인한|로|된 ?상품의?| ?때문에)? ?(?:하루에?|매일|일)? ?(?:매출 ?)?(?:얼마나? ?)?(?:손실|손해)(?:액|를? ?(?:보|나|본|입)[가-힣]*(?: ?있[가-힣]*)?)?(?: ?얼마[가-힣]*)?',
    measure('lostSales'),
  ],
  [
    '货物成本|采购成本|进货成本|产品成本|销货成本|cogs|costs? of goods(?: sold)?|goods cost|product costs?|(?:상품|제품|매출|매입) ?원가|매입 ?비용',
    measure('goodsCost'),
  ],
  ['物流(?:成本|费)|freight (?:costs?|fees?|charges?|expenses?|bill)|물류 ?비용|운송비', measure('freight')],
  [
    '仓储(?:费用|成本)|仓租|storage (?:costs?|fees?|charges?|expenses?|bill)|보관 ?비용?|창고 ?보관료',
    measure('storage'),
  ],
  ['税金|taxes|세액', measure('tax')],
  ['标价|吊牌价|list prices?|정가', measure('listPrice')],
  [
    '总流水|营业流水|成交总额|交易(?:总额|额)|收入总额|总收入|销售总收入|营业总额|gross merchandise (?:value|volume)|sales (?:value|amount|dollars)|top[- ]line|sales proceeds|total turnover|판매고|매출고|거래 ?금액|판매 ?대금|총 ?판매액|매출 ?총액',
    measure('sales'),
  ],
  [
    '销售件数|成交件数|出库件数|走货量|动销量|销件|unit volume|sales units|판매 ?갯수|판매 ?대수|팔린 ?(?:수량|개수|갯수)|출고량',
    measure('units'),
  ],
  [
    '订单总量|成交笔数|交易笔数|下单笔数|多少笔订单|成交(?:了)?多少笔|주문 ?갯수|거래 ?건수|주문 ?총수',
    measure('orders'),
  ],
  [
    '平均每笔(?:订单)?(?:的?金额|多少钱)|每笔(?:订单)?(?:平均)?(?:金额|多少钱)|单笔金额|每单金额|平均单笔|(?:revenue|sales|spend) per order|(?:average|avg) (?:ticket|cart|order amount)|ticket size|주문 ?단가|평균 ?결제 ?금액|건당 ?주문 ?금액',
    measure('averageOrder'),
  ],
  ['销售均价|平均成交价|件均价|average price per unit|평균 ?판매 ?가격', measure('unitPrice')],
  [
    '净利额|毛利额|纯利润|到手利润|到手(?:的)?钱|实际利润|net result|net gain|순이익금|영업 ?이익금',
    measure('profit'),
  ],
  ['利润比例|毛利比例|净利比例|profit ratio|margin rate|이익 ?비율', measure('margin')],
  [
    '佣金(?:总额|支出|费用)|(?:平台)?抽佣|平台服务费|(?:platform|marketplace|selling) (?:charges|commissions?|cut|costs)|commission (?:charges|costs?|paid)|플랫폼 ?(?:비용|이용료)|중개 ?수수료|입점 ?수수료',
    measure('fees'),
  ],
  ['退件率|退单比例|rate of (?:refunds|returns)', measure('refundRate')],
  [
    '(?:因)?退款(?:造成的?)?(?:损失|支出|合计|累计)(?:的?金额)?|退货金额|退给(?:客户|买家|顾客)(?:了)?多少钱|(?:refund|return) (?:costs?|payouts?)|lost to (?:refunds|returns)|paid (?:out|back) in refunds|how much (?:money )?(?:did|have|has) (?:we|i|the company) (?:refund|pay back|give back)(?:ed)?|환불 ?(?:액수|합계)|환불된 ?돈|반품 ?금액',
    measure('refundedSales'),
  ],
  [
    '订单取消率|撤单率|取消订单(?:的)?(?:比例|占比)|rate of cancell?ations?|주문 ?취소율|취소 ?비중',
    measure('cancelRate'),
  ],
  [
    '实物库存|库存件数|在仓(?:库存|数量)|手头库存|soh|stock quantity|inventory (?:count|units)|physical stock|재고 ?(?:갯수|개수|물량)|보유 ?수량|보유량|남은 ?물량',
    measure('onHand'),
  ],
  [
    '可用(?:的)?(?=$|多少|[\\s?？,，。\uE000-\uF8FF])|可售(?:数量?)?(?!天)|可卖库存|可用数量?|可发库存|sellable(?: stock| units| inventory)?|fulfillable(?: stock| units)?|available (?:units|quantity)|판매 ?가능 ?(?:재고|수량)|가용 ?수량',
    measure('available'),
  ],
  [
    '预留(?:库存|数量?)?|锁定库存|锁库|冻结库存|占用数量?|allocated(?: stock| units)?|reserved (?:units|inventory|quantity)|예약 ?수량|예약된 ?재고|할당 ?재고',
    measure('reserved'),
  ],
  [
    '在途量|待入库(?:数量?|库存)?|(?:units|stock|inventory) in transit|stock coming in|입고 ?예정 ?(?:수량|물량|재고)|운송 ?중인? ?(?:물량|재고)',
    measure('inbound'),
  ],
  [
    'dos|doh|doc(?= (?:under|below|over|above|less|more|by|per|for|of)| ?[<>小低大高\uE000-\uF8FF])|可销天数|可支撑天数|够卖天数|周转日数|days on hand|days (?:of )?(?:supply|inventory) (?:left|remaining)|inventory days|stock days|cover days|판매 ?가능일|재고 ?커버',
    measure('daysOfCover'),
  ],
  [
    '(?:库存|存货)(?:的)?(?:账面)?(?:资金|成本|金额|价值|总额)|存货账面(?:金额|价值)|账面(?:金额|价值)|(?:库存)?占用(?:的)?资金|资金占用|(?:book )?value of (?:the |our )?(?:current )?(?:stock|inventory)|(?:stock|inventory) (?:book value|at cost|assets?)|book value|재고 ?(?:평가액|원가)|재고 ?자산 ?금액|장부 ?금액',
    measure('stockValue'),
  ],
  ['留评数?量?|评价总数|review volume|리뷰 ?갯수', measure('reviews')],
  ['星评均值|平均星|average score|별점 ?평균|평균 ?점수', measure('rating')],
  [
    '广告(?:的)?(?:总)?(?:支出|成本|费用|投入|开销)|(?:推广|营销|投放)(?:支出|成本|费用)|(?:ads?|advertising|marketing|media|ppc|promotion) (?:costs?|expenses?|expenditures?|outlays?|spend(?:ing)?|bill|investment)|광고 ?(?:집행|지출)(?:액|비| ?금액)?|광고비 ?(?:집행|지출)(?:액| ?내역)?|마케팅 ?비용?',
    measure('spend'),
  ],
  [
    '广告(?:成交|gmv|流水)|广告(?:带来|产生)的(?:收入|流水|成交)|(?:attributed|ppc) (?:sales|revenue)|광고 ?기여 ?매출|광고를? ?통한 ?매출',
    measure('adSales'),
  ],
  [
    '광고비(?:용)? ?대비 ?(?:광고 ?)?매출(?:액)?|광고 ?투자 ?수익률?|广告产出比|投放回报率?|ad returns?',
    measure('roas'),
  ],
  ['点击均价|平均点击(?:费用?|成本|价格)|average click (?:cost|price)', measure('cpc')],
  ['展现次数|展现|曝光数量', measure('impressions')],
];
