import type { Category } from './inboxPort.ts';
import type { CategoryId, MuteWindow } from './types.ts';

/** A category as it is shown: in the language, with its do-not-disturb window. */
export type ShownCategory = {
  id: CategoryId;
  name: string;
  icon: string | undefined;
  window: MuteWindow | undefined;
};

/** Joins categories with their do-not-disturb windows; each once. */
export function showCategories(
  categories: readonly Category[],
  windows: readonly MuteWindow[],
  locale: string,
): ShownCategory[] {
  const byId = new Map(categories.toReversed().map((category) => [category.id, category]));
  return [...new Set(categories.map(({ id }) => id))].flatMap((id) => {
    const category = byId.get(id);
    if (!category) return [];
    const { name, names, icon } = category;
    const window = windows.find((entry) => entry.category === id);
    return [{ id, name: names?.[locale]?.trim() || name, icon, window }];
  });
}
