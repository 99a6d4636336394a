import { DEFAULT_HOMES } from './constants.ts';
import { addressOf } from './menuAddress.ts';
import type { MenuAddress, MenuEntry, MenuIndex } from './types.ts';

/** Returns the page of a system's first tab, which is not closable; undefined when the system has none of its own. */
export function homeOf(
  index: MenuIndex,
  systemCode: string,
): { readonly address: MenuAddress; readonly entry: MenuEntry | undefined } | undefined {
  const entry = index.homeMenuId === undefined ? undefined : index.byId.get(index.homeMenuId);
  const address = entry && addressOf(entry);
  if (address) return { address, entry };
  const fallback = DEFAULT_HOMES[systemCode];
  return fallback && { address: { kind: 'micro-app', ...fallback }, entry: undefined };
}
