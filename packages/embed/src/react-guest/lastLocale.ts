import type { GuestLocale } from '../core/types.ts';

const KEY = 'portal-guest:locale';

/** The language of the last time, on this device; a frame may be without storage. */
export const lastLocale = {
  get(): string | undefined {
    try {
      return localStorage.getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(locale: GuestLocale): void {
    try {
      localStorage.setItem(KEY, locale);
    } catch {
      // It is only a guess for the next time.
    }
  },
};
