/** The marketplaces that the data can be narrowed to. */
export const MARKETPLACES = ['US', 'CA', 'MX', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU'] as const;

/** A marketplace's country in the language in use; the code itself where there is no such country. */
export function marketplaceName(code: string, locale: string): string {
  const region = code === 'UK' ? 'GB' : code;
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(region) ?? code;
  } catch {
    return code;
  }
}
