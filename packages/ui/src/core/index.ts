export { LAYOUT } from './layout.ts';
export { DEFAULT_LOCALE, isLocale, LOCALE_NAMES, LOCALES, type Locale } from './locales.ts';
export { AVATAR_COLORS, PALETTE, SYSTEM_HUES } from './palette.ts';
export { COLOR_TOKENS, SIZE_TOKENS } from './tokens.ts';
