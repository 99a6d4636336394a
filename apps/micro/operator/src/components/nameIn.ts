/** The name of a system in the language in use; its code where it has none. */
export function nameIn(
  system: {
    systemCode: string;
    systemName?: string | undefined;
    systemEnName?: string | undefined;
    systemKrName?: string | undefined;
  },
  locale: string,
): string {
  const own = { 'en-US': system.systemEnName, 'ko-KR': system.systemKrName }[locale];
  return own || system.systemName || system.systemCode;
}
