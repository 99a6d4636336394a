import type { Locale } from './localeOf.ts';

/** A text in the three languages; calls and tables name the Korean one `kr`, the setup file names it `ko`. */
type Translations = { zh: string; en: string } & ({ kr: string; ko?: never } | { ko: string; kr?: never });

/** Returns the text in a language; the Chinese one where it was not translated. */
export function inLocale({ zh, en, kr, ko }: Translations, locale: Locale): string {
  return { 'zh-CN': zh, 'en-US': en, 'ko-KR': kr ?? ko }[locale] || zh;
}
