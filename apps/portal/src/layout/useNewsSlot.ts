import { useLayoutEffect, useState } from 'react';
import { NEWS_SLOT_ID } from './WorkspaceFrame.tsx';

/** The place below the panes for lines that come late: known as soon as the workspace around is on the page. */
export function useNewsSlot(): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setSlot(document.getElementById(NEWS_SLOT_ID)), []);
  return slot;
}
