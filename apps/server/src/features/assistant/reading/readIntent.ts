import type { Reading } from './Reading.ts';

const GREETING =
  /^(?:你好|您好|嗨+|哈喽|哈罗|大家好|早上好|上午好|中午好|下午好|晚上好|早安|早啊?|在吗|在不在|在么|hi+|hiya|heya|howdy|hello|hey|yo|good (?:morning|afternoon|evening)|morning|안녕|안녕하세요|하이|반가워요?|좋은 아침(?:이에요|입니다)?)(?: ?there| ?team| ?all| ?啊| ?呀| ?哦)?(?:[\s,，]*(?:在吗|在不在|在么))?[\s!~.,。！，?？]*$/iu;
const THANKS =
  /^(?:(?:嗯+|好的?|行|可以了?|收到|明白了?|知道了|了解了?|懂了|辛苦了?|谢谢?|谢了|多谢|感谢|非常感谢|太好了|thanks?|thank you|thx|ty|cheers|ok(?:ay)?|great|perfect|got it|nice|cool|awesome|that'?s all|much appreciated|네+|응|알겠(?:어요?|습니다)|고마워요?|고맙습니다|감사(?:합니다|해요|드려요)|수고(?:했어요?|하셨습니다)|정말)(?:you| so much| very much| a lot|你|您|大家|啦|了|哈|啊|呀|哦)*[\s!~.,，、。！]*)+$/iu;
const HOW_TO =
  /^[你您](?:都)?(?:能|会|可以)(?:都|够)?(?:帮(?:我|忙)?)?(?:查|做|干|回答|问|看)(?:些|点|到)?(?:什么|啥|哪些)|怎么(?!样)|如何|怎样|步骤|教程|是什么意思|\bhow (?:do|to|can|should) (?!we (?:compare|do)|our)\b|\bhow does (?:the |it |this )?[\w ]+ work|어떻게|방법/i;
/** Where something is done; but where the most is, is a question to the data. */
const WHERE = /在哪(?!些|个|款|种|几|一)|哪里|哪儿|\bwhere (?:do|can|is|are|should)\b|어디/i;
const OF_FIGURES =
  /最|更|卖|销|赚|亏|退得|[多少]吗|제일|가장|더 |팔[렸았]|잘 ?팔|높|많|적|낮|\b(?:most|least|best|worst|more|fewer|highest|lowest|sell|sold|selling|los(?:e|ing)|earn(?:ing)?)\b/i;
/** "How is it" at the end of a question asks for figures. */
const HOW_IS_IT =
  /(?:如何|怎样|怎么样)[\s?？!。~]*$|어떻게 ?(?:돼|되|됐|됩|나왔|나오|변했|변하|변화|달라|바뀌|흘러|나타)/;
/** Where an order is, is a question to the data. */
const ORDER_NO = /\d{3}-\d{7}-\d{7}|\d{18}/;
const LETTER =
  /(?:写|拟|起草|编|回)(?:一?[封条篇首个段份])?.*(?:信|邮件|回复|文案|标题|描述|诗|文章|故事|话术|公告|通知)|道歉信|发(?:一?[封个条])?.{0,8}(?:邮件|信)(?:给|$)|给.{1,8}发(?:一?[封个条])?.{0,8}(?:邮件|信)|感谢信|翻译|(?<![没未待不])回复(?:一?下)?(?:这|那|该)?(?:个|条|位|封)?(?:客户|买家|顾客|差评|评价|邮件)|道个歉|润色|\b(?:write|draft|compose|reword|rewrite|phrase|proofread)\b.*\b(?:letter|e-?mail|mail|reply|response|message|poem|title|description|copy|text|apology|post|bullet points?|note)\b|^(?:please |can you |could you )?(?:e-?mail|message|text) (?:my|our|the|a|all|every)\b|^(?:please |can you |could you )?(?:write|draft|compose|rewrite|reply|respond|answer|apologi[sz]e) (?:to |back to |an? |the |this |my )|\btranslate\b|(?:메일|편지|답장|글|시|문구|답변|제목|설명|사과문).*(?:써|작성|적어|만들어)|번역|사과문|답장 ?(?:해|좀|부탁)/i;
const CAUSE =
  /为什么|为何|为啥|为嘛|凭啥|(?:啥|什么|的)原因|原因|怎么回事|咋回事|怎么(?:这么|那么|会|就|突然|又)|咋(?:这么|就|会|又|突然)|什么导致|导致(?!的(?:损失|销售损失)).*的|\bwhy\b|\bhow come\b|\bcaus(?:e|es|ed|ing)\b|\breasons?\b|what(?:'s| is| was)? (?:driving|behind|wrong|causing|to blame)|what caused|what (?:happened|went wrong)|\bexplain\b|이유|원인|때문(?!에 .*(?:얼마|몇|손실|손해))|(?:^|\s)왜|어째서|어쩌다/i;
const FORECAST =
  /(?:要|该|应该?|需要)(?:备|补|订|采购)(?:多少|几)|(?:备|补)多少货|how (?:much|many)(?: \w+){0,2} (?:should|do) we (?:restock|reorder|order|buy)|몇 ?개나? ?(?:발주|주문)해야|how (?:much|many)\b.* do (?:we|i) need\b(?! to)|需要(?:多少|几)(?:库存|货|件)|(?:얼마나|몇 ?개나?) ?필요|预测|预估|预计|预期|估计.*(?:能|会)|会(?:不会)?(?:卖|爆|涨|跌|断|缺|增|降|下滑|达到|超过|完成)|(?<!够|还|[一每]天|日均)能(?:不能)?(?:卖|出|爆|赚|挣|达到?|做到|完成|冲到|破)(?!几天|多少天|多久|多长|不到|不足|不满|少于)|\bforecasts?\b|\bpredict|\bproject(?:ed|ion)s?\b|\bestimate[sd]?\b|(?<!how (?:long|many days|many weeks) )\bwill\b(?! (?:you|u)\b)|\bgoing to\b|\bexpect(?:ed)? to\b|\bgonna\b|\blikely\b|예측|예상|전망/i;
const COUNTING = /多少|几|率|哪|\bhow many\b|\bwhich\b|\bwhat\b|몇|얼마/i;
const WRITE =
  /(?:给|对).+(?:补 ?\d|补[一二三四五六七八九十两百]|下(?:一?[个张])?(?:采购单|采购订单|订单|单)(?![的量数额])|采购 ?\d)|(?:给|对).+(?:打折|打\S{0,2}折|降价|涨价|加预算|补货|改价|调价|退款|退钱|道歉|赔偿)(?:吧|一下)?[\s!！。]*$|把.+(?:改|调|设|删|下架|上架|关|停|取消|加到|换成|降|涨|提|撤|(?:自动|都|全部|统一)(?:回|发|退|补|标|批)|(?:发货|发出|寄出|退款)(?:了|掉|出去|一下|吧)*[\s!！。]*$|回(?:一下|掉|了)|发(?:出去|给)|补上|补齐|标记|同步|上传|备注)|(?:^|帮我|给我|请|麻烦|帮忙)(?:把|给)?(?:修改|更改|调整|调高|调低|调价|改价|降价|涨价|删除|删掉|取消(?!率|金额|数|订单|的|最|得|较|比|多|少|了(?:多少|几))|取消订单(?:\s|#|\d|$)|关闭|关掉|暂停|停掉|停止|启用|开启|打开|创建|新建|建一?个|上架|下架|提交|发货(?!单|方|订)|退款给|退款(?:一下)?$|补货|补\d|补[一二三四五六七八九十两]|下单|采购|订购|申请|安排|设置|导入|同步|绑定|邀请|发邮件)|^(?:(?:hey|hi|ok(?:ay)?),? )?(?:please |can you |could you |would you |pls |just |go ahead and |i (?:want|need|'d like) you to |let'?s )*(?:pause|stop|boost|double|halve|launch|activate|deactivate|switch (?:off|on)|shut (?:off|down)|kill|reprice|mark (?:down|up)|transfer|delete|remove|cancel|change|set|update|create|raise|lower|increase|reduce|turn (?:off|on)|enable|disable|relist|delist|refund|ship|restock|reorder|buy(?! ?box)|order (?:\d|more|another|some)|bump|cut|adjust|edit|add (?:a|an|new|\d)|archive|upload|approve|assign|invite|schedule|send(?! (?:me|us|over)\b))\b(?! (?:rates?|ratios?|amounts?|values?|share|percent(?:age)?|numbers?|counts?|totals?|trends?|figures?|stats?|to|from|in|by|for|per|of|on|vs|last|this|yesterday|today)\b| ?[%％?？]|$)|(?:关|停|删|下架|暂停|降价|涨价|撤|改)(?:了|掉|一下)?吧[\s!！。~]*$|(?:꺼|켜|인하해|인상해|할인해|중단해|종료해|시작해|재개해|출고해|업로드해|적용해|승인해|초대해|예약해|옮겨|없애|지워|닫아|변경해|삭제해|취소해|올려|내려|낮춰|높여|중지해|멈춰|만들어|수정해|등록해|발주해|주문해|환불해|보내|추가해|설정해|조정해) ?(?:줘|주세요|줄래|줄 ?수)|(?:\d\S*|가격\S*|예산\S*|재고\S*) ?.*바꿔 ?(?:줘|주세요)/i;
/** "May I see", which asks for no more than to be shown. */
const MAY_I =
  /(?:알|볼|받을|받아볼|(?:뽑아|보여|알려|찾아|확인해|정리해|비교해|분석해|말해|가르쳐) ?(?:주실|줄|볼|주시면)) ?수 ?있을까(?:요)?|(?:봐도|물어봐도|여쭤봐도) ?될까(?:요)?|볼까(?:요)?/g;
/** "…ㄹ까" at the end of a word: what may come. "얼마일까" asks what is. */
const LIKELY = /([가-힣])까(?=요|[\s?？!.~]|$)/g;
const isLikely = (plain: string) =>
  [...plain.replace(MAY_I, ' ').matchAll(LIKELY)].some(
    ([, sign = '']) => sign !== '일' && ((sign.codePointAt(0) ?? 0) - 0xac00) % 28 === 8,
  );

/** What a question wants that is no figure of the data; undefined where it may be one. */
export function readIntent(plain: string): Reading | undefined {
  if (GREETING.test(plain)) return { kind: 'greeting' };
  if (THANKS.test(plain)) return { kind: 'thanks' };
  if (LETTER.test(plain)) return { kind: 'cannot', what: 'letter' };
  if (CAUSE.test(plain)) return { kind: 'cannot', what: 'cause' };
  if (HOW_TO.test(plain) && !HOW_IS_IT.test(plain) && !ORDER_NO.test(plain)) return { kind: 'help' };
  if (WHERE.test(plain) && !OF_FIGURES.test(plain) && !ORDER_NO.test(plain)) return { kind: 'help' };
  if (FORECAST.test(plain) || isLikely(plain)) return { kind: 'cannot', what: 'forecast' };
  if (WRITE.test(plain) && !COUNTING.test(plain)) return { kind: 'cannot', what: 'write' };
  return undefined;
}
