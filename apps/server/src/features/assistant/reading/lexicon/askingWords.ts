import { rank, type Saying, word } from './Saying.ts';

/** How it is asked: ranked, counted, compared, gone on with. */
export const askingWords: readonly Saying[] = [
  // How it is ranked.
  [
    '卖爆了?的?|大卖|what sells|sell (?:the )?(?:best|most)(?: of)?|sold (?:the )?most of|卖得最好的?|卖得最多的?|卖的最多的?|卖得最火的?|卖得最快的?|卖最好的?|卖最多的?|最好卖的?|最火的?|爆款|卖的最好的?|最畅销的?|热销|畅销|最热卖|selling (?:the )?(?:best|most)|sold (?:the )?(?:best|most)|sells (?:the )?(?:best|most)|most[- ]sold|best[- ]?sell(?:ing|ers?)|top[- ]sell(?:ing|ers?)|(?:가장|제일) (?:잘|많이) ?(?:팔(?:린|리는|렸어?|려)|나간|나가는)|잘 팔리는|베스트셀러|인기',
    { kind: 'rank', rank: 'best', isOfSelling: true },
  ],
  [
    '卖得最差的?|卖得最少的?|卖的最少的?|卖得最慢的?|最难卖的?|selling (?:the )?(?:worst|least)|sold (?:the )?(?:worst|least)|卖的最差的?|卖得最不好的?|最不好卖的?|worst[- ]selling|worst sellers?|slowest[- ]selling|(?:가장|제일) (?:안|못) ?팔(?:린|리는)|(?:가장|제일) 적게 ?팔(?:린|리는)|안 팔리는',
    { kind: 'rank', rank: 'worst', isOfSelling: true },
  ],
  [
    '表现最好的?|最好的?|最佳|最强|最猛|strongest|best(?: performing)?(?: first)?|최고|(?:가장|제일) ?(?:좋|잘)[가-힣]*',
    rank('best'),
  ],
  [
    '表现最差的?|最差的?|最烂的?|最惨的?|最拉胯的?|最弱的?|得?最凶的?|得?最厉害的?|得?最狠的?|最夸张的?|most problematic|最糟糕?的?|最严重的?|最离谱的?|垫底|weakest|worst(?: performing)?(?: first)?|poorest|최악|(?:가장|제일) ?(?:나쁜|나빴|심한|심했|안 ?좋)[가-힣]*',
    rank('worst'),
  ],
  [
    '贡献最[大多]的?|contribut(?:es?|ed|ing) (?:the )?most|(?:花|用|占|投|烧|拿|出)得?最多的?|最高的?|最多的?|最贵的?|居首的?|排第一的?|第一名的?|榜首|领先的?|从多到少|从大到小|降序|由高到低|(?:from )?highest first|(?:from )?high(?:est)? to low(?:est)?|descending|desc|priciest|most expensive|number one|제일 ?비싼|가장 ?비싼|비싼|1위|1등|많은 순(?:으로|서)?|큰 순(?:으로)?|높은 순(?:으로|서)?|(?:제일|가장) ?(?:많이|높게|많아|높아|커|비싸)|내림차순|最长的?|最久的?|最老的?|longest|oldest|过高的?|偏高的?|太高的?|较高的?|too high|high|높은|最大的?|从高到低|倒序|highest|most|largest(?: first)?|biggest|greatest|top|rank(?:ing|ed)?s?|(?:가장|제일) ?(?:높|많|크|큰|컸|비싸|비쌌)[가-힣]*|상위',
    rank('most'),
  ],
  [
    'sort(?:ed)?(?: it| them)? by|排个?序|排名|排行榜?|순위|랭킹',
    { kind: 'rank', rank: 'most', isRanking: true },
  ],
  [
    '最低的?|最少的?|最便宜的?|末位|垫底的?|从少到多|从小到大|由低到高|low(?:est)? to high(?:est)?|asc|cheapest|least expensive|(?:제일|가장) ?(?:싼|적게|낮게|적어|낮아|작아)|꼴찌|적은 순(?:으로)?|작은 순(?:으로)?|낮은 순(?:으로|서)?|오름차순|最短的?|从低到高|升序|ascending|(?:from )?lowest first|shortest|过低的?|偏低的?|太低的?|too low|낮은|最小的?|倒数|lowest|least|fewest|smallest|bottom|(?:가장|제일) ?(?:낮|적|작|싸|쌌)[가-힣]*|하위',
    rank('least'),
  ],
  // What ranks and says of what.
  [
    '点击(?:成本|价格|单价)?最贵的?|(?:most expensive|priciest|dearest) clicks?|클릭(?:이| ?단가가?)? ?(?:가장|제일) ?(?:비싼|비싸)',
    { kind: 'rank', rank: 'most', measure: 'cpc' },
  ],
  [
    '(?:放|存|躺|压|堆|待)(?:了|得|着)?(?:时间)?最(?:久|长)的?|oldest (?=stock|inventory|goods)|(?:sitting|held|kept|stored|lying)(?: (?:in|there|on|the|stock|warehouse|inventory|shelf|around))* (?:the )?longest|(?:제일|가장) ?오래 ?(?:된|있)[가-힣]*',
    { kind: 'rank', rank: 'most', measure: 'ageDays' },
  ],
  [
    '(?:最|更)(?:能)?(?:赚钱|挣钱|盈利|赚|挣)的?|(?:赚|挣)得?(?:钱)?最多的?|利润最(?:好|大)的?|most profitable|highest[- ]earning|(?:earned|made|makes?|making) (?:us )?(?:the )?most (?:money|profit)|수익성이? ?(?:가장|제일) ?(?:높은|좋은)|(?:돈을? )?(?:가장|제일) 많이 (?:번|버는|남는|남긴)',
    { kind: 'rank', rank: 'most', measure: 'profit' },
  ],
  [
    '最不(?:赚钱|挣钱|盈利|赚)的?|(?:赚|挣)得?(?:钱)?最少的?|亏(?:得|损|钱)?最(?:多|大|狠|惨|厉害)的?|least profitable|lowest[- ]earning|(?:lost|losing|loses) (?:us )?the most(?: money)?|수익성이? ?(?:가장|제일) ?(?:낮은|나쁜)|(?:가장|제일) 손해(?:가 ?큰|를? ?(?:많이 )?(?:본|보는))',
    { kind: 'rank', rank: 'least', measure: 'profit' },
  ],
  [
    '退得最多的?|退货最厉害的?|(?:most|highest)[- ](?:returned|refunded)|returned (?:the )?most|refunded (?:the )?most|(?:가장|제일) (?:많이|자주) (?:반품|환불)(?:된|되는)',
    { kind: 'rank', rank: 'most', measure: 'refundRate' },
  ],
  [
    '(?:更|还要?)(?:多(?!少)|[高大好])(?:吗|呢|不|的|一?[点些])?|还是[多高]|더 ?(?:많|높|잘|크|큰|컸)[가-힣]*|더(?= ?(?:팔|나갔|벌))|many more|more|higher|better|greater|bigger|larger',
    { kind: 'rank', rank: 'most', isWeak: true },
  ],
  [
    '(?:更|还要?)[少低差](?:吗|呢|不|的|一?[点些])?|还是[少低]|더 ?(?:적|낮|작|못)[가-힣]*|less|fewer|lower|worse|smaller',
    { kind: 'rank', rank: 'least', isWeak: true },
  ],
  [
    '(?:높|많|큰?)은? ?편[가-힣]*|(?<!最|较|偏|过|太)(?:很|挺)?(?:多(?!少)|[高大])(?:吗|呢|不[高多]?|的|一?[点些]|$|(?=[\\s?？,，。]))|更?好(?=吗|$|[\\s?？])|높(?:아요?|은가요?|나요?)(?=[\\s?？]|$)|많(?:아요?|은가요?|나요?|은|이)(?=[\\s?？]|$)|큰(?=\\s)|좋은(?=\\s)',
    { kind: 'rank', rank: 'most', isWeak: true, isSoft: true },
  ],
  [
    '(?<!最|较|偏|过|太|多|不)(?:很|挺)?[少低](?:吗|呢|不[低少]?|的|一?[点些]|$|(?=[\\s?？,，。]))|낮(?:아요?|은가요?|나요?)(?=[\\s?？]|$)|적(?:어요?|은가요?|나요?|은|게)(?=[\\s?？]|$)|작은(?=\\s)',
    { kind: 'rank', rank: 'least', isWeak: true, isSoft: true },
  ],
  [
    '占(?:了|到)?(?=(?:总|全部|整体)?(?:的)?(?:销售|营业|营收|收入|利润|毛利|成本|流水|成交))|占比(?:多少|情况)?|占了?(?:总|整体|全部)?(?:的)?(?:多少|几成|百分之几|比例?)|百分之几|比重|比例|份额|贡献(?:度|占比|率|了?多少)|share|percentage|percent|proportion|what %|% of|contribution|비중|비율|점유율|차지하는?(?:지|가)?|몇 ?(?:%|퍼센트|프로)',
    word('share'),
  ],
  // How it is asked.
  ['分别|各自|各是|respectively|각각', word('respectively')],
  ['各个|各家|各|每个|每家|每款|每一个|每|所有各|each|every|per|by|각', word('each')],
  ['哪里|哪儿|where|어디(?:서|에서|가|예요|에요|야|인가요|죠)?', word('where')],
  [
    '谁(?=卖|赚|花|的?[销利订点广])|哪两个|哪三个|哪五个|哪(?:两|三|五|几|一|些)?(?=款(?!式))|哪两家|哪三家|哪一?位|哪一?个|哪一?家|哪些|哪几个|哪种|which|what|whose|who|어느|어떤|무슨',
    word('which'),
  ],
  [
    '有多少个?|多少个|多少款|多少条|多少种|几个|几款|几条|多少笔|有几个?|how many|how may|no\\.? of|几笔|number of|the count of|count of|몇 ?개나?|몇 ?건이?나?|몇 ?종|몇 ?대|몇 ?명|的?(?:数量|个数|条数|数目)|数(?=$|[\\s?？,，。])|수(?=[는가를]?(?:\\s|$|[?？]))|갯수|개수',
    word('howMany'),
  ],
  [
    '뭐가? ?있(?:어요?|나요?|니|는지)|(?:거|것|게) ?있(?:어요?|나요|는지|습니까|니)|有哪些|有哪几个|具体(?:内容|明细|是哪些|有哪些)|列出来?|列举|列一下|列表|清单|明细|详细|都有谁|list(?: them| all)?|show (?:me )?(?:them|the list|which ones)|details|which ones|목록|리스트',
    word('list'),
  ],
  [
    'non(?:[- ](?=[a-z])|(?= ?[\uE000-\uF8FF]))|非(?![常洲])|exclud(?:e|es|ed)|ignor(?:e|ing)|leave out|除了?|除去|除开|不包括|不包含|不含|不算|不要|刨去|撇开|扣除|排除|去掉|剔除|excluding|excl\\.?|leaving out|not counting|except(?: for)?|without|other than|apart from|not including',
    word('except'),
  ],
  // The same, behind the name.
  ['除外|之外的?|以外的?|빼고|말고|제외(?:하고|하면|한)?', word('excepted')],
  [
    '(?:花|烧)(?:了|着)?钱(?:却|但|还)?(?:没有?|不)(?:出单|转化|效果)|(?:光|只|净)(?:花钱|烧钱|花费|烧)(?:却)?(?:不|没有?)(?:出单|转化|产出)|(?:不|没有?)(?:出单|转化)|돈만 ?(?:쓰|나가)[가-힣]*|(?:isn|aren|wasn|weren).t selling|(?:did|does|do)n.t (?:sell|convert)(?: anything)?|not (?:selling|converting)|no conversions|(?:一|1)(?:单|件|个|分钱)(?:也|都)(?:没有?|未)(?:有|出|卖|成交)?(?:过|出去?|掉)?|(?:从来|一直)?没有?(?:卖出|出过|卖过|成交)(?:过|去)?(?:单|货)?|没人(?:买|下单)|没开张|没出货|not? (?:a single|any|one)(?= (?:sale|order|unit))|didn.t (?:have|sell|get|make) (?:any|a single|a thing|anything)|did not (?:have|sell|get|make) (?:any|a single|anything)|haven.t (?:had|sold|got) any(?:thing)?|sold nothing|with nothing sold|(?:have not|haven.t|has not|hasn.t|had not|did not|didn.t) (?:been )?(?:sold?|selling|moved)|not sold|never sold|판매(?:가|된 ?게)? ?(?:안 ?(?:된|되는)|되지 ?않은|없는|없었던|전혀 ?없는|하나도 ?없는)|하나도 ?(?:안 ?팔린|못 ?판|없는|없던)|한 ?(?:건|개)도 ?(?:안 ?팔린|못 ?판|없는|없던|안 ?나온)|안 ?팔린|못 ?판|없던|없었던|전혀 ?없는|没(?:出|卖)过单?|[不无没零]动销|没有?(?:任何)?(?=销|卖|出单|订单|点击|曝光|转化)|零(?=销|动销|出单)|没(?=卖|出单|有销|有卖)|无(?=销)|had no|have no|has no|with no|without (?:any|a single|even (?:a single|one))|with zero|zero|no(?= (?:sales|orders|units))|(?:이|가) 없는|없는|않은|전무한',
    word('without'),
  ],
  [
    '全部|所有|整体|总共|一共|总计|总的?|全店|all|total|overall|in total|altogether|전체|총액|총|모두',
    word('all'),
  ],
  [
    '累计|cumulative|running total|누적|合计|总和|加起来|合起来|加一起|加在一起|combined|put together|합쳐서|합친|합해서|합계|총합',
    word('sum'),
  ],
  // Two conditions against each other.
  ['but|whereas|但是?|可是|不过(?!$)|却|反而|而(?![且是])|(?<=[가-힣])(?:지만|는데)(?= )', word('contrast')],
  // How it is compared.
  [
    '环比(?:变化|情况|怎么样|涨跌|(?:增长|下降)(?!的))?(?:了?多少)?|跟?(?:和|与)?上一?期(?:比|相比)?|前一?(?:天|日|周|月)(?:对比|相比|比)|较前一?(?:天|日|周|月|期)|week[- ]over[- ]week|month[- ]over[- ]month|day[- ]over[- ]day|quarter[- ]over[- ]quarter|dod|qoq|vs\\.? (?:the )?(?:previous|prior) (?:period|day|week|month)|전일 ?대비|전날 ?대비|직전 ?(?:기간|주|달) ?대비|전 ?분기 ?대비|较上期|与上期相比|period over period|month over month|week over week|mom|wow|전기 ?대비|전월 ?대비|전주 ?대비',
    { kind: 'compare', with: 'before' },
  ],
  [
    '(?:上|下)?[涨跌升降增减贵掉](?:了|得)?(?:多少|几个?点|没有?|吗)|(?:go(?:es|ing|ne)?|went|trend(?:ing|ed)?|mov(?:e|es|ed|ing)|com(?:e|ing)|came) (?:up|down|higher|lower)|是?(?:涨|升|增|高|好)了?(?:还是|或|没)?是?(?:跌|降|减|低|差|涨|升)了?(?:没有?|吗)?|(?:increas(?:ed|ing)|going up|up|rising|higher|better) or (?:decreas(?:ed|ing)|(?:going )?down|falling|lower|worse)|(?:go(?:es|ing|ne)?|went|trend(?:ing|ed)?) up or (?:go(?:es|ing|ne)? |went )?down|(?:얼마나 ?)?(?:올랐|올라갔|떨어졌|내렸|내려갔|늘어났|줄어들|증가했|감소했|증가|감소)[가-힣]*|[多少]了(?=多少|几)|[多少]多少|相差(?:多少)?|差了?(?:多少|几)|高多少|低多少|how much (?:higher|lower|better|worse)|涨了多少|跌了多少|增长了?多少|下降了?多少|涨跌|增长率|增幅|变化多少|growth|grew|change in|how much (?:more|less)|上涨(?:了?多少)?|下跌(?:了?多少)?|下滑(?:了?多少)?|涨了没有?|跌了没有?|涨了吗|跌了吗|(?:有没有|是否)(?:上?涨|下?跌|增长|下降)|增加了?(?:多少)?|减少了?(?:多少)?|涨幅|跌幅|gr[eo]wn?(?: by)?|increased?(?: by)?|decreased?(?: by)?|dropped(?: by)?|declined?|rise|risen|성장률|증감률?|늘었(?:어요?|나요|니)?|줄었(?:어요?|나요|니)?|얼마나 ?(?:늘|줄|올|떨어)\\S*',
    { kind: 'compare', with: 'before', isWeak: true },
  ],
  [
    '相较于?|较之|较(?![高低大小多少为])|对比|相比|比较|比一?下|比|compared? (?:to|with)|compare|comparison|versus|vs\\.?|against|than|비교(?:하면|해줘|해서|해)?|대비|보다|보단',
    { kind: 'compare', with: 'named' },
  ],
  [
    '(?:day|week|month|quarter|year) before(?: (?:that|it))?(?=[\\s?.!]*$)|(?:再)?往?前一?(?:天|日)|前一个?(?:月|周|季度|年)|上一个?(?:周期|天)|上期|the (?:day|week|month|quarter|year|period) before|previous (?:day|period)|그 ?전(?:날|주|달)|the (?:day|week|month|quarter|year) before (?:that|it)|(?:day|week|month|quarter|year) before that|再上一?个?(?:周|月|季度|天)|전날|이전 기간',
    { kind: 'before' },
  ],
  // What is there.
  [
    '(?:还?有|剩(?:下|余)?)?多少存?货(?!款|值|[钱没卖])|还有多少|还剩(?:下|余)?(?:多少)?|剩(?:下|余)?(?:多少)?|还有(?=货|库存|没有)|do we (?:still )?have(?: any)?|have we got(?: any)?|left|remaining|남았\\S*|남은|남아 ?있\\S*|남는지',
    word('left'),
  ],
  ['平均每?(?!天|日|周|月)|average|mean(?= )|평균', word('average')],
  ['(?:一共|总共|还)?(?:有)?(?:多少|几)件(?!套)|수량', word('pieces')],
  [
    '值(?:了|得)?多少(?:钱|美金|美元)?|(?:as|in) (?:a )?(?:\\$|dollars?|usd|money|value|monetary)(?: (?:amount|value|figure|terms))?|按金额|金额上|以金额|금액으로|금액 ?기준|金额|货款|(?:value|worth)(?! (?:of|per))|금액',
    word('money'),
  ],
  ['(?:뭐가|무엇이) ?얼마나(?= ?있)|(?:都|还)?有(?:什么|啥|哪些)货', word('stocked')],
  // What something led to.
  [
    '带来了?|产生了?|引来了?|转化(?!率)出?来?了?|出了?(?=(?:多少|几)单)|generat(?:ed?|es|ing)|br(?:ought|ings?) (?:us |in )?|drove|driven|result(?:ed|ing)? in|(?:나온|발생한|들어온|생긴)(?= ?(?:주문|매출))',
    word('led'),
  ],
  // One more figure beside what was asked.
  [
    '(?:再)?(?:加上|加个|加一?个|带上|一并|一起看?|同时看?|也(?:一起)?(?:看看?|要|给我|列)(?:一下|下)?)|too|as well|add|(?:(?<=[\uE000-\uF8FF])도 ?)?(?:같이|함께)|추가(?:로|해서|해)?',
    word('adding'),
  ],
  // What was talked about before.
  [
    '它们?|这些|那些|这个|那个|这几(?:个|款)|那几(?:个|款)|this (?:one|product|sku|item|shop|store|listing|campaign)|that (?:one|product|sku|item|shop|store|listing|campaign)|those|these|them|(?:of|for|about|with) it|of (?:them|those|these)|their|its|이것들?|그것들?|그거|이거|걔네|얘네',
    word('reference'),
  ],
  // How things go.
  [
    '(?:整体|总体|经营|运营|业务)的?(?:情况|状况|表现|数据)(?:怎么样|如何|怎样|咋样)?|(?<=[\uE000-\uF8FF](?:的|店铺?|这边)?)(?:情况|表现)?(?:怎么样|咋样|如何|怎样)(?=[\\s?？。]*$)|how (?:did|are|were|was|is|has|have)(?: we|n.t we| things| business| it| everything| (?:the|our) (?:shops?|stores?|company|business))(?: been)? (?:do|doing|go|going|gone|perform(?:ing|ed)?)(?: overall)?|how(?: is|.s|s) (?:business|it going|everything)|(?<=[\uE000-\uF8FF](?:은|는|에)?(?: 실적(?:은|이)?)? ?)(?:어땠|어때|어떻게 ?(?:됐|되))[가-힣]*',
    word('overview'),
  ],
  // That it goes on.
  [
    '那么?(?!边)|same(?: thing)?(?= (?:for|in|but)\\b)|呢|其中|换一下|换到|改为|如果是|要是|轮到|说说|只(?:看|要|算|查|统计|显示|保留)|仅(?:看|算|查|限)|换成|改成|改看|切换到|再看看?|还有呢|还有|and|what about|how about|only|just|instead|that|also|switch to|change to|same (?:days|period|dates)(?! (?:in|of|last|from)\\b)|同样(?:的)?(?:时间|日期)|같은 기간(?:의|으로)?|그럼|그러면|그중|그 중|만|은요|는요|말고는|대신|쪽은',
    word('follow'),
  ],
];
