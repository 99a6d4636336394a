/** A question as it is read: without quoted lines, in signs of one width. */
export function normalise(question: string): string {
  return question.replace(/^>.*$/gm, ' ').normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
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
  일곱: 7,
  열: 10,
};

/** A pattern of numbers, in digits and in the words of the three languages. */
export const NUMBER =
  '(?:\\d{1,4}|[一二三四五六七八九两]?十[一二三四五六七八九]?|[一二三四五六七八九两半]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|한|두|세|네|다섯|일곱|열)';

/** A number that matches the pattern. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const word = text.toLowerCase();
  if (word in NUMERALS) return NUMERALS[word] ?? Number.NaN;
  const [tens = '', ones = ''] = word.split('十');
  return (tens ? (NUMERALS[tens] ?? 1) : 1) * 10 + (ones ? (NUMERALS[ones] ?? 0) : 0);
}
