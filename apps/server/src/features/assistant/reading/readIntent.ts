import type { Reading } from './Reading.ts';

const GREETING =
  /^(?:你好|您好|嗨|哈喽|早上好|上午好|下午好|晚上好|早啊?|在吗|hi|hello|hey|good (?:morning|afternoon|evening)|안녕|안녕하세요|하이)(?: ?there| ?啊| ?呀)?[\s!~.,。！，?？]*$/iu;
const THANKS =
  /^(?:谢谢|多谢|感谢|好的|thanks?|thank you|thx|ok|okay|great|고마워요?|감사합니다)(?: you| so much| a lot|你|您|啦|了)*[\s!~.。！]*$/iu;
const HOW_TO =
  /怎么(?!样)|如何|怎样|在哪|哪里|步骤|教程|是什么意思|\bhow (?:do|to|can|does) (?!we (?:compare|do)|our)\b|\bwhere (?:do|can|is)\b|어떻게|방법|어디/i;
/** "How is it" at the end of a question asks for figures. */
const HOW_IS_IT = /(?:如何|怎样|怎么样|어떻게 (?:돼|되)\S*)[\s?？!。~]*$/;
/** Where an order is, is a question to the data. */
const ORDER_NO = /\d{3}-\d{7}-\d{7}|\d{18}/;
const LETTER =
  /(?:写|拟|起草)(?:一?[封条篇首个段])?.*(?:信|邮件|回复|文案|标题|描述|诗|文章|故事|话术)|翻译|\b(?:write|draft|compose|reword)\b.*\b(?:letter|e-?mail|mail|reply|message|poem|title|description|copy|text|apology)\b|\btranslate\b|(?:메일|편지|답장|글|시|문구).*(?:써|작성|적어)|번역/i;
const CAUSE =
  /为什么|为何|为啥|原因|怎么回事|咋回事|\bwhy\b|\bcaus(?:e|es|ed|ing)\b|\breasons?\b|what caused|이유|원인|(?:^|\s)왜(?:\s|$)/i;
const FORECAST =
  /预测|预估|预计|会卖(?:多少|出)|\bforecasts?\b|\bpredict|\bwill (?:we|our|it|they|sales|the)\b|\bgoing to\b|\bexpect(?:ed)? to\b|예측|예상|될까/i;
const COUNTING = /多少|几|率|哪|\bhow many\b|\bwhich\b|\bwhat\b|몇|얼마/i;
const WRITE =
  /把.+(?:改|调|设|删|下架|上架|关|停|取消|加到|换成)|(?:^|帮我|给我|请|麻烦)(?:修改|更改|调整|删除|取消|关闭|暂停|停掉|启用|开启|创建|新建|上架|下架|提交|发货|退款给|补货)|^(?:please |can you |could you )?(?:pause|stop|delete|remove|cancel|change|set|update|create|raise|lower|increase|reduce|turn (?:off|on)|enable|disable|relist|refund|ship|restock|reorder)\b(?! (?:rates?|ratios?|amounts?|values?|share))|(?:꺼|켜|바꿔|변경해|삭제해|취소해|올려|내려|중지해|만들어|수정해) ?(?:줘|주세요|줄래)/i;

/** What a question wants that is no figure of the data; undefined where it may be one. */
export function readIntent(plain: string): Reading | undefined {
  if (GREETING.test(plain)) return { kind: 'greeting' };
  if (THANKS.test(plain)) return { kind: 'thanks' };
  if (LETTER.test(plain)) return { kind: 'cannot', what: 'letter' };
  if (CAUSE.test(plain)) return { kind: 'cannot', what: 'cause' };
  if (HOW_TO.test(plain) && !HOW_IS_IT.test(plain) && !ORDER_NO.test(plain)) return { kind: 'help' };
  if (FORECAST.test(plain)) return { kind: 'cannot', what: 'forecast' };
  if (WRITE.test(plain) && !COUNTING.test(plain)) return { kind: 'cannot', what: 'write' };
  return undefined;
}
