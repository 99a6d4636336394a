import { leavesOf } from './ancestorsOf.ts';
import { BASE_PLATFORM, SCENE_MENUS_MAX } from './constants.ts';
import type { MenuEntry, MenuIndex } from './types.ts';

/** A row of the tree that a scene is put together from. */
export type SceneChoice = {
  readonly entry: MenuEntry;
  readonly children: readonly SceneChoice[];
  /** Offered pages in this branch, itself included. */
  readonly leaves: readonly MenuEntry[];
};

/** How much of a branch is chosen. */
export type ChoiceState = 'none' | 'some' | 'all';

/** Returns the rows that a scene form offers: pages of other platforms than the base one, and those chosen already. */
export function sceneChoices(index: MenuIndex, selected: ReadonlySet<string>): readonly SceneChoice[] {
  const toChoices = (entries: readonly MenuEntry[]): SceneChoice[] =>
    entries.flatMap((entry) => {
      if (entry.leaf) return isOffered(entry, selected) ? [{ entry, children: [], leaves: [entry] }] : [];
      const children = toChoices(entry.children);
      if (children.length === 0) return [];
      return [{ entry, children, leaves: children.flatMap(({ leaves }) => leaves) }];
    });
  return toChoices(index.roots);
}

/** Whether a page may stand in a scene. */
function isOffered({ id, menu }: MenuEntry, selected: ReadonlySet<string>): boolean {
  return menu.platformCode !== BASE_PLATFORM || selected.has(id);
}

/** Returns the pages that a scene shows, in its own order; ids that the tree does not have are skipped. */
export function sceneMenus(index: MenuIndex, menuIds: readonly string[]): readonly MenuEntry[] {
  const pages = menuIds.flatMap((id) => {
    const entry = index.byId.get(id);
    return entry ? leavesOf(entry) : [];
  });
  return [...new Set(pages)];
}

/** Returns how much of a row is chosen. */
export function choiceState({ leaves }: SceneChoice, selected: ReadonlySet<string>): ChoiceState {
  const chosen = leaves.filter(({ id }) => selected.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === leaves.length ? 'all' : 'some';
}

/** Whether a row's checkbox can be used: what is not chosen yet must fit below the limit. */
export function canChoose(choice: SceneChoice, selected: ReadonlySet<string>): boolean {
  const missing = choice.leaves.filter(({ id }) => !selected.has(id)).length;
  return (
    missing === 0 || selected.size + missing <= SCENE_MENUS_MAX || choiceState(choice, selected) === 'some'
  );
}

/** Returns the selection after a press on a row: all of it or, when all of it was chosen or does not fit, none of it. */
export function toggleChoice(choice: SceneChoice, selected: ReadonlySet<string>): ReadonlySet<string> {
  const ids = choice.leaves.map(({ id }) => id);
  const missing = ids.filter((id) => !selected.has(id));
  const next = new Set(selected);
  if (missing.length > 0 && next.size + missing.length <= SCENE_MENUS_MAX)
    for (const id of missing) next.add(id);
  else for (const id of ids) next.delete(id);
  return next;
}
