import { isJamo, toJamo } from './hangul.ts';
import { isHangul } from './unitClass.ts';

const KEYS = 'rRseEfaqQtTdwWczxvgkoiOjpuPhynbml';
const JAMO = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ';
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = [
  'ㅏ',
  'ㅐ',
  'ㅑ',
  'ㅒ',
  'ㅓ',
  'ㅔ',
  'ㅕ',
  'ㅖ',
  'ㅗ',
  'ㅗㅏ',
  'ㅗㅐ',
  'ㅗㅣ',
  'ㅛ',
  'ㅜ',
  'ㅜㅓ',
  'ㅜㅔ',
  'ㅜㅣ',
  'ㅠ',
  'ㅡ',
  'ㅡㅣ',
  'ㅣ',
];
const FINALS = [
  '',
  'ㄱ',
  'ㄲ',
  'ㄱㅅ',
  'ㄴ',
  'ㄴㅈ',
  'ㄴㅎ',
  'ㄷ',
  'ㄹ',
  'ㄹㄱ',
  'ㄹㅁ',
  'ㄹㅂ',
  'ㄹㅅ',
  'ㄹㅌ',
  'ㄹㅍ',
  'ㄹㅎ',
  'ㅁ',
  'ㅂ',
  'ㅂㅅ',
  'ㅅ',
  'ㅆ',
  'ㅇ',
  'ㅈ',
  'ㅊ',
  'ㅋ',
  'ㅌ',
  'ㅍ',
  'ㅎ',
];

/** Returns what the keys would have written in the other state of a Korean keyboard: `wnans` is 주문, ㅐㄱㅇㄷㄱ is `order`. */
export function retypeKorean(token: string): string | undefined {
  if (/^[a-z]+$/.test(token)) {
    const jamo = [...token].map((key) => JAMO.charAt(KEYS.indexOf(key))).join('');
    const composed = compose(jamo);
    return [...composed].some((letter) => isHangul(letter.charCodeAt(0))) ? composed : undefined;
  }
  if (![...token].every((letter) => isHangul(letter.charCodeAt(0)) || isJamo(letter.charCodeAt(0))))
    return undefined;
  return [...toJamo(token)].map((letter) => KEYS.charAt(JAMO.indexOf(letter)).toLowerCase()).join('');
}

/** Letters put together to syllables, as a keyboard does it; those that fit nowhere stay alone. */
function compose(jamo: string): string {
  let text = '';
  let at = 0;
  while (at < jamo.length) {
    const initial = INITIALS.indexOf(jamo.charAt(at));
    const vowel = initial === -1 ? '' : longestOf(VOWELS, jamo, at + 1);
    if (vowel === '') {
      text += jamo.charAt(at);
      at += 1;
      continue;
    }
    const behind = at + 1 + vowel.length;
    const final = finalAt(jamo, behind);
    text += String.fromCharCode(0xac00 + (initial * 21 + VOWELS.indexOf(vowel)) * 28 + FINALS.indexOf(final));
    at = behind + final.length;
  }
  return text;
}

/** Reads the final of a syllable; the letter that the next vowel needs is left to its syllable. */
function finalAt(jamo: string, at: number): string {
  const longest = longestOf(FINALS, jamo, at);
  if (longest === '' || longestOf(VOWELS, jamo, at + longest.length) === '') return longest;
  return longest.slice(0, -1);
}

function longestOf(parts: readonly string[], text: string, at: number): string {
  const two = text.slice(at, at + 2);
  if (two.length === 2 && parts.includes(two)) return two;
  const one = two.charAt(0);
  return one !== '' && parts.includes(one) ? one : '';
}
