const WORDS = /\p{Script=Han}+|\p{Script=Hangul}+|(?:(?!\p{Script=Han}|\p{Script=Hangul})[\p{L}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;
const HANGUL = /^\p{Script=Hangul}/u;
/** Words that every question has. */
const COMMON = new Set(
  'a an and are can do does for how i in is it me my of on or the there to what when where which why with you'.split(
    ' ',
  ),
);
const COMMON_HAN =
  /怎么样|怎么办|怎么|怎样|如何|什么|哪里|哪些|为什么|可以|能不能|是否|请问|我想|我要|一下|吗|呢|的|了|在/g;
/** What Korean questions ask with, and the endings that its words take. */
const COMMON_HANGUL = /어떻게|어떤|무엇을|무엇이|무엇|어디에서|어디서|어디에|어디|언제|방법|알려|주세요/g;
const ENDINGS_HANGUL =
  /(?:하나요|되나요|인가요|할까요|하려면|나요|까요|가요|어요|아요|해요|에서|으로|에게|을|를|이|가|은|는|에|로|도|의|와|과)$/;

/**
 * What to look for: words of Latin script in small letters, and pairs of neighbouring signs where words have no gaps
 * between them (Chinese) or take endings (Korean).
 */
export function searchTerms(text: string): string[] {
  const cleaned = text.normalize('NFKC').toLowerCase().replace(COMMON_HAN, ' ').replace(COMMON_HANGUL, ' ');
  const terms = (cleaned.match(WORDS) ?? []).flatMap((word) => {
    if (HAN.test(word)) return pairsOf(word);
    if (HANGUL.test(word)) return pairsOf(rootOf(word));
    return COMMON.has(word) ? [] : [stemOf(word)];
  });
  return [...new Set(terms)];
}

function pairsOf(word: string): string[] {
  const signs = [...word];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

/** A word of one sign would say too little. */
function rootOf(word: string): string {
  const root = word.replace(ENDINGS_HANGUL, '');
  return root.length >= 2 ? root : word;
}

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ies|ing|ed|es|s)$/, '') : word.replace(/s$/, '');
}
