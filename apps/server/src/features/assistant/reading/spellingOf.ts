/** Latin words shorter than this are too near to others. */
const LEAST_LATIN = 5;
/** Names of products are many: fewer slips are told from other words. */
const LEAST_LATIN_NAME = 6;
/** As long a word is known without its last letter. */
const LEAST_CUT = 6;
const LEAST_SIGNS = 3;
const LEAST_SIGNS_NAME = 4;
/** Another sign of these is another verb, not a slip. */
const VERBS =
  /[卖买出花赚挣亏赔退涨跌升降多少高低大小最好差没有不无未非零一二两三四五六七八九十百千万半每各上下前后这那本]/;
/** A sign that makes another figure of a word is no slip: 动销率 is not 动销量. */
const KINDS = /[率价额量比费税值数款点利均]/;
/** Signs that sound like one that makes a figure: "毛利绿" is the rate, not the profit. */
const SOUNDS: Readonly<Record<string, string>> = {
  率: '绿律滤',
  额: '鹅俄',
  量: '亮两辆',
  价: '加家架',
  费: '飞废',
};
const HANGUL = /^\p{Script=Hangul}+$/u;
const VOWEL = /[\u1161-\u1175]/;

/** What can be meant: words of the language, and the company's names, of which a part may be meant. */
export type Spellings = { words: readonly string[]; names: readonly string[] };

/** What a mistyped word was meant to be: one letter, or one sign of three and more, is another, or two are swapped. */
export function spellingOf(word: string, { words, names }: Spellings): string | undefined {
  const text = word.toLowerCase();
  if (HANGUL.test(text))
    return words.find((one) => HANGUL.test(one) && isSlip(one, text)) ?? partOf(text, names);
  if (!/^[a-z]+$/.test(text)) return signsOf(text, words) ?? partOf(text, names);
  if (text.length < LEAST_LATIN) return undefined;
  const known = words.find(
    (one) => /^[a-z]+$/.test(one) && one.length >= LEAST_LATIN && one[0] === text[0] && isNear(one, text),
  );
  const short = known ?? words.find((one) => /^[a-z]+$/.test(one) && isWithoutVowels(text, one));
  if (short || text.length < LEAST_LATIN_NAME) return short;
  return names
    .flatMap((name) => name.toLowerCase().match(/[a-z]{6,}/g) ?? [])
    .find((one) => one[0] === text[0] && isNear(one, text));
}

/** The longest run of signs around a word that nobody understood which differs from a known one in that word only. */
export function spellingAround(
  left: string,
  plain: string,
  spellings: Spellings,
): { written: string; meant: string } | undefined {
  const at = plain.indexOf(left);
  if (at < 0 || !/^\p{Script=Han}{1,4}$/u.test(left)) return undefined;
  for (let size = 6; size >= LEAST_SIGNS; size -= 1)
    for (let from = Math.max(0, at + left.length - size); from <= at; from += 1) {
      const written = plain.slice(from, from + size);
      const meant = /^\p{Script=Han}+$/u.test(written) ? spellingOf(written, spellings) : undefined;
      const other = meant ? [...written].findIndex((sign, index) => sign !== meant[index]) + from : -1;
      // The slip may be a sign that says nothing elsewhere: "蓝呀耳机".
      if (meant && other >= at - 1 && other <= at + left.length) return { written, meant };
    }
  return undefined;
}

function signsOf(text: string, words: readonly string[]): string | undefined {
  if (text.length < LEAST_SIGNS) return undefined;
  const slipOf = (one: string) => [...text].filter((sign, index) => sign !== one[index]).join('');
  const near = words.filter(
    (one) =>
      one.length === text.length &&
      !VERBS.test(one) &&
      differences(one, text) === 1 &&
      // What denies is never a slip of something else.
      !VERBS.test(slipOf(one)) &&
      !KINDS.test(slipOf(one)),
  );
  const meantFor = (one: string) => [...one].find((sign, index) => sign !== [...text][index]) ?? '';
  return near.find((one) => SOUNDS[meantFor(one)]?.includes(slipOf(one))) ?? near[0];
}

function partOf(text: string, names: readonly string[]): string | undefined {
  const { length } = text;
  if (length < LEAST_SIGNS_NAME || !/^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(text)) return undefined;
  for (const name of names)
    for (let from = 0; from + length <= name.length; from += 1) {
      const part = name.slice(from, from + length);
      if (differences(part, text) === 1) return part;
    }
  return undefined;
}

/** Whether a word is written in haste, without some of its vowels: "ystrday", "prfit". */
function isWithoutVowels(text: string, word: string): boolean {
  const bones = (one: string) => one.replace(/(?<!^)[aeiou]/g, '');
  return (
    text.length < word.length && text[0] === word[0] && bones(text).length > 3 && bones(text) === bones(word)
  );
}

/** One stroke of one syllable is another; of two syllables only a vowel, since other words are as near. */
function isSlip(one: string, other: string): boolean {
  const [left, right] = [one.normalize('NFD'), other.normalize('NFD')];
  if (one.length !== other.length || one.length < 2 || left.length !== right.length) return false;
  if (differences(left, right) !== 1) return false;
  const at = [...left].findIndex((sign, index) => sign !== right[index]);
  return one.length >= LEAST_SIGNS || (VOWEL.test(left[at] ?? '') && one[0] === other[0]);
}

function differences(one: string, other: string): number {
  return [...one].filter((sign, index) => sign !== other[index]).length;
}

/** Whether one letter more, less or other, or two swapped ones, make the words alike. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  // A long word without its last letter is no other word; of a short one it may be.
  if (one.startsWith(other)) return other.length >= LEAST_CUT;
  if (other.startsWith(one)) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [left, right] = [one.slice(from), other.slice(from)];
  return (
    // Short words with another letter are other words.
    (one.length > LEAST_LATIN && left.slice(1) === right.slice(1)) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
