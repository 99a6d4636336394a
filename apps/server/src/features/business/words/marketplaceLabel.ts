import type { Locale } from '../../../http/localeOf.ts';

/** A marketplace's country in a language; the code itself where there is no such country. */
export function marketplaceLabel(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code === 'UK' ? 'GB' : code) ?? code;
  } catch {
    return code;
  }
}
