import { KOREAN_VERBS, plainChinese, plainEnglish, plainKorean } from './lexicon/plainWords.ts';

const HAN = /^\p{Script=Han}+$/u;
const HANGUL = /^\p{Script=Hangul}+$/u;
const chinese = new Set(plainChinese);
const LONGEST = Math.max(...plainChinese.map(({ length }) => length));
const VERB = new RegExp(`^(?:${KOREAN_VERBS})[가-힣]{0,6}$`);
/** Particles and the copula, after a noun or after a name that was understood. */
const PARTICLE =
  /(?:은|는|이|가|을|를|의|에|에서|에게|께서?|한테|으?로서?|으?로|와|과|이?랑|하고|도|만|까지|씩|쯤|정도|이?요|엔|에는요|만요|은요|는요|이?나|든지|라도|이?라고|인데|에는|에선|에서는|에서의|에도|으로는|만큼|대로|들|인|중|중인|들이|들은|님)$/;

/** Whether a word belongs to the asking, in whatever form it stands, and says nothing of the data. */
export function isPlainWord(word: string): boolean {
  const text = word.toLowerCase();
  if (/^[a-z]+$/.test(text))
    return plainEnglish.has(text) || stemsOf(text).some((one) => plainEnglish.has(one));
  if (HAN.test(text)) return isMadeUp(text);
  return HANGUL.test(text) && isPlainKorean(text);
}

/** The stems that an English form may have. */
export function stemsOf(word: string): string[] {
  const stems = [word];
  for (const [ending, others] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const stem = word.slice(0, -ending.length);
    stems.push(...others.map((other) => stem + other));
    if (/([b-df-hj-np-tv-z])\1$/.test(stem)) stems.push(stem.slice(0, -1));
  }
  return stems;
}

const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ['ies', ['y']],
  ['es', ['', 'e']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['ly', ['']],
];

/** Whether a run of signs is words that say nothing, one beside the other. */
function isMadeUp(text: string): boolean {
  const reached = [true];
  for (let to = 1; to <= text.length; to += 1)
    reached[to] = Array.from({ length: Math.min(to, LONGEST) }, (_, size) => to - size - 1).some(
      (from) => reached[from] && chinese.has(text.slice(from, to)),
    );
  return reached[text.length] ?? false;
}

function isPlainKorean(text: string): boolean {
  if (text === '' || plainKorean.has(text) || VERB.test(text)) return true;
  // "By manager" is a split, also where the manager is not what is asked.
  if (/^(?:별로?|당|마다)$/.test(text)) return true;
  const stem = text.replace(PARTICLE, '');
  return stem !== text && isPlainKorean(stem);
}
