import type { Token } from './Token.ts';

const measure = (name: Extract<Token, { kind: 'measure' }>['measure']): Token => ({
  kind: 'measure',
  measure: name,
});
const noun = (name: Extract<Token, { kind: 'noun' }>['noun']): Token => ({ kind: 'noun', noun: name });
const by = (dimension: Extract<Token, { kind: 'by' }>['dimension']): Token => ({ kind: 'by', dimension });
const segment = (name: string): Token => ({ kind: 'segment', segment: name });
const word = (name: Extract<Token, { kind: 'word' }>['word']): Token => ({ kind: 'word', word: name });
const rank = (name: Extract<Token, { kind: 'rank' }>['rank']): Token => ({ kind: 'rank', rank: name });
const filter = (
  dimension: 'status' | 'platform' | 'fulfilment' | 'adsType' | 'marketplace' | 'category',
  ...values: string[]
): Token => ({
  kind: 'filter',
  filter: { dimension, values },
});

/** What people say, in the three languages, and what it means. A blank may be missing or more than one. */
export const lexicon: readonly (readonly [string, Token])[] = [
  // What is measured.
  [
    '销售额|营业额|销售金额|成交额|营收|收入|业绩|流水|gmv|卖了多少钱|卖多少钱|sales|revenue|turnover|매출액?|판매액|판매 실적',
    measure('sales'),
  ],
  [
    '卖了多少|卖得怎么样|卖得怎样|卖的怎么样|销售情况|销售表现|销售数据|销售|卖|sells?|sold|selling|팔았어?|팔린|팔렸어?|판매',
    { kind: 'measure', measure: 'sales', isWeak: true },
  ],
  [
    '销量|销售量|销售数量|卖了多少件|卖了多少个|卖了多少台|卖出多少件|卖了几件|卖出去多少|件数|出货量|units sold|units|quantity sold|판매량|판매 ?수량|(?:몇 ?개나?|얼마나) ?팔렸(?:어요?|나요|지)?',
    measure('units'),
  ],
  [
    '订单数量?|订单量|单量|出单量?|有多少单|有几单|多少单|几单|有多少个?订单|多少个?订单|几个订单|orders count|order count|number of orders|order volume|주문 ?수량?|주문 ?건수|주문량',
    measure('orders'),
  ],
  [
    '客单价|平均订单金额|平均客单|每单平均|average order value|average order size|average order|aov|average basket|평균 ?주문 ?(?:금액|액)|객단가',
    measure('averageOrder'),
  ],
  ['平均售价|均价|平均单价|average (?:selling )?price|asp|평균 ?(?:판매가|단가)', measure('unitPrice')],
  [
    '净利润|毛利润|利润|毛利|盈利|赚了多少钱?|挣了多少钱?|net profit|gross profit|profits?|earnings|how much did we (?:earn|make)|순이익|이익|수익',
    measure('profit'),
  ],
  [
    '净利率|毛利率|利润率|(?:gross |net )?profit margin|gross margin|net margin|margins?|이익률|마진율?|수익률',
    measure('margin'),
  ],
  ['平台佣金|佣金|平台费用?|marketplace fees|commissions?|referral fees|수수료', measure('fees')],
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
    '可售天数|可卖天数|还能卖几天|还能卖多久|能卖多少天|库存天数|库存还能卖多久|days of cover|days of stock|days of inventory|stock cover|weeks of cover|판매 ?가능 ?일수|재고 ?일수',
    measure('daysOfCover'),
  ],
  [
    '库存金额|库存价值|库存货值|货值|inventory value|stock value|value of (?:our )?(?:stock|inventory)|재고 ?(?:금액|가치|자산)',
    measure('stockValue'),
  ],
  ['可用库存|可售库存|available stock|available inventory|가용 ?재고', measure('available')],
  [
    '在途库存|在途数量|在途|inbound stock|inbound|in transit|on the way|입고 ?예정|운송 ?중',
    measure('inbound'),
  ],
  ['预占库存|预占|占用库存|reserved stock|reserved|예약 ?재고', measure('reserved')],
  ['日均销量|日均|每日平均销量|daily sales rate|sales per day|일평균 ?판매', measure('dailySales')],
  ['库龄|stock age|inventory age|age of (?:our )?stock|재고 ?연령', measure('ageDays')],
  [
    '库存数量|库存总量|总库存|库存量|库存|存货|在库|on[- ]hand stock|stock levels?|stock on hand|on hand|in stock|inventory|stock|재고 ?수량|재고량|총 ?재고|재고',
    measure('onHand'),
  ],
  [
    '购物车占有率|购物车占比|buy ?box (?:share|percentage|rate|%)|바이박스 ?(?:점유율|비율)',
    measure('buyBox'),
  ],
  ['评价数量?|评论数量?|评价数|number of reviews|review count|리뷰 ?수', measure('reviews')],
  [
    '平均评分|评分|星级|平均星级|average rating|average stars|ratings?|star rating|평균 ?(?:평점|별점)|평점|별점',
    measure('rating'),
  ],
  ['好评率|positive (?:review )?rate|share of positive reviews|긍정 ?(?:리뷰 ?)?비율', measure('goodRate')],
  ['差评率|negative (?:review )?rate|share of negative reviews|부정 ?(?:리뷰 ?)?비율', measure('badRate')],
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
    '广告转化率|广告转化|ad conversion rate|ad conversion|ads conversion rate|광고 ?전환율',
    measure('adConversion'),
  ],
  ['广告订单数?|广告单量|ad orders|orders from ads|광고 ?주문', measure('adOrders')],
  ['点击量|点击数|点击次数|点击|clicks|클릭 ?수|클릭', measure('clicks')],
  ['曝光量|曝光数|展示量|展现量|曝光|impressions|노출 ?수|노출', measure('impressions')],
  [
    '亏钱的?|亏损的?|亏本的?|在亏的?|losing money|loss[- ]making|at a loss|unprofitable|적자(?:인|를 내는)?|손해 ?보는',
    { kind: 'threshold', is: '<', value: 0, isDays: false, measure: 'profit' },
  ],
  // States.
  ['待付款|未付款|没付款|unpaid|awaiting payment|결제 ?대기|미결제', filter('status', 'unpaid')],
  [
    '待发货|没发货|未发货|还没发|awaiting shipment|to ship|to be shipped|unshipped|not shipped(?: yet)?|waiting to be shipped|발송 ?대기|미발송|배송 ?대기',
    filter('status', 'to-ship'),
  ],
  ['已发货|发货了|发出|shipped|발송 ?완료|발송된', filter('status', 'shipped')],
  ['已签收|签收|已送达|妥投|delivered|배송 ?완료', filter('status', 'delivered')],
  ['已取消|被取消|取消了?|取消的|cancell?ed|cancell?ations|취소된|취소', filter('status', 'cancelled')],
  [
    '已退款|退款了?|退货了?|退货|退款|refunded|refunds?|returned|returns|환불된|환불|반품',
    filter('status', 'refunded'),
  ],
  ['在售|上架|active|on sale now|판매 ?중인?', filter('status', 'active')],
  ['停售|下架|inactive|판매 ?중지', filter('status', 'inactive')],
  ['被抑制|抑制|suppressed|노출 ?제한', filter('status', 'suppressed')],
  [
    '超时未发货?|超时没发|逾期未发货?|逾期|超时|迟发|晚发|过了发货时间|past (?:their |the )?ship[- ]by(?: date| time)?|overdue|late to ship|shipping late|late|발송 ?기한이? ?지난|발송이 늦은|지연된?|기한 ?초과',
    segment('overdue'),
  ],
  [
    '库存不足|低库存|快断货|快卖完|要断货|快没货|需要补货|要补货|该补货|缺货风险|库存告急|running low|low (?:on|in) stock|low stock|need restocking|to restock|need to reorder|almost out(?: of stock)?|재고가? ?부족한?|부족한 재고|재고가 얼마 안 남은|보충이? ?필요한',
    segment('low'),
  ],
  [
    '断货|缺货|无货|没货|没有库存|零库存|售罄|out of stock|sold out|stocked out|no stock|stockouts?|품절된?|재고 ?없는|재고가 없는|결품',
    segment('out'),
  ],
  [
    '库存过多|积压|冗余库存|冗余|库存过剩|overstock(?:ed)?|too much stock|excess (?:stock|inventory)|과잉 ?재고|재고 ?과잉',
    segment('overstock'),
  ],
  [
    '库龄(?:超过|大于|高于)? ?180 ?天(?:以上)?|超龄库存|超龄|滞销库存|滞销|呆滞库存|呆滞|长库龄|库龄过长|aged stock|aged inventory|aged|slow[- ]moving(?: stock)?|old stock|older than 180 days|장기 ?재고|체화 ?재고|오래된 재고',
    segment('aged'),
  ],
  [
    '(?:丢失?了?|没有?抢到|失去了?|没拿到)(?:黄金)?购物车|购物车(?:丢失|丢了)|lost (?:the )?buy ?box|buy ?box lost|without (?:the )?buy ?box|not winning (?:the )?buy ?box|바이박스를? ?(?:잃은|놓친|상실한?)',
    segment('buybox-lost'),
  ],
  [
    '(?:价格)?(?:比|高于|高过|超过)市场价(?:高|贵)?|比市场贵|价格偏高|above (?:the )?market(?: price)?|more expensive than (?:the )?market|priced too high|시장가보다 (?:비싼|높은)',
    segment('above-market'),
  ],
  [
    '差评|负面评价|低星评价|低分评价|一星评价|negative (?:reviews|feedback)|bad reviews|poor reviews|부정적인 ?리뷰|나쁜 ?리뷰|부정 ?리뷰',
    segment('negative'),
  ],
  [
    '好评|positive (?:reviews|feedback)|good reviews|긍정적인 ?리뷰|좋은 ?리뷰|긍정 ?리뷰',
    segment('positive'),
  ],
  [
    '(?:还)?(?:没有?|未|待)回复的?|unanswered|not answered|without (?:a )?reply|미답변|답변 ?(?:안|못) ?한|답변 ?대기',
    segment('unanswered'),
  ],
  // Kinds of rows.
  ['亚马逊|amazon|아마존', filter('platform', 'AMAZON')],
  ['抖音海外|tiktok(?: shop)?|tk|틱톡', filter('platform', 'TIKTOK')],
  ['shopify|独立站|쇼피파이', filter('platform', 'SHOPIFY')],
  ['ebay|이베이', filter('platform', 'EBAY')],
  ['沃尔玛|walmart|월마트', filter('platform', 'WALMART')],
  ['速卖通|aliexpress|알리익스프레스', filter('platform', 'ALIEXPRESS')],
  ['虾皮|shopee|쇼피', filter('platform', 'SHOPEE')],
  ['temu|테무', filter('platform', 'TEMU')],
  ['fba|平台配送|亚马逊配送|fulfilled by amazon', filter('fulfilment', 'FBA')],
  ['fbm|自发货|自配送|seller[- ]fulfilled|자체 ?배송', filter('fulfilment', 'FBM')],
  ['商品推广|sponsored products|sp广告', filter('adsType', 'SP')],
  ['品牌推广|sponsored brands|sb广告', filter('adsType', 'SB')],
  ['展示推广|sponsored display|sd广告', filter('adsType', 'SD')],
  ['电子产品|电子类|电子|electronics|전자제품|전자', filter('category', 'electronics')],
  ['家居类|家居用品|家居|home goods|home|홈 ?카테고리', filter('category', 'home')],
  ['厨房用品|厨房类|厨房|kitchen|주방', filter('category', 'kitchen')],
  ['运动类|运动用品|运动|sports|스포츠', filter('category', 'sports')],
  ['户外用品|户外类|户外|outdoors?|아웃도어', filter('category', 'outdoor')],
  ['宠物用品|宠物类|pets|pet supplies|반려동물 ?용품', filter('category', 'pets')],
  ['健康类|health|건강', filter('category', 'health')],
  ['玩具类|玩具|toys|완구', filter('category', 'toys')],
  // What it is split by.
  [
    '店铺对比|分店铺|按店铺?|by shop|by store|per shop|per store|(?:across|between) (?:shops|stores)|(?:스토어|매장|샵)별',
    by('shop'),
  ],
  [
    '分站点|按站点|按国家|分国家|by marketplace|by country|per marketplace|per country|by site|(?:across|between) (?:marketplaces|countries)|compare (?:the )?marketplaces|(?:마켓플레이스|국가|나라|마켓|사이트)별',
    by('marketplace'),
  ],
  ['分平台|按平台|by platform|per platform|by channel|per channel|플랫폼별|채널별', by('platform')],
  ['分仓库?|按仓库?|by warehouse|per warehouse|in each warehouse|창고별', by('warehouse')],
  ['分品类|按品类|按类目|分类目|by category|per category|카테고리별', by('category')],
  [
    '按sku|按商品|按产品|分sku|分产品|by sku|by product|per product|per sku|상품별|제품별|sku별',
    by('product'),
  ],
  ['按活动|按广告活动|by campaign|per campaign|캠페인별', by('campaign')],
  ['按配送方式|by fulfilment|by fulfillment|배송 ?방식별', by('fulfilment')],
  ['按状态|状态分布|订单状态|各状态|各个状态|by status|status breakdown|상태 ?분포|상태별', by('status')],
  ['按星级|星级分布|by stars?|star breakdown|별점 ?분포|별점별', by('stars')],
  ['每天的?|每日|按天|逐日|日度|by day|per day|daily|each day|day by day|일별|날짜별|매일', by('day')],
  ['每周|按周|逐周|周度|by week|per week|weekly|each week|week by week|주별|주간별|매주', by('week')],
  ['每个?月的?|按月|逐月|月度|by month|per month|monthly|each month|month by month|월별|매월', by('month')],
  ['趋势|走势|变化|曲线|trends?|over time|추이|추세', word('trend')],
  // What there is.
  ['订单号|订单编号|订单|order (?:number|no\\.?)|orders?|주문 ?번호|주문', noun('order')],
  ['商品|产品|单品|货品|爆款|sku|款|products?|skus?|items?|상품|제품|품목', noun('product')],
  ['链接|listings?|리스팅', noun('listing')],
  ['评价|评论|reviews?|feedback|리뷰|후기', noun('review')],
  ['广告活动|推广活动|活动|广告系列|campaigns?|캠페인', noun('campaign')],
  ['广告|ads?|광고', { kind: 'noun', noun: 'campaign', isLoose: true }],
  ['店铺|店家|网店|门店|家?店|shops?|stores?|스토어|매장|샵', noun('shop')],
  ['站点|国家|市场|marketplaces?|country|countries|sites?|마켓플레이스|국가|나라', noun('marketplace')],
  ['平台|渠道|platforms?|channels?|플랫폼|채널', noun('platform')],
  ['仓库(?!存)|仓|warehouses?|창고', noun('warehouse')],
  ['品类|类目|分类|categor(?:y|ies)|카테고리', noun('category')],
  ['配送方式|fulfil?lment(?: method)?|배송 ?방식', noun('fulfilment')],
  // How it is ranked.
  [
    '卖得最好的?|卖的最好的?|最畅销的?|热销|畅销|最热卖|best[- ]?sell(?:ing|ers?)|top[- ]selling|가장 (?:잘|많이) ?팔린|제일 잘 ?팔리는|잘 팔리는|베스트셀러|인기',
    { kind: 'rank', rank: 'best', isOfSelling: true },
  ],
  [
    '卖得最差的?|卖的最差的?|卖得最不好的?|最不好卖的?|worst[- ]selling|worst sellers?|slowest[- ]selling|가장 안 ?팔린|제일 안 ?팔린|안 팔리는',
    { kind: 'rank', rank: 'worst', isOfSelling: true },
  ],
  ['表现最好的?|最好的?|最佳|best(?: performing)?|최고|제일 좋은|가장 좋은', rank('best')],
  [
    '表现最差的?|最差的?|最糟糕?的?|垫底|worst(?: performing)?|poorest|최악|가장 나쁜|제일 나쁜',
    rank('worst'),
  ],
  [
    '最高的?|最多的?|过高的?|偏高的?|太高的?|较高的?|too high|high|높은|最大的?|从高到低|排名|排行榜?|排序|倒序|highest|most|largest|biggest|greatest|top|rank(?:ing|ed)?s?|가장 (?:높은|많은|큰)|제일 (?:높은|많은|큰)|높은 순|순위|랭킹|상위',
    rank('most'),
  ],
  [
    '最低的?|最少的?|过低的?|偏低的?|太低的?|too low|낮은|最小的?|从低到高|倒数|lowest|least|fewest|smallest|bottom|가장 (?:낮은|적은|작은)|제일 (?:낮은|적은|작은)|낮은 순|하위',
    rank('least'),
  ],
  // How it is asked.
  ['各个|各家|各|每个|每家|每款|每一个|每|所有各|each|every|per|by|각', word('each')],
  ['哪一?个|哪一?家|哪些|哪几个|哪款|哪几款|哪种|which|what|어느|어떤|무슨', word('which')],
  [
    '有多少个?|多少个|多少款|多少条|多少种|几个|几款|几条|多少笔|有几个?|有多少|how many|number of|count of|몇 ?개나?|몇 ?건이?나?|몇 ?종|몇 ?명',
    word('howMany'),
  ],
  [
    '有哪些|列出来?|列一下|列表|清单|明细|详细|都有谁|list(?: them| all)?|show (?:me )?(?:them|the list|which ones)|details|which ones|목록|리스트',
    word('list'),
  ],
  [
    '除了?|不包括|不含|排除|去掉|剔除|excluding|except(?: for)?|without|other than|apart from|not including|빼고|제외(?:하고|한)?',
    word('except'),
  ],
  [
    '没有(?:任何)?(?=销|卖|出单|订单)|零(?=销)|没(?=卖|出单|有销|有卖)|无(?=销)|had no|have no|has no|with no|without any|with zero|zero|no(?= (?:sales|orders|units))|(?:이|가) 없는|없는|않은',
    word('without'),
  ],
  [
    '全部|所有|整体|合计|总共|一共|总计|总的?|全店|all|total|overall|in total|altogether|전체|총|모두|합계',
    word('all'),
  ],
  // How it is compared.
  [
    '环比(?:增长)?|较上期|与上期相比|period over period|month over month|week over week|mom|wow|전기 ?대비|전월 ?대비|전주 ?대비',
    { kind: 'compare', with: 'before' },
  ],
  [
    '涨了多少|跌了多少|增长了?多少|下降了?多少|涨跌|增长率|增幅|变化多少|growth|grew|change in|how much (?:more|less)|성장률|증감',
    { kind: 'compare', with: 'before' },
  ],
  [
    '对比|相比|比较|比一?下|比|compared? (?:to|with)|compare|comparison|versus|vs\\.?|against|than|비교(?:하면|해줘|해서|해)?|대비|보다',
    { kind: 'compare', with: 'named' },
  ],
  [
    '(?:再)?往?前一?(?:天|日)|前一个?(?:月|周|季度|年)|上一个?(?:周期|天)|上期|the (?:day|week|month|quarter|year|period) before|previous (?:day|period)|그 ?전(?:날|주|달)|전날|이전 기간',
    { kind: 'before' },
  ],
  // That it goes on.
  [
    '那么?|呢|其中|它们?|这些|那些|这个|那个|只看|只要|仅看|换成|改成|再看看?|还有呢|还有|and|what about|how about|only|just|instead|those|these|them|that|of (?:them|those|these)|also|그럼|그러면|그중|그 중|만|이것|그것|은요|는요',
    word('follow'),
  ],
];

