import { hashPaneKey } from './hashPaneKey.ts';
import { isRecord, textOf } from './storedFields.ts';
import type { Pane, PaneKind } from './types.ts';

const KINDS: readonly PaneKind[] = ['home', 'micro-app', 'frame', 'native'];
const SCHEME = /^[^/?#]*?([a-z][a-z0-9+.-]*)\s*:/i;

/** A stored entry as a pane; undefined when its key or path could not have come from here. */
export function toSavedPane(entry: unknown): Pane | undefined {
  if (!isRecord(entry)) return undefined;
  const key = textOf(entry.key);
  const path = textOf(entry.path);
  if (!key || path === undefined || !isSafePath(path)) return undefined;
  const kind = KINDS.find((candidate) => candidate === entry.kind) ?? kindOf(path);
  const views = Number(entry.views);
  return {
    key: hashPaneKey(key),
    kind,
    path,
    app: textOf(entry.app),
    tab: textOf(entry.tab) ?? key,
    menuId: textOf(entry.menuId),
    menuName: textOf(entry.menuName),
    closable: kind !== 'home' && entry.closable !== false,
    pinned: (kind !== 'home' && entry.pinned === true) || undefined,
    noCache: entry.noCache === true || undefined,
    external: entry.external === true || undefined,
    ignore: entry.ignore === true || undefined,
    views: Number.isSafeInteger(views) && views > 0 ? views : 0,
  };
}

/** Only routes and http(s) addresses may come back from storage. */
function isSafePath(path: string): boolean {
  const scheme = SCHEME.exec(path)?.[1];
  return scheme === undefined || /^https?$/i.test(scheme);
}

function kindOf(path: string): PaneKind {
  return /^https?:/i.test(path) ? 'frame' : 'micro-app';
}
