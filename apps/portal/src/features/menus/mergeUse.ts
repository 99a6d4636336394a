import type { MenuViews } from '@portal/menu-engine/core';

/** One count per menu: the server counted this device's openings too, so the larger number holds, not the sum. */
export function mergeUse(
  here: readonly MenuViews[],
  elsewhere: readonly MenuViews[],
): readonly { readonly menuId: string; readonly views: number }[] {
  const views = new Map<string, number>();
  for (const { menuId, views: count = 0 } of [...here, ...elsewhere])
    if (menuId !== undefined) views.set(menuId, Math.max(views.get(menuId) ?? 0, count));
  return [...views].map(([menuId, count]) => ({ menuId, views: count }));
}
