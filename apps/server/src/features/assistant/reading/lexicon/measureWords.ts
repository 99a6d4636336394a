import { measure, type Saying } from './Saying.ts';

/** What is measured. */
export const measureWords: readonly Saying[] = [
  [
    '做了多少(?:业绩|销售额?)|销售进项|net sales|gross revenue|top[- ]?line|총 ?매출액?|매출 ?실적|판매 ?실적|进账|入账|销售总额|销额|成交金额|销售收入|营业收入|出货金额|takings|gross sales|total sales|매상|거래액|판매 ?(?:금액|총액)|营业额|销售金额|成交额|营收|收入|业绩|流水|gmv|卖了多少钱|卖多少钱|revenue|turnover|매출액?|판매액',
    measure('sales'),
  ],
  [
    '장사(?:가|는)?|生意(?:额)?|做(?:到|了|成了?)多少(?:钱)?(?!单|件|个)(?:生意|买卖)?|卖了(?:多少)?(?:美?刀|块钱?|美金|美元)|(?:doing|performing)(?: (?:so far|lately|recently|ok|well))?(?=[\\s?.!,]|$)|卖得好|卖的好|brought in|bring in|팔았(?:어요?|나요|지|니|습니까)?|팔렸(?:어요?|나요|지|니|습니까)|팔리|卖了多少|卖得怎么样|卖得怎样|卖的怎么样|销售情况|销售表现|销售数据|销售|卖|sells?|sold|selling|팔린|팔렸어?|판매',
    { kind: 'measure', measure: 'sales', isWeak: true },
  ],
  [
    '动销(?:情况|表现|数据|如何|怎么样)?|走了?多少(?:货|件|个|台)|走量|销了多少(?:件|个)?|出了多少货|卖了多少(?:货|东西)|unit sales|sales volume|how many (?:pieces|items)(?= (?:did|have|were))|나간 ?수량|출고 ?수량|몇 ?대(?:나)?(?= ?팔)|卖出(?:了)?多少(?:件|个|台)|卖的件数|items sold|pieces sold|quantity|판매 ?개수|판매된 ?(?:개수|수량)|몇 ?(?:개|대)(?:나|를)? ?(?:팔|나갔)\\S*|销售量|销售数量|(?:卖|出|售|销)(?:了|掉了?|出了?|出去了?)?(?:多少|几)(?:件|个|台|只|支|双|套|条|盒|瓶|把|张|副|顶|辆|箱|包|卷|根|部|床|份|枚|块(?!钱))|卖出去多少|件数|出货量|units sold|quantity sold|판매량|판매 ?수량|(?:몇 ?개나?|얼마나) ?(?:팔렸|팔았)(?:어요?|나요|지)?',
    measure('units'),
  ],
  [
    '接了?(?:多少|几)单|来了(?:多少|几)单|진행된 주문|오더 ?수|주문 ?건|order numbers|transactions|몇 ?건씩?(?= ?들어)|(?:卖|出|成交|发|跑|接|来)(?:了|掉了?|出了?|出去)?(?:多少|几)单|订单笔数|订单总数|成交单数|下单数|下单量|单数|order counts|total orders|주문 ?개수|주문 ?횟수|주문은? ?몇 ?건(?:이나)?|订单数量?|订单量|单量|出单量?|有多少单|有几单|多少单|几单|有多少个?订单|多少个?订单|几个订单|orders count|order count|(?:number|no\\.?|nr\\.?) of orders|order volume|주문 ?수량?|주문 ?건수|주문량',
    measure('orders'),
  ],
  [
    '客单|笔单价|单均|每笔订单平均|avg order(?: value| size)?|basket size|건당 ?(?:평균 ?)?(?:금액|매출)|주문당 ?(?:평균 ?)?(?:금액|매출)|平均(?:每|一)(?:单|笔)(?:订单)?(?:多少钱|的?金额)?|平均订单金额|平均客单|每单平均|average order value|average order size|aov|average basket|평균 ?주문 ?(?:금액|액)|객단가',
    measure('averageOrder'),
  ],
  [
    '平均(?:每一?(?:个|件|台|只|套))?卖了?多少钱(?:一(?:个|件|台|只|套))?|卖(?:多少|几块?)钱一(?:个|件|台|只|套)|成交单价|(?:selling|sale|sold) price|average sale price|price per (?:unit|item|piece)|개당 ?(?:평균 ?)?(?:가격|단가|판매가|얼마)|件单价|成交均价|avg (?:selling )?price|평균 ?가격|均价|平均单价|average (?:selling )?price|asp|평균 ?(?:판매가|단가)',
    measure('unitPrice'),
  ],
  [
    '(?<=\\bwe )(?:net|clear)(?:ted|ed)?(?= |$)|净收益|到手(?:了)?多少(?:钱)?|net income|net earnings|순수익|남는 ?돈|净利|纯利|earn(?:ed|s|ing)?|利润额|净赚(?:了?多少)?|赚(?:了)?(?:多少)?(?:美?刀|块钱|钱)|挣钱|bottom line|순익|영업 ?이익|(?:얼마나? ?)?벌었(?:어요?|나요|지)?|남긴 돈|净利润|毛利润|毛利|盈利|赚了多少钱?|挣了多少钱?|赚得?|挣得?|net profit|gross profit|profits?|earnings|how much did we (?:earn|make)|순이익|수익',
    measure('profit'),
  ],
  [
    'profitability|수익성|利润点|毛利点|净利润率|毛利润率|profit rate|profit %|마진|净利率|毛利率|(?:gross |net )?profit margin|gross margin|net margin|margins?|마진율?|수익률',
    measure('margin'),
  ],
  [
    '平台(?:扣|收|抽)(?:了|走)?(?:我们)?多少(?:钱|费用?|佣金)?|amazon fees|fees|selling commissions?|平台手续费|手续费|抽成|平台扣费|平台扣点|platform fees|selling fees|판매 ?수수료|佣金|平台费用?|commissions?|referral fees|플랫폼 ?수수료|수수료',
    measure('fees'),
  ],
  [
    '退率|returns? ratio|refund ratios|반품 ?율|환불 ?율|退款比例|退货比例|退款占比|退货占比|refund %|return %|refund percentage|return percentage|refund rates|return rates|환불 ?비율|반품 ?비율|退货率|退单率|return rate|refund ratio|반품률',
    measure('refundRate'),
  ],
  [
    '退款总额|退款总金额|退款(?:了)?多少钱|退(?:了|掉)多少(?:美?刀|美金|美元)|退掉多少钱|refund total|refund value|money refunded|value of refunds|how much (?:did|have) we refund(?:ed)?|환불 ?총액|환불된 ?금액|환불한 ?금액|退款额|退了多少钱|refunded amount|refund amount|amount refunded|환불 ?금액|환불액',
    measure('refundedSales'),
  ],
  [
    '取消比例|取消占比|cancell?ation rates|cancell?ation %|취소 ?비율|取消订单率|cancell?ation rate|cancel rate|취소률',
    measure('cancelRate'),
  ],
  ['order amount|주문 ?금액', measure('orderAmount')],
  [
    '库存周转(?:天数|多少天|几天)|周转(?:多少天|几天)|(?:还|大概)?(?:够|能|可)?(?:撑|顶|维持)(?:得了)?(?:几|多少)(?:天|周|个月)|(?:够|能)(?:几|多少)天|(?:days|weeks) of supply|stock runway|how many (?:days|weeks|months) of (?:stock|inventory|cover|supply)|재고 ?소진까지(?: ?며칠)?|(?:库存)?(?:还)?(?:够|能|可)(?:卖|撑|用)(?:多长时间|几周|几个月)|库存(?:还)?(?:够|能)(?:卖|撑|用)(?:几天|多少天|多久)|周转天数|how (?:long|many days) (?:of stock|until we run out)|재고(?:가|는|로)? ?며칠\\S*(?: ?버[텨티틸]\\S*)?|판매 ?가능 ?기간|며칠 ?(?:치|분)(?: ?남\\S*)?|可卖天数|(?:还)?(?:够|能|可)(?:卖|撑|用)(?:几天|多少天|多久)|库存天数|库存还能卖多久|days of stock|days of inventory|stock cover|weeks of cover|how (?:long|many days) (?:will|does|can) (?:it|the stock|stock) last|how long(?= (?:will|does|do|can|would)\\b.{1,60}\\b(?:last|hold)\\b)|판매 ?가능 ?일수|며칠(?:이나|을|간)? ?(?:더 ?)?(?:버텨|버티|버틸|팔 수)\\S*|언제까지 ?(?:버텨|버티|버틸|팔 수|가)[가-힣]*|얼마나 버\\S*|재고 ?일수',
    measure('daysOfCover'),
  ],
  [
    "(?:压|占用?)(?:着|了)?多少(?:钱|资金)(?:的货)?|(?:money|cash|capital) (?:is |are )?(?:tied up|locked up|sitting|stuck|parked)(?: in)?(?: (?:the )?(?:stock|inventory))?|tied up in (?:stock|inventory)|(?:stock|inventory) (?:is )?worth|(?:what(?: is|'?s| are)?|how much (?:is|are)) (?:it|they|that|this|all that|(?:the |our )?(?:stock|inventory)) (?:all )?worth|재고에 ?(?:묶인|잠긴) ?(?:돈|자금|금액)|库存(?:值|占)多少钱|库存总(?:金额|价值|值)|压货金额|worth of (?:stock|inventory)|value of (?:the )?(?:stock|inventory)|재고 ?총액|재고는? ?얼마 ?어치\\S*|压(?:了|着)?多少(?:钱|资金)(?:在(?:库存|仓库?)里?)?|库存占用(?:的)?资金|money tied up in (?:stock|inventory)|库存价值|库存货值|货值|inventory value|value of (?:our )?(?:stock|inventory)|재고 ?(?:금액|가치|자산)",
    measure('stockValue'),
  ],
  [
    '可售库存|还能(?:卖|发)(?:多少|几)[件个台]?|还有(?:多少|几)[件个台]?(?:货)?(?:能|可以)(?:卖|发)|can (?:i|we|you) still (?:sell|ship)|left to sell|(?<=[\uE000-\uF8FF] )available|available stock|available inventory|가용 ?재고',
    measure('available'),
  ],
  [
    '还没到仓的?货?|没到货的?|海上的?货?|on the water|incoming(?: stock| units| inventory)?|in the pipeline|들어올 ?(?:재고|물량)|오는 ?중인?(?: ?물량)?|입고 ?(?:대기|중)|on its way|on their way|shipped to (?:the )?warehouse|在途货物?|在途的货?|运输中的?货?|运输途中|正在路上|en route|inbound (?:units|shipments)|운송중|이동 ?중인? ?재고|오는 ?중인? ?재고|오고 있는 재고|在途库存|在途数量|(?:头程)?在?路上的?货?|头程(?:在途)?|inbound stock|in transit|on the way|입고 ?예정|운송 ?중',
    measure('inbound'),
  ],
  ['预占库存|占用库存|reserved stock|예약 ?재고', measure('reserved')],
  [
    '(?:一天|一日|日均)(?:能|可以|可|大概|大约|平均)?(?:卖|出|销)(?:掉|出)?(?:多少|几)(?:个|件|台|只)?|하루에? ?몇 ?개(?:나|씩)? ?(?:팔|나)[가-힣]*|how many (?:a|per) day|日均销量(?!额)|每日平均销量|daily sales rate|일평균 ?판매',
    measure('dailySales'),
  ],
  [
    'how old (?:is|are)(?: (?:the|our|my))?(?: (?:stock|inventory)(?: of)?)?|库龄(?:\\(天\\))?|stock age|inventory age|age of (?:our )?stock|재고 ?연령',
    measure('ageDays'),
  ],
  [
    '压(?:了|着)?(?:多少|几)(?:库存|货)(?!值)|qty on hand|units on hand|stock count|stock position|inventory position|库存数|(?:还?有|剩(?:下|余)?)?多少库存(?!款|值|[钱没卖])|库存余量|剩余库存|现有库存|现货|存量|余量|stock left|units left|remaining stock|stock do we have|남은 ?재고|잔여 ?재고|보유 ?재고|현재 ?재고|재고 ?현황|(?:还)?(?:有|剩)多少货|库存数量|库存总量|总库存|库存量|库存|存货|on[- ]hand stock|stock levels?|stock on hand|in stock|inventory|stock|재고 ?수량|재고량|총 ?재고',
    measure('onHand'),
  ],
  [
    '黄金购物车(?:占有率|比例)?|购物车(?:比例|率|得率)|购物车|buy ?box (?:win rate|ownership|performance)|buy ?box|바이박스 ?율|buy ?box ?(?:占有率|占比|得率|率)|购物车占比|buy ?box (?:share|percentage|rate|%)|바이박스 ?(?:점유율|비율)',
    measure('buyBox'),
  ],
  [
    '(?:sku|商品|产品|单品)(?:的)?(?:总数|总量|数量|个数|数)|number of (?:products|skus)|sku count|product count|상품 ?수',
    measure('products'),
  ],
  ['链接数|number of listings|리스팅 ?수', measure('listings')],
  [
    '评价条数|评论条数|评论数|review counts?|리뷰 ?개수|후기 ?수|评价数量?|评论数量?|number of reviews|리뷰 ?수',
    measure('reviews'),
  ],
  [
    '几星|几颗星|口碑|评价(?:怎么样|如何|好不好)|评分均值|平均分|打分|avg (?:rating|stars)|star ratings?|후기 ?평점|平均评分|星级|平均星级|average rating|average stars|ratings?|rated|평균 ?(?:평점|별점)|별점',
    measure('rating'),
  ],
  [
    '好评占比|好评比例|share of good reviews|positive review %|긍정 ?(?:리뷰 ?)?비중|긍정률|positive (?:review )?(?:rate|share|ratio|percentage)|share of positive reviews|긍정 ?(?:리뷰 ?)?비율',
    measure('goodRate'),
  ],
  [
    '差评占比|差评比例|share of bad reviews|bad review rate|negative review (?:%|percentage)|부정 ?(?:리뷰 ?)?비중|부정률|악평률|negative (?:review )?(?:rate|share|ratio|percentage)|share of negative reviews|부정 ?(?:리뷰 ?)?비율',
    measure('badRate'),
  ],
  [
    '广告(?:上|一共|总共)?(?:花|投|烧|砸)(?!费|放|入|产|销|流)(?:了|掉)?(?:多少(?:钱)?)?|投(?:了|放了)多少(?:钱|广告费?)|砸了多少钱?|(?:eat|burn|drain|consum|chew|suck|soak|us)(?:e|es|s|ed|t|ing)?(?: through| up)?(?= (?:the )?(?:most|least|more) )|(?:ad|ads|advertising) (?:budget|money|dollars)|(?<=(?:eat|burn|drain|consum|us|spend)(?:s|es|ing|ed|e)? (?:up |through )?(?:the )?(?:most|least|more) )(?:ad )?(?:budget|money|cash)|(?<=\\bwe )(?:blow|blew|splash(?:ed)?)(?: out)?(?= on)|budget (?:spent|used|burn(?:ed|t)?)|burn(?:ed|t|ing)? through|광고에 ?(?:얼마|나간|들인|들어간|쓴)(?: ?돈)?|광고 ?예산 ?(?:사용|소진)|广告开支|广告开销|广告投放(?:费用|金额)?|投放费用|推广费用?|推广花费|(?:广告)?烧(?:了|掉)(?:多少钱?)?|烧钱|ads? (?:budget spent|expenses?|expenditure|money)|advertising (?:budget spent|expenses?)|ppc(?: cost| spending)?|spending|spend on (?:ads|advertising)|광고에 쓴 돈|광고 ?집행(?:비|액)|광고 ?소진액|广告费用?|广告表现|广告效果|广告情况|advertising performance|advertising|ads performance|광고 ?성과|total spend|spend|spent|花了多少钱?|广告支出|广告投入|广告消耗|广告成本|花费|ads spend|advertising spend|advertising costs?|ad costs?|ppc spend|spent on (?:ads|advertising)|광고 ?지출|광고 ?비용',
    measure('spend'),
  ],
  [
    '广告产出|广告业绩|广告营收|广告收入|广告出的销售额|ad revenue|ads revenue|ad[- ]attributed sales|advertising revenue|광고로 ?(?:번|발생한|나온) ?매출|광고 ?매출액|广告带来的销售额?|带来了?多少销售额?|广告成交额|ads sales|sales from ads|advertising sales|광고 ?매출',
    measure('adSales'),
  ],
  [
    '广告成本销售比|advertising cost of sales?|광고 ?매출 ?대비 ?비용|에이코스|아코스|광고 ?비용 ?비율',
    measure('acos'),
  ],
  [
    '广告效率|ad(?:s|vertising)? efficiency|광고 ?효율|广告投产比?|投入产出比|ad return|광고 ?수익률|광고 ?회수율|로아스|投产比|广告回报率|return on ad spend',
    measure('roas'),
  ],
  [
    'click-?through(?! rate)|点击比例|click rates|클릭 ?비율|씨티알|ctr|click[- ]?through rate|클릭율',
    measure('ctr'),
  ],
  [
    '(?:平均)?每次点击(?:要?(?:花)?多少钱|成本|费用|花费)|单次点击(?:费用|花费|价格)|点击成本|点击价格|price per click|클릭 ?단가|평균 ?클릭 ?비용|点击单价|씨피씨|cpc|클릭당 ?비용',
    measure('cpc'),
  ],
  [
    'ad cvr|ads cvr|cvr|conversion rate of (?:the )?(?:ads|campaigns?)|광고 ?전환 ?비율|广告(?:活动)?的?转化率?|转化率?(?=[^。?]*(?:广告|活动))|ad conversion rate|ads conversion rate|광고 ?전환율',
    measure('adConversion'),
  ],
  [
    '广告出单量?|广告带来了?多少(?:订单|单)|广告单数|광고로 ?(?:들어온|나온) ?주문|ad conversions|orders came from ads|广告订单数?|广告单量|orders from ads|광고 ?주문',
    measure('adOrders'),
  ],
  ['点击多少次|被点击次数|click count|클릭 ?횟수|点击量|点击数|点击次数|클릭 ?수', measure('clicks')],
  [
    '曝光次数|展示次数|展示数|views of ads|노출 ?횟수|曝光量|曝光数|展示量|展现量|노출 ?수',
    measure('impressions'),
  ],
  [
    '이익(?:이)? ?(?:안|못) ?나는|이익(?:이)? ?없는|没(?:有)?(?:赚到?钱|利润)的?|不挣钱的?|倒贴钱?的?|not (?:making|earning) (?:any )?(?:money|profit)|no profit|making (?:a )?loss(?:es)?|under ?water|bleeding(?: money| cash)?|마이너스(?:인|를 ?낸|난|였던)?|(?:为|是)负(?:数|的)?|in the red|(?:has|had|have|with) (?:a )?negative (?:net )?(?:profit|margin|earnings)|亏钱的?|赔钱的?|赔本的?|不赚钱的?|亏损的?|亏本的?|(?:在|还在)?亏钱的?|在亏的?|losing money|lost money|lose money|loses money|negative profit|loss[- ]making|at a loss|unprofitable|적자(?:인|를 내는)?|손해(?:를)? ?(?:보는|본)',
    { kind: 'threshold', is: '<', value: 0, isDays: false, measure: 'profit' },
  ],
];
