import { createMachine, type Machine } from '@portal/machine';
import type { GuestLocale, GuestTheme } from '../core/types.ts';

export type GuestAppearance = { locale: GuestLocale; theme: GuestTheme };

/** The language and colours that the portal last said; each event changes one or both. */
export type GuestStore = Machine<GuestAppearance, Partial<GuestAppearance>>;

/** Makes the store of what the portal says about language and colours. */
export function createGuestStore(initial: GuestAppearance): GuestStore {
  return createMachine({
    initial,
    transition: (now, change: Partial<GuestAppearance>) => {
      const next = { ...now, ...change };
      return [next.locale === now.locale && next.theme === now.theme ? now : next];
    },
  });
}
