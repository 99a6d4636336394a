import { useEffect } from 'react';
import { useGuest } from './GuestContext.ts';

/** Marks the tab while the page holds unsaved input, and objects in these words when the pane is about to close. */
export function useBeforeClose(dirty: boolean, message?: string): void {
  const { guest } = useGuest();
  useEffect(() => guest.answer('beforeClose', () => ({ dirty, message })), [guest, dirty, message]);
  useEffect(() => {
    if (!dirty) return;
    // A portal that does not let this app mark its tab still asks before it closes.
    guest.setDirty(true).catch(() => undefined);
    return () => void guest.setDirty(false).catch(() => undefined);
  }, [guest, dirty]);
}
