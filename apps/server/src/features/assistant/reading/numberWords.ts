const CHINESE: Readonly<Record<string, number>> = Object.fromEntries(
  [...'零一二三四五六七八九'].map((sign, index) => [sign, index]),
);
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 };
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONES = 'one two three four five six seven eight nine'.split(' ');
const KOREAN = [...'일이삼사오육칠팔구'];

/** Numbers that are written in words as digits, and shares in words as per cent: "五成", "20个点", "twenty percent", "오십 퍼센트". */
export function withDigits(text: string): string {
  return text
    .replace(/百分之([零一二两三四五六七八九十百\d.]+)/g, (_, number: string) => `${chinese(number)}%`)
    .replace(
      /([一二三四五六七八九]|\d)成([五半])?(?![交本功熟员品为立套都])/g,
      (_, tens: string, half?: string) => `${chinese(tens) * 10 + (half ? 5 : 0)}%`,
    )
    .replace(/(\d+(?:\.\d+)?|[零一二两三四五六七八九十]+) ?个?(?:百分点|(?<=个)点)/g, (_, number: string) => {
      return `${chinese(number)}%`;
    })
    .replace(
      /(?<![\d.零一二两三四五六七八九十百千万])[一二两三四五六七八九][百千](?:[零一二三四五六七八九十百]*)(?![万亿])/g,
      (number) => String(chinese(number)),
    )
    .replace(
      new RegExp(`\\b(${TENS.join('|')})(?:[- ](${ONES.join('|')}))?\\b`, 'gi'),
      (_, tens: string, ones = '') =>
        String((TENS.indexOf(tens.toLowerCase()) + 2) * 10 + ONES.indexOf(ones.toLowerCase()) + 1),
    )
    .replace(/\bhalf a dozen\b/gi, '6')
    .replace(/\b(?:a|one) dozen\b/gi, '12')
    .replace(/\b(?:a|one) (hundred|thousand)\b/gi, (_, of: string) => (/^h/i.test(of) ? '100' : '1000'))
    .replace(/\b(?:a )?couple(?: of)?(?= (?:days|weeks|months|years)\b)/gi, '2')
    .replace(
      /(?<![가-힣])([이삼사오육칠팔구])?십([일이삼사오육칠팔구])?(?= ?(?:%|퍼센트|프로|개|위|건|불|달러|만))/g,
      (_, tens?: string, ones?: string) =>
        String((tens ? KOREAN.indexOf(tens) + 1 : 1) * 10 + (ones ? KOREAN.indexOf(ones) + 1 : 0)),
    )
    .replace(/(?<![가-힣])백(?= ?(?:%|퍼센트|프로|개|건|불|달러))/g, '100')
    .replace(/(?<![가-힣])([일이삼사오육칠팔구])(?= ?(?:퍼센트|프로))/g, (_, one: string) =>
      String(KOREAN.indexOf(one) + 1),
    )
    .replace(/(?<![가-힣])스무(?= ?개)/g, '20');
}

/** A Chinese number, in digits or in signs; a last sign without its place stands one below: "两百五" is 250. */
function chinese(text: string): number {
  if (/^[\d.]+$/.test(text)) return Number(text);
  let [sum, digit, place, isNext] = [0, 0, 1, false];
  for (const sign of text.replaceAll('两', '二')) {
    const here = PLACES[sign];
    if (here) {
      sum += (digit || 1) * here;
      [digit, place, isNext] = [0, here, true];
    } else {
      digit = CHINESE[sign] ?? 0;
      isNext &&= sign !== '零';
    }
  }
  return sum + digit * (isNext && place > 10 ? place / 10 : 1);
}
