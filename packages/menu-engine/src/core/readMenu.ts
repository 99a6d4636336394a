import { LAST_MENU_LEAF, MENU_CONTENT } from './constants.ts';
import { isExternalUrl } from './menuAddress.ts';
import type { MenuContent } from './types.ts';

/** A record whose fields have not been looked at yet. */
export type RawRecord = Record<string, unknown>;

/** Guards an object that may be a record of the backend. */
export function isRecord(value: unknown): value is RawRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an id as text; undefined when there is none. */
export function toId(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the child records of a field, whatever it holds. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Content kind of a top-level menu; anything unknown means columns. */
export function toContent(special: unknown): MenuContent {
  const value = Number(special);
  return value === MENU_CONTENT.tabs || value === MENU_CONTENT.search ? value : MENU_CONTENT.columns;
}

/** Whether a record has a name in any language. */
export function hasName({ menuName, menuEnName, menuKrName }: RawRecord): boolean {
  return isText(menuName) || isText(menuEnName) || isText(menuKrName);
}

/** Whether a record leads anywhere. */
export function hasAddress({ menuUrl, path }: RawRecord): boolean {
  return isText(menuUrl) && (isText(path) || isExternalUrl(menuUrl));
}

/** Whether a record is a page; where `lastMenu` is missing, one with an address and nothing below is. */
export function isLeafRecord(raw: RawRecord): boolean {
  if (raw.lastMenu !== undefined && raw.lastMenu !== null) return Number(raw.lastMenu) === LAST_MENU_LEAF;
  return toList(raw.childMenus).length === 0 && hasAddress(raw);
}

/** Whether a record's address would run as a script or read a file: any scheme but http and https. */
export function hasUnsafeAddress({ menuUrl }: RawRecord): boolean {
  // Browsers leave out control characters and blanks when they read an address.
  const address = typeof menuUrl === 'string' ? menuUrl.replace(/[^\x21-\uffff]/g, '') : '';
  return /^[a-z][a-z0-9+.-]*:/i.test(address) && !isExternalUrl(address);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
