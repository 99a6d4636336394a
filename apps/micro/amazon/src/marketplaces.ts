/** The marketplaces that the sales can be narrowed to. */
export const MARKETPLACES = ['US', 'CA', 'MX', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU'] as const;

/** A marketplace's country in the language in use; the code itself where there is no such country. */
export function marketplaceName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code === 'UK' ? 'GB' : code) ?? code;
  } catch {
    return code;
  }
}
