import { by, noun, type Saying, word } from './Saying.ts';

/** What figures are split by, and the things that there are. */
export const thingWords: readonly Saying[] = [
  // What it is split by.
  [
    '(?:分|按)各?店铺?(?:拆分|看|维度)?|shop by shop|store by store|which (?:shop|store)s?(?= (?:sold|sell|made|had|has|did|got|lost|earned))|店铺对比',
    by('shop'),
  ],
  [
    '国别|country by country|which (?:marketplace|countr(?:y|ies))s?(?= (?:sold|sell|made|had|has|did|got|lost|earned))|compare (?:the )?marketplaces',
    by('marketplace'),
  ],
  ['(?:按|分)库龄', by('ageBand')],
  ['광고 ?유형별', by('adsType')],
  ['배송 ?방식별', by('fulfilment')],
  ['状态分布|订单状态|各状态|各个状态|status breakdown|상태 ?분포', by('status')],
  ['星级分布|star breakdown|별점 ?분포', by('stars')],
  [
    '(?<=的)(?:那|哪)一?天(?:是哪一?天)?(?=[\\s?？,，是]|$)|(?<=的)(?:那|哪)?一天(?=[\\s?？,，是]|$)|(?<=[은한린던] )날(?:은|이)?(?=[\\s?？]|$)|平均每天的?|每天平均的?|日均(?!销)|日(?=销售额|销量|订单|单量|利润|趋势|走势)|(?<=(?:best|worst|top|strongest|weakest|highest|lowest) (?:[a-z]+ )?)day|哪一?天|which day|what day|어느 ?날|며칠에|日均(?=销售额)|每日平均的?|average(?= (?:number of )?(?:[a-z]+ ){1,3}(?:per|a|each) day)|average daily|(?:on average )?(?:a|each|per) day(?: on average)?|daily average|avg daily|하루 ?평균|하루에 ?평균|일 ?평균(?! ?판매)|하루하루|分日|分天|按日|日维度|各天|每天的?|每日|各日|按天|逐日|日度|daily|day by day|일별|매일',
    by('day'),
  ],
  [
    '(?<![上下本这一两三四五六\\d])周(?=销售|销量|订单|单量|利润|趋势|走势|广告)|哪一?(?:个)?(?:周|星期)|which week|(?<=(?:best|worst|top|strongest|weakest|highest|lowest) )week|어느 ?주|每一?周|各周|逐周|周度|weekly|week by week|주간별|매주',
    by('week'),
  ],
  [
    '(?<![上下本这一两三四五六\\d])月(?=销售|销量|订单|单量|利润|趋势|走势)|哪一?个?月(?:份)?|which month|what month|(?<=(?:best|worst|top|strongest|weakest|highest|lowest) )month|어느 ?달|어떤 ?달|몇 ?월|各个?月(?:份)?的?|每个?月的?|按月|逐月|月度|monthly|month by month|매월|(?<=[은한린던] )달(?:은|이)?(?=[\\s?？]|$)',
    by('month'),
  ],
  [
    '变(?:得)?(?:更)?(?:贵|便宜|高|低|多|少|好|差)了?|趋势图?|走势图?|变化(?:趋势|情况)?|曲线图?|波动|折线图?|trending|trend line|trends?|over time|추이|추세',
    word('trend'),
  ],
  // What there is.
  ['month', { kind: 'noun', noun: 'month', isLoose: true }],
  ['week', { kind: 'noun', noun: 'week', isLoose: true }],
  [
    '(?<=[天日月周五六一二三四]的?|的)单(?=[\\s?？,，]|$)|新订单|新单子?|new orders?|신규 ?주문|订单号|订单编号|订单|单子|order (?:number|no\\.?)|orders?|주문 ?번호|주문',
    noun('order'),
  ],
  [
    '(?<=[个些各款\uE000-\uF8FF])品(?!类|牌|项)|商品|产品|单品|东西|宝贝|物品|货品|爆款|sku|款|products?|skus?|items?|상품|제품|품목',
    noun('product'),
  ],
  ['链接|asin|listings?|리스팅', noun('listing')],
  [
    '(?:客户|买家|顾客|用户)(?:的|给的?)?(?:评价|评论|反馈)|新评价|新评论|new reviews?|评价|评论|reviews?|feedback|리뷰|후기',
    noun('review'),
  ],
  ['广告活动|推广活动|活动|广告系列|campaigns?|캠페인', noun('campaign')],
  ['广告|ads?|광고', { kind: 'noun', noun: 'campaign', isLoose: true }],
  ['店铺|店家|网店|门店|商店|家?店|shops?|stores?|스토어|매장|샵', noun('shop')],
  [
    '(?<=[各每哪]个?)国(?![货产庆外内])|站点|国家|地区|市场(?!份额|占有)|마켓(?!플|별)|marketplaces?|(?<!the )market(?! share)|country|countries|sites?|마켓플레이스|국가|나라',
    noun('marketplace'),
  ],
  ['平台|渠道|platforms?|channels?|플랫폼|채널', noun('platform')],
  [
    '(?<=[各个每哪些按分])仓库?(?!存)|库房(?![里内])|仓库(?![存里内])|仓(?![里内库])|warehouses?|창고',
    noun('warehouse'),
  ],
  ['品类|类目|分类|categor(?:y|ies)|카테고리', noun('category')],
  ['广告类型|ad types?|types? of ads?|광고 ?유형', noun('adsType')],
  ['配送方式|fulfil?lment(?: method)?|배송 ?방식', noun('fulfilment')],
];
