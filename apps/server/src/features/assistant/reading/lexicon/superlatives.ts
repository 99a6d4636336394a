import type { MeasureName } from '../../../../data/catalogue/measures.ts';
import type { Saying } from './Saying.ts';

/** What is done with goods and money: its verbs in the three languages, and the figure that ranks who does it most. */
type Deed = { chinese: string; english: string; korean: string; measure?: MeasureName; isLoss?: boolean };

const DEEDS: readonly Deed[] = [
  {
    chinese: '卖货?|销|出货?',
    english: 'sell(?:s|ing)?|sold|do(?:es|ing)?|did|perform(?:s|ed|ing)?',
    korean: '팔[리린렸려]|나[가간갔]',
  },
  {
    chinese: '出单|下单|成交|接单|带单',
    english: '(?:get(?:s|ting)?|got|tak(?:e|es|ing)|took) orders',
    korean: '주문(?:이|을)? ?(?:들어|나[온오왔])',
    measure: 'orders',
  },
  {
    chinese: '走(?:货|量)|动销',
    english: 'mov(?:e|es|ed|ing)|shift(?:s|ed|ing)?',
    korean: '빠[지진져졌]',
    measure: 'units',
  },
  {
    chinese: '赚钱?|挣钱?|盈利|来钱',
    english: 'earn(?:s|ed|ing)?|mak(?:e|es|ing)|made|bring(?:s|ing)? in|brought in',
    korean: '(?:돈 ?)?(?:벌|번|벌었|남[긴는겼])',
    measure: 'profit',
  },
  {
    chinese: '亏(?:钱|损|本)?|赔(?:钱|本)?',
    english: 'los(?:e|es|ing)|lost',
    korean: '손해 ?(?:본|보는|봤)|적자(?:인|가 ?큰)?',
    measure: 'profit',
    isLoss: true,
  },
  {
    chinese: '被?退',
    english: '(?:get(?:s|ting)? |got )?(?:returned|refunded)',
    korean: '(?:반품|환불) ?(?:된|되는|됐)',
    measure: 'refundRate',
  },
  {
    chinese: '取消|撤单',
    english: '(?:get(?:s|ting)? |got )?cancell?ed',
    korean: '취소 ?(?:된|되는|됐)',
    measure: 'cancelRate',
  },
  {
    chinese: '(?:广告|推广)?(?:花|烧|费|砸|耗|投|吃)(?:钱|广告费|预算|费用)',
    english: 'spend(?:s|ing)?|spent|burn(?:s|ed|ing|t)?',
    korean: '(?:광고비(?:를)? ?)?(?:돈(?:을)? ?)?(?:쓴|쓰는|썼)',
    measure: 'spend',
  },
  {
    chinese: '压(?:货|钱|资金)|占(?:钱|资金|款)',
    english: 't(?:ie|ies|ied|ying) up',
    korean: '(?:돈(?:이)? ?)?(?:묶[인여]|잠[긴겨])',
    measure: 'stockValue',
  },
];

const MOST = '[多高大狠凶猛快好火强旺]|厉害|严重|夸张|频繁|凶残';
const LEAST = '[少低小慢差弱]|不好|不动';

/** Who does it most and least, in every order of the words: "花钱最猛", "最能赚钱", "sold the least", "제일 많이 팔린". */
export const superlatives: readonly Saying[] = DEEDS.flatMap(
  ({ chinese, english, korean, measure, isLoss }): Saying[] => {
    const rank = (isMost: boolean) =>
      ({
        kind: 'rank',
        rank: measure ? (isMost === !isLoss ? 'most' : 'least') : isMost ? 'best' : 'worst',
        ...(measure ? { measure } : { isOfSelling: true }),
      }) as const;
    const most: Saying = [
      `(?:${chinese})(?:了)?(?:得|的)?最(?:${MOST})的?|最(?:能|会|爱|好|容易)?(?:${chinese})的?(?!额|量|数|单|价|率)|(?:${english}) (?:us )?(?:the )?(?:most|best|fastest|strongest|hardest)(?: money| units| cash| often)?|(?:가장|제일|최고로) ?(?:돈(?:을)? ?)?(?:많이|잘|크게|빨리|자주)? ?(?:${korean})[가-힣]*`,
      rank(true),
    ];
    const least: Saying = [
      `(?:${chinese})(?:了)?(?:得|的)?最(?:${LEAST})的?|最(?:不好|不能|不会|不|难)(?:${chinese})的?(?!额|量|数|价|率)|(?:${english}) (?:us )?(?:the )?(?:least|worst|slowest|poorest)(?: money| units| cash| often)?|(?:가장|제일) ?(?:적게|안|못|덜|느리게) ?(?:${korean})[가-힣]*`,
      rank(false),
    ];
    // The least loss may be a profit: it is asked back.
    return isLoss ? [most] : [most, least];
  },
);

/** Who does something, by an English name for it. */
export const doers: readonly Saying[] = [
  [
    '(?:biggest|best|top|highest|hottest|largest|main|strongest) (?:sellers?|performers?|hits?)|best[- ]?performers?|hot sellers?',
    { kind: 'rank', rank: 'best', isOfSelling: true },
  ],
  [
    '(?:slowest|worst|weakest|poorest|smallest|lowest|bottom) (?:sellers?|performers?)',
    { kind: 'rank', rank: 'worst', isOfSelling: true },
  ],
  ['(?:fastest|quickest|biggest|top) movers?', { kind: 'rank', rank: 'most', measure: 'units' }],
  // What takes the most hours is slowest; where nothing is named, of what was asked before.
  [
    '(?:发货|出库)(?:得|速度|时效)?最慢的?|(?:ship|dispatch)(?:s|es|ped|ping)? (?:the )?slowest|slowest (?:to ship|shipping)|(?:발송|출고)(?:이|가)? ?(?:가장|제일) ?(?:느린|늦은)',
    { kind: 'rank', rank: 'most', measure: 'hoursToShip' },
  ],
  [
    '(?:发货|出库)(?:得|速度|时效)?最快的?|(?:ship|dispatch)(?:s|es|ped|ping)? (?:the )?fastest|fastest (?:to ship|shipping)|(?:발송|출고)(?:이|가)? ?(?:가장|제일) ?빠른',
    { kind: 'rank', rank: 'least', measure: 'hoursToShip' },
  ],
  ['最慢的?|slowest|(?:가장|제일) ?느린', { kind: 'rank', rank: 'worst' }],
  ['最快的?|fastest|(?:가장|제일) ?빠른', { kind: 'rank', rank: 'best' }],
  [
    '(?:金额)?最[贵大高]的?(?:那|一)*[个笔张单]?(?=订单)|(?:biggest|largest|most expensive|priciest|highest[- ]value)(?= (?:single )?orders?(?![a-z]))|(?:가장|제일) ?(?:큰|비싼)(?= ?주문(?![가-힣]*수))',
    { kind: 'rank', rank: 'most', measure: 'orderAmount' },
  ],
  ['slowest movers?', { kind: 'rank', rank: 'least', measure: 'units' }],
  [
    '(?:biggest|best|top|highest) (?:earners?|money[- ]?makers?|profit makers?)',
    { kind: 'rank', rank: 'most', measure: 'profit' },
  ],
  [
    '(?:biggest|worst|top) (?:money )?(?:losers?|loss makers?)',
    { kind: 'rank', rank: 'least', measure: 'profit' },
  ],
  [
    '(?:biggest|top|heaviest|highest|worst) (?:spenders?|money burners?)',
    { kind: 'rank', rank: 'most', measure: 'spend' },
  ],
];
