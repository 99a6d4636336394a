import type { MenuEntry } from '@portal/menu-engine/core';
import { MenuRowTools } from '@portal/menu-engine/favorites';
import type { MenuTools } from './useMenuTools.ts';

/** Star and pin of a menu's row. */
export function MenuTags({
  tools: { favorites, pins },
  entry,
  onAddToScene,
}: {
  tools: Pick<MenuTools, 'favorites' | 'pins'>;
  entry: MenuEntry;
  onAddToScene?: () => void;
}) {
  return (
    <MenuRowTools
      entry={entry}
      pin={{ on: pins.has(entry), onToggle: () => pins.toggle(entry) }}
      favorite={{
        on: favorites.has(entry),
        busy: favorites.isBusy(entry),
        onToggle: () => favorites.toggle(entry),
      }}
      {...(onAddToScene && { onAddToScene })}
    />
  );
}
