import { inPlainFrames } from './frames.ts';
import { inFull } from './lexicon/shortForms.ts';
import { withDigits } from './numberWords.ts';

/** Whom it is said to. */
const ADDRESS =
  /^(?:(?:[小老阿][王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊陆郝孔白崔康毛邱秦江史顾侯邵孟龙段雷钱汤尹黎易常武乔贺赖龚文]|[\p{Script=Han}]{1,2}(?:总|哥|姐|经理|老师|老板|主管|会计)|老大|早上?好?|老铁|亲|大佬|各位|同学们?)[,，、:：!！~\s]+|(?:hey|hi|hello|dear|morning|good morning|yo),? (?!there\b)[a-z]+[,!:] |(?:good )?morning[,!.:] ?|[가-힣]{1,4}(?:님|씨)[,!\s]+)/iu;

/** A name at the beginning of what is said aloud, where no sign follows it. */
const CALLED = /^[小老阿]\p{Script=Han}(?=你|您|帮|给我|麻烦|看|查)/u;

/** A question as it is read: without quoted lines, in signs of one width. */
export function normalise(question: string): string {
  const plain = question.replace(/^>.*$/gm, ' ').normalize('NFKC').replace(/[’‘]/g, "'");
  const full = inPlainFrames(withDigits(inFull(plain.trim())))
    .replace(/\s+/g, ' ')
    .trim();
  // Who only greets somebody says no more.
  return full.replace(ADDRESS, '').replace(CALLED, '').trim() || full;
}

const NUMERALS: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'零一二三四五六七八九'].map((sign, index) => [sign, index])),
  两: 2,
  半: 0.5,
  ...Object.fromEntries(
    'zero one two three four five six seven eight nine ten eleven twelve'
      .split(' ')
      .map((word, index) => [word, index]),
  ),
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};

/** A pattern of numbers, in digits and in the words of the three languages. */
export const NUMBER =
  '(?:\\d{1,4}|[一二三四五六七八九两]?十[一二三四五六七八九]?|[一二三四五六七八九两半]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)';

/** A number that matches the pattern. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const word = text.toLowerCase();
  if (word in NUMERALS) return NUMERALS[word] ?? Number.NaN;
  const [tens = '', ones = ''] = word.split('十');
  return (tens ? (NUMERALS[tens] ?? 1) : 1) * 10 + (ones ? (NUMERALS[ones] ?? 0) : 0);
}
