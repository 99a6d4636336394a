/** What the address bar says about a pane: the segment after the system, and the hash. */
export type PaneAddress = { app: string; path: string };

/** Name of the segment that shows external pages. */
export const FRAME_SEGMENT = 'iframe';

const PAGE_SEGMENTS = new Set(['401', '402', '404']);

/** Reads the pane that an address shows; undefined for the bare workspace and for its message pages. */
export function parsePaneAddress(child: string | undefined, hash: string): PaneAddress | undefined {
  if (!child || PAGE_SEGMENTS.has(child)) return undefined;
  const path = safeDecode(hash.replace(/^#/, ''));
  return { app: child, path: path.startsWith('/') ? path : `/${path}` };
}

/** The part of an address below `/entry/{serviceId}/{systemCode}`; empty for the bare workspace. */
export function formatPaneAddress({ app, path }: PaneAddress): string {
  return `/${encodeURIComponent(app)}#${path}`;
}

/** Browsers percent-encode what they show in a hash; a broken sequence stays as it came. */
function safeDecode(hash: string): string {
  try {
    return decodeURI(hash);
  } catch {
    return hash;
  }
}
