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
  [/(?<=双11|双十一|黑五|网一)(?:这|那|当)(?:一)?天/g, ''],
  // Orders by what is done to them.
  [
    /(取消|撤销|退款|退货|未付款?|待付款)了?的?单子?(?=[\s,，.。?？]|$|[上本这昨今近有多几按分最])/g,
    '$1的订单',
  ],
  // What is said of many words at once in Korean.
  [/(?<=[가-힣])(순)(?=[\s?？]|$|으로)/g, ' $1'],
];

/** A question in plain forms of asking. */
export function inPlainFrames(text: string): string {
  return FRAMES.reduce((plain, [pattern, frame]) => plain.replace(pattern, frame), text);
}
