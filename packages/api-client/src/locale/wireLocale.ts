/** A language of the portal as programs name it. */
export type Locale = 'zh-CN' | 'en-US' | 'ko-KR';
/** A language of the portal as calls and storage name it. */
export type WireLocale = 'zh_CN' | 'en_US' | 'ko_KR';

const LOCALES: Readonly<Record<WireLocale, Locale>> = {
  zh_CN: 'zh-CN',
  en_US: 'en-US',
  ko_KR: 'ko-KR',
};

/** Returns the name that calls and storage use for a locale; unknown ones become `zh_CN`. */
export function toWireLocale(locale: string): WireLocale {
  const wire = locale.replace('-', '_');
  return isWireLocale(wire) ? wire : 'zh_CN';
}

/** Returns the locale for a name that calls and storage use; unknown or missing ones become `zh-CN`. */
export function fromWireLocale(wire: string | null | undefined): Locale {
  return LOCALES[toWireLocale(wire ?? '')];
}

function isWireLocale(value: string): value is WireLocale {
  return Object.hasOwn(LOCALES, value);
}
