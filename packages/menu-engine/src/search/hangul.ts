import { isHangul } from './unitClass.ts';

const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
/** Vowels and finals that are typed with two keys. */
const PAIRS: Readonly<Record<string, string>> = {
  ㅘ: 'ㅗㅏ',
  ㅙ: 'ㅗㅐ',
  ㅚ: 'ㅗㅣ',
  ㅝ: 'ㅜㅓ',
  ㅞ: 'ㅜㅔ',
  ㅟ: 'ㅜㅣ',
  ㅢ: 'ㅡㅣ',
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
};

/** Returns the initial consonant of a Korean syllable; empty for anything else. */
export function initialOf(code: number): string {
  return isHangul(code) ? INITIALS.charAt(Math.floor((code - 0xac00) / 588)) : '';
}

/** Whether a code unit is a consonant or vowel standing alone, as a keyboard gives it. */
export function isJamo(code: number): boolean {
  return code >= 0x3131 && code <= 0x3163;
}

/** Returns the keys that a Korean text is typed with: 주문 is ㅈㅜㅁㅜㄴ. Other characters stay. */
export function toJamo(text: string): string {
  let jamo = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isHangul(code)) jamo += split(text.charAt(at));
    else {
      const place = code - 0xac00;
      const final = FINALS.charAt(place % 28);
      jamo += INITIALS.charAt(Math.floor(place / 588));
      jamo += split(VOWELS.charAt(Math.floor(place / 28) % 21));
      if (final !== ' ') jamo += split(final);
    }
  }
  return jamo;
}

function split(letter: string): string {
  return PAIRS[letter] ?? letter;
}
