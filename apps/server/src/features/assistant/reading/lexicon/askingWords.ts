import { rank, type Saying, word } from './Saying.ts';

/** How it is asked: ranked, counted, compared, gone on with. */
export const askingWords: readonly Saying[] = [
  // How it is ranked.
  [
    '卖得最好的?|卖的最好的?|最畅销的?|热销|畅销|最热卖|best[- ]?sell(?:ing|ers?)|top[- ]sell(?:ing|ers?)|(?:가장|제일) (?:잘|많이) ?팔(?:린|리는)|잘 팔리는|베스트셀러|인기',
    { kind: 'rank', rank: 'best', isOfSelling: true },
  ],
  [
    '卖得最差的?|卖的最差的?|卖得最不好的?|最不好卖的?|worst[- ]selling|worst sellers?|slowest[- ]selling|가장 안 ?팔린|제일 안 ?팔린|안 팔리는',
    { kind: 'rank', rank: 'worst', isOfSelling: true },
  ],
  [
    '表现最好的?|最好的?|最佳|最强|最猛|strongest|best(?: performing)?|최고|제일 좋은|가장 좋은',
    rank('best'),
  ],
  [
    '表现最差的?|最差的?|最糟糕?的?|最严重的?|最离谱的?|垫底|weakest|worst(?: performing)?|poorest|최악|(?:가장|제일) (?:나쁜|심한)',
    rank('worst'),
  ],
  [
    '最高的?|最多的?|最长的?|最久的?|最老的?|longest|oldest|过高的?|偏高的?|太高的?|较高的?|too high|high|높은|最大的?|从高到低|排名|排行榜?|排序|倒序|highest|most|largest|biggest|greatest|top|rank(?:ing|ed)?s?|가장 (?:높은|많은|큰)|제일 (?:높은|많은|큰)|높은 순|순위|랭킹|상위',
    rank('most'),
  ],
  [
    '最低的?|最少的?|最短的?|从低到高|升序|ascending|(?:from )?lowest first|shortest|过低的?|偏低的?|太低的?|too low|낮은|最小的?|倒数|lowest|least|fewest|smallest|bottom|가장 (?:낮은|적은|작은)|제일 (?:낮은|적은|작은)|낮은 순|하위',
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
    '除了?|除去|除开|不包括|不包含|不含|不算|不要|刨去|撇开|扣除|排除|去掉|剔除|excluding|excl\\.?|leaving out|not counting|except(?: for)?|without|other than|apart from|not including|빼고|말고|제외(?:하고|하면|한)?',
    word('except'),
  ],
  [
    '一(?:单|件|个)都没(?:有|出|卖)(?:过|出|掉)?|没(?:出|卖)过单?|[不无没]动销|没有(?:任何)?(?=销|卖|出单|订单)|零(?=销)|没(?=卖|出单|有销|有卖)|无(?=销)|had no|have no|has no|with no|without any|with zero|zero|no(?= (?:sales|orders|units))|(?:이|가) 없는|없는|않은',
    word('without'),
  ],
  [
    '全部|所有|整体|合计|总共|一共|总计|总的?|全店|all|total|overall|in total|altogether|전체|총액|총합|총|모두|합계',
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
    '那么?|呢|其中|它们?|这些|那些|这个|那个|只看|只要|仅看|换成|换到|改成|改看|切换到|再看看?|还有呢|还有|and|what about|how about|only|just|instead|those|these|them|that|of (?:them|those|these)|also|switch to|change to|same (?:days|period|dates)|同样(?:的)?(?:时间|日期)|같은 기간(?:의|으로)?|그럼|그러면|그중|그 중|만|이것|그것|은요|는요',
    word('follow'),
  ],
];