/** What says nothing that matters to the data. */
export const FILLERS =
  /请问|请|麻烦|帮我|帮忙|给我|我想|我要|想要|想|知道|了解|看看|看一?下|看|查看|查一?下|查询|查|告诉我?|统计|汇总|计算|算一?下|显示|展示|拉一?下|分析一?下|分析|我们的?|我的|我司|咱们的?|公司|整个|本店|全公司|现在|目前|当前|实时|截至|截止|到底|大概|大约|具体|到哪(?:了|里)?|情况|数据|表现|怎么样|怎样|如何|是多少|有多少|多少钱|多少|是什么|什么|有没有|有吗|的话|一下|吗|嘛|啊|呀|吧|了|的|得|地|是|有|在|和|与|跟|及|或|里面?|中|上(?=的|有)|按|分别|拆开|拆分|拆|分|方面|期间|当天|当日|这段时间|时间|之间|以?来|从|为|对|于|把|就|都|也|还|会|能|可以|需要|出|卖|卖掉|售|价|目|前(?=的)|额|占比|占|比例|份额|条|个|款|家|笔|件|单|，|。|？|！|、|：|；|\bplease\b|\b(?:can|could|would|will) (?:you|i|we)\b|\b(?:show|give|tell|get|list|find|display|let|see|know|look|check|pull|want|need|like|report|figures?|numbers?|data|stats|performance|doing|perform(?:ed|ing)?|breakdown|broken|down|split|overview|summary|summari[sz]e)\b|\b(?:what|whats|how|much|many|is|are|was|were|be|been|did|do|does|has|have|had|we|our|ours|us|you|your|my|me|i|it|its|the|a|an|of|in|on|at|for|from|to|with|during|over|as|so far|so|far|by|get|got|make|made|there|still|yet|now|right now|currently|today's|left|come|came|any|some|than|or|go|going|up|per|share|company|account|business|worth|until|till|period|time|selling|sell|sold|with(?:in)?|s)\b|알려 ?(?:줘요?|주세요)|보여 ?(?:줘요?|주세요)|찾아 ?(?:줘요?|주세요)|정리해 ?줘요?|조회해 ?줘요?|해 ?(?:줘요?|주세요)|줘요?|주세요|궁금해요?|좀|얼마나|얼마(?:야|예요|인가요|였어|나)?|무엇(?:인가요|이야)?|뭐(?:야|예요|가)?|어때요?|어떤가요|어떻게 돼요?|있(?:어요?|나요|는|습니까)|인가요|이야|야(?=[\s?？!.]|$)|예요|이에요|입니까|나요|했어요?|됐어요?|되나요|남았(?:어요?|나요)?|팔렸(?:어요?|나요)?|판매(?:된|가)?|동안|기준(?:으로)?|현재|지금|우리|회사|동안의|까지|에서의?|으로|에게|별|수(?=는|가|를|\s|$)|률|건(?=은|이|을|\s|$|\?)|것|개|의|을|를|이랑|이나|이|가|은|는|에|로|도|과|와|요|하고|랑/giu;
