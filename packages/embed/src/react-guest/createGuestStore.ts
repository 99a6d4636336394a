import type { GuestLocale, GuestTheme } from '../core/types.ts';

export type GuestAppearance = { locale: GuestLocale; theme: GuestTheme };

/** The language and colours that the portal last said, as a store that React can read. */
export function createGuestStore(initial: GuestAppearance) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(change: Partial<GuestAppearance>) {
      const next = { ...value, ...change };
      if (next.locale === value.locale && next.theme === value.theme) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type GuestStore = ReturnType<typeof createGuestStore>;
