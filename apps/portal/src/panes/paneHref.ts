import type { Pane, SplitSide } from '@portal/tabs/core';
import { formatBeside, formatPaneAddress, paneAddressOf } from './paneAddress.ts';

type Standing = Pick<Pane, 'app' | 'path' | 'menuId'>;

/** The address that shows a pane where it stands, and the one beside it; `base` is the system's workspace. */
export function paneHref(base: string, pane: Standing, beside?: { pane: Standing; side: SplitSide }): string {
  const address = paneAddressOf(pane);
  const search = beside ? formatBeside(beside.side, paneAddressOf(beside.pane)) : '';
  return base + (address ? formatPaneAddress(address, search) : search);
}
