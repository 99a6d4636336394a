import { useEffect } from 'react';
import { useGuest } from './GuestContext.ts';

/** Names the pane's tab after the page, in the language in use. */
export function usePageTitle(title: string): void {
  const { guest } = useGuest();
  useEffect(() => {
    guest.setTitle(title).catch(() => undefined);
  }, [guest, title]);
}
