import { hashPaneKey } from './hashPaneKey.ts';
import type { Pane, PaneKind } from './types.ts';

const KINDS: readonly PaneKind[] = ['home', 'micro-app', 'frame', 'native'];
const MAX_TEXT_LENGTH = 4096;
const SCHEME = /^[^/?#]*?([a-z][a-z0-9+.-]*)\s*:/i;

/** A stored entry as a pane; undefined when its key or path could not have come from here. */
export function toSavedPane(entry: unknown): Pane | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Record<string, unknown>;
  const key = textOf(fields.key);
  const path = textOf(fields.path);
  if (!key || path === undefined || !isSafePath(path)) return undefined;
  const kind = KINDS.find((candidate) => candidate === fields.kind) ?? kindOf(path);
  const views = Number(fields.views);
  return {
    key: hashPaneKey(key),
    kind,
    path,
    app: textOf(fields.app),
    tab: textOf(fields.tab) ?? key,
    menuId: textOf(fields.menuId),
    menuName: textOf(fields.menuName),
    closable: kind !== 'home' && fields.closable !== false,
    pinned: (kind !== 'home' && fields.pinned === true) || undefined,
    noCache: fields.noCache === true || undefined,
    external: fields.external === true || undefined,
    ignore: fields.ignore === true || undefined,
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value : undefined;
}
