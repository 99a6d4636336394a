import type { WorkspaceContent } from '@portal/api-client/contract';

/**
 * What a workspace holds after one device has saved it: what is open there, and after it the panes that another device has
 * added since, which this one has not seen. `seen` are the keys that it held when this device saw it last.
 */
export function mergePanes(
  open: WorkspaceContent,
  kept: WorkspaceContent,
  seen: readonly string[],
): WorkspaceContent {
  const known = new Set([...seen, ...open.panes.map(({ key }) => key)]);
  return { ...open, panes: [...open.panes, ...kept.panes.filter(({ key }) => !known.has(key))] };
}
