/** Ways of asking that stand around any word: each is written as its plain form, before anything is read. */
const FRAMES: readonly (readonly [RegExp, string])[] = [
  // Whether it is or not: "多不多", "高不高", "涨没涨".
  [/(?<!卖得?)(?:多不多|少不少|多还是少)(?!久|长)/g, '有多少'],
  [/([高低大小贵快慢强稳])不\1(?!兴)|(?<!卖得?)好不好(?!卖)|正不正常|严不严重/g, '怎么样'],
  [/([涨跌升降增减])(?:没|不)\1/g, '$1了吗'],
  [/([赚亏])(?:没|不)(?:\1)钱?/g, '$1钱吗'],
  [/(?<=[有了过好到])没有?(?=[\s?？!！。~]*$|[,，])/g, '吗'],
  [/有(库存|存?货|现货)没有?(?=[\s?？]*$)/g, '还有$1'],
  [/还?有没有(?=库存|存货|现货|货)|还?有无(?=库存|存货|现货)/g, '还有'],
  [/(?:还|算)?(?:正常|合理|健康|理想|夸张)(?:吗|么|不)/g, '怎么样'],
  [/^(?:那|再)?换(?![成到算货新一个季代])/g, '换成'],
  [/上季(?![度节末])/g, '上季度'],
  // Amazon of a country, as sellers call it.
  [/(?<![欧南北东])([美日德英法加意西澳墨])亚(?=[的站上近昨今本这 \d销卖出广库退利订毛]|$)/g, '$1站亚马逊'],
  // Days that are said once more: "上周末两天".
  [/(?<=周末)(?:这|那)?(?:两|2)天|(?<=weekend) days\b/g, ''],
  [/(?<=双11|双十一|黑五|网一|[今昨前]天|前日|昨日)(?:这|那|当)(?:一)?天/g, ''],
  [
    /(?<=国庆节?|长假|黄金周|春节|五一|劳动节|元旦|中秋节?|端午节?|圣诞节?)(?:放假|假期|长假)?(?:的|这|那)?[\d一二两三四五六七八]天(?:假期|长假|小长假)?/g,
    '',
  ],
  // The shops of those who ask are all there are.
  [/(?:我们|咱们?|自己)(?:的|家)?店铺?(?!铺|[名别])/g, '我们'],
  [
    /(?<!\b(?:which|each|every|any|most|all|some|how many) of )\b(?:our|my) (?:shops?|stores?)\b(?! (?:in|with|by))/gi,
    'our',
  ],
  [/(?:우리|저희) ?(?:스토어|매장|샵)(?!별)/g, '우리'],
  // Years in two digits.
  [
    /(?<!\d)(2[0-9])年(?=度?(?:双|黑|网|圣|国|春|会|全|上半|下半|第|Q|q|\d|[一二三四五六七八九十]))/g,
    '20$1年',
  ],
  // How much more than before.
  [/多(卖|赚|花|出|来)了多少(美?[钱金刀单件个台]|$)/g, '$1了多少$2 增加了多少 '],
  [/少(卖|赚|花|出|来)了多少(美?[钱金刀单件个台]|$)/g, '$1了多少$2 减少了多少 '],
  [/(?<=哪个)单(?=[多少])/g, '订单数'],
  [
    /\bthis (week|month|quarter|year) (vs\.?|versus|against|compared (?:to|with)|and|or) last(?= ?(?:[?!.,]|$))/gi,
    'this $1 $2 last $1',
  ],
  [/(?<=[曝点订销花利])(光|击|单|量|额|费|润)破([千万])(?!\d)/g, '$1超过1$2'],
  [/(?<=[库货]龄)(?:在)?(?:半年|六个月|6个月)(?:及?以上|之上)/g, '超过180天'],
  [/货龄/g, '库龄'],
  [/(哪些|什么|啥)货(快)?要?(?:已经|都)?断了?(?=[\s?？,，。]|$)/g, '$1$2断货的商品'],
  [/定单/g, '订单'],
  [/(?<![가-힣])새 ?(?=리뷰|후기|주문)/g, ''],
  [/(블랙|화이트|그레이|블루|그린) ?(?:색상|컬러)(?:의)?/g, '$1'],
  [/클릭된(?= )/g, '클릭'],
  [
    /\bhow (?:did|does) (?!we |i |it |they |things |you |our (?:ads|campaigns))([\w -]{2,30}?) do(?= (?:in|on|last|this|yesterday|over)\b|[?.!]|$)/gi,
    'how were sales of $1',
  ],
  // A count beside another figure: "orders and sales".
  [
    /(?<!广告|取消的|退款的)订单(?=(?:和|与|跟|及|以及|、|,|，) ?(?:销售|销量|利润|营业|客单|毛利|退款|金额|成交))/g,
    '订单数',
  ],
  [
    /(?<![a-z])orders(?= ?(?:,|and|&|\+|\/) ?(?:(?:total|net|gross) )?(?:sales|revenue|units|profit|turnover|margin|aov|average))/gi,
    'order count',
  ],
  [/주문(?=(?:이랑|랑|과|와|하고|,|및| 및) ?(?:매출|판매|이익|순이익|객단가))/g, '주문 수'],
  // "At least 100 sold": what is bounded stands before its bound.
  [/(至少|起码|超过|不到|不足|最多|不超过)(卖了|卖出了?|售出了?|出了)(?=\d)/g, '$2$1'],
  // When it is gone is how long it lasts.
  [
    /(?:什么时候|啥时候|何时|几时|哪天)(?:会|能|将|要|就)*(?:卖完|卖光|断货|缺货|没货|售罄|卖断)(?:了)?/g,
    '还能卖几天',
  ],
  [
    /\bwhen (?:will|would|do|does|are|is) (.{2,40}?) (?:be |going to |likely to )*(?:run(?:ning)? out(?: of stock)?|sell(?:ing)? out|sold out|out of stock)/gi,
    'days of cover of $1',
  ],
  [/언제(?:쯤)? ?(?:다 ?)?(?:품절|소진|바닥|떨어|팔[릴려])[가-힣]*/g, '판매 가능 일수'],
  [/^(?:is|are|was|were) (.{2,40}?) (?:still |even )?profitable(?=[\s?.!]|$)/gi, 'profit of $1'],
  // What is soon gone, in so many days: how long it lasts.
  [
    /(?<![\d.])(\d+) ?天(?:之内|以内|内)(?:就|将|会|要|可能)*(?:卖完|卖光|断货|缺货|没货|售罄)(?:的)?/g,
    '可售天数低于$1天的',
  ],
  [
    /(?:that |which )?(?:will |would |could |might |going to |are going to |is going to |about to )*(?:run|running|runs|sell|selling|sells) out (?:of stock )?(?:in|within) (?:the next |less than |under )?(\d+) days/gi,
    'with days of cover under $1',
  ],
  [/(\d+) ?주 ?(?:안|이내|내)에? ?(?:품절|소진|재고 ?소진)(?:될|되는|예정인)/g, '판매 가능 일수 $1주 미만인'],
  [/(\d+)일 ?(?:안|이내|내)에? ?(?:품절|소진|재고 ?소진)(?:될|되는|예정인)/g, '판매 가능 일수 $1일 미만인'],
  // Orders by what is done to them.
  [
    /(取消|撤销|退款|退货|未付款?|待付款)了?的?单子?(?=[\s,，.。?？]|$|[上本这昨今近有多几按分最])/g,
    '$1的订单',
  ],
  [/比前一个?(月|周|天|季度)/g, '环比'],
  [/(?:是)?(?:多了|涨了|高了)(?:还是)?(?:少了|跌了|低了)/g, '增长了多少'],
  [/按(\S{1,4})列(?=[\s。?？]*$)/g, '按$1'],
  [/(?<=^(?:那|再)?换?成?按?\p{L}{2,6})排(?:序|一下|列)?(?=[\s。?？]*$)/gu, '排名'],
  [
    /\btotal(?= (?:ad )?[a-z]+ (?:of|from|for|in) (?:the |our |my )?(?:top|best|first|worst|bottom) )/gi,
    'combined',
  ],
  [/再?往前(?:推)?(?:一个?|1个?)(?=[天周月年季]|星期)/g, '前一个'],
  [/\b(?:broken|break(?: it)?) down\b/gi, 'split'],
  // Sellers' own words for lists, goods and days.
  [/排个名次?|排一?下名次?/g, '排名'],
  [/(滞销|断货|缺货|积压|呆滞)(?:品|款|货品)(?![类牌])/g, '$1'],
  [/分布(?:情况)?(?=[\s。?？]*$)/g, ''],
  [/补货(?:清单|列表|名单)/g, '需要补货的商品'],
  [/(?<=仓库?里?)还[有剩](?:几|多少)[台件个只套]/g, '还有多少库存'],
  [/(?<![订下出拆开])退单(?!率)/g, '退款的订单'],
  [
    /(?<![\d近前后过超满放存压第内的])(\d{1,3})天的?(?=(?:动销|销|出单|订单|广告|退款|利润|花费|点击|acos|roas))/gi,
    '近$1天',
  ],
  [/\boos\b/gi, 'out of stock'],
  // After two of a kind: each of them.
  [/^(?:那)?分开(?:来)?(?:看|列|算|统计)?(?:一下|下|看看)?(?=[\s。?？]*$)/g, '分别是多少'],
  // What is said of many words at once in Korean.
  [/(?<=[가-힣])(순)(?=[\s?？]|$|으로)/g, ' $1'],
];

/** A question in plain forms of asking. */
export function inPlainFrames(text: string): string {
  return FRAMES.reduce((plain, [pattern, frame]) => plain.replace(pattern, frame), text);
}
