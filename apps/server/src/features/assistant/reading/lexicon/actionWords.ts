import { filter, type Saying, word } from './Saying.ts';

/** What is done with goods and money, in every form of its verb, and the figure that tells it. */
export const actionWords: readonly Saying[] = [
  // Ads that are said to waste; by which figure is said beside it.
  [
    '(?:burn|wast|eat|drain)(?:s|ing|e|es|ed)? (?:up )?(?:cash|money)(?= (?:with|at|,|and))',
    { kind: 'word', word: 'follow' },
  ],
  // Goods that go: how many of them.
  [
    '(?:mov|shift)(?:e|es|ed|ing|s)? (?:the )?(?:most|fastest|best|quickest)(?: units)?|fastest[- ]moving|走(?:货|得)最(?:快|多|好)的?|(?:제일|가장) (?:많이|빨리|잘) ?빠(?:지|진|졌|져)[가-힣]*',
    { kind: 'rank', rank: 'most', measure: 'units' },
  ],
  [
    '(?:卖|走)得(?:动|出去|掉)(?:吗|么|不)?|好卖(?:吗|么|不)|好不好卖|(?<=how many \\S.{0,40} )(?:did we |have we |were )?(?:w[eo]nt? out|gone out|go out|moved?|shifted|flew off(?: the shelves)?)|잘 ?(?:나가|빠지)(?:나요?|니|는지|고 ?있[가-힣]*)',
    { kind: 'measure', measure: 'sales', isWeak: true },
  ],
  [
    '(?:제일|가장) (?:잘|많이) ?(?:나가|팔리|빠지|팔렸|나갔)[가-힣]*|(?:sell|do|go)(?:s|es|ing)? (?:the )?(?:best|strongest)(?= (?:in|on|at|over) )',
    { kind: 'rank', rank: 'best', isOfSelling: true },
  ],
  // Money that comes and stays.
  [
    '(?:make|makes|making|made) (?:us |me |you |any |some |much |good )?money|(?:make|makes|making|made|turn|turns|turned) (?:us |me )?(?:an? |any )?profit|(?:take|takes|took|taken)[- ]home|落袋(?:多少)?|净落(?:多少)?|남겼(?:어요?|나요|지|니)?|남는 ?장사',
    { kind: 'measure', measure: 'profit' },
  ],
  // Money that ads take.
  [
    '(?:ads?|advertising|campaigns|ppc)(?: campaigns)? (?:cost|costs|costing|set)(?: us| me)?(?: back)?|(?:spend|spent|spending|shell(?:ed)? out|blow|blew) on (?:the )?(?:ads|advertising|ppc|promotion)',
    { kind: 'measure', measure: 'spend' },
  ],
  // What has not left the house.
  [
    '(?:아직 )?(?:못|안) ?(?:보낸|부친|나간|내보낸|발송한|발송된)|(?:还|都)?没(?:寄|发走|寄走|寄出去?)的?|(?:still )?(?:(?:need|have|has|wait(?:ing)?|left) )to (?:go out|ship|be shipped|send|be sent)|(?:not|haven.t|hasn.t) (?:yet )?(?:gone|been sent|sent) out(?: yet)?',
    filter('status', 'to-ship'),
  ],
  // How many, without "how".
  [
    '(?:got|get|getting|have|had|having|are there|were there|see|seen) (?:many|a lot of|lots of|tons of)|(?:多不多)(?=[\\s?？,，]|$)',
    word('howMany'),
  ],
];
