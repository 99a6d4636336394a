const names = new Map<string, Intl.DisplayNames>();

/** Returns a marketplace's country in a language; the code itself where there is no such country. */
export function regionName(code: string, locale: string): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  names.set(locale, known);
  try {
    return known.of(code === 'UK' ? 'GB' : code) ?? code;
  } catch {
    return code;
  }
}
