import type { Pane } from '@portal/tabs/core';
import { FRAME_SEGMENT, formatPaneAddress } from './paneAddress.ts';

/** The address that shows a pane where it stands; `base` is the system's workspace. */
export function paneHref(base: string, pane: Pick<Pane, 'kind' | 'key' | 'app' | 'path' | 'menuId'>): string {
  if (pane.app) return base + formatPaneAddress({ app: pane.app, path: pane.path });
  if (pane.menuId && isWebAddress(pane.path)) {
    return base + formatPaneAddress({ app: FRAME_SEGMENT, path: `/m_${pane.menuId}` });
  }
  return base;
}

/** Whether a pane's path is a page outside the portal. */
export function isWebAddress(path: string): boolean {
  return /^https?:\/\//i.test(path);
}
