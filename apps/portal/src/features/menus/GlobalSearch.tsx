import { SearchBox, type SearchBoxHandle, type SearchBoxProps } from '@portal/menu-engine/search-box';
import { chordLabel, useShortcut, useShortcutsState } from '@portal/ui/shortcuts';
import { useRef } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { shortcutsOf } from '../shortcuts/shortcutsOf.ts';
import classes from './GlobalSearch.module.css';

/** The search in the header, which a shortcut leads to from everywhere. */
export function GlobalSearch(props: Omit<SearchBoxProps, 'ref' | 'shortcut'>) {
  const box = useRef<SearchBoxHandle>(null);
  const shortcuts = shortcutsOf(useServices());
  const { enabled, chords } = useShortcutsState(shortcuts);
  useShortcut(shortcuts, 'search', () => box.current?.focus());
  const label = enabled && chords.search ? chordLabel(chords.search, shortcuts.isMac) : '';
  return (
    <search className={classes.search}>
      <SearchBox {...props} ref={box} shortcut={label} />
    </search>
  );
}
