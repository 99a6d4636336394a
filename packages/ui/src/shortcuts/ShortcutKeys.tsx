import { Trans } from '@lingui/react';
import { chordLabel } from '../core/chord.ts';
import type { Shortcuts } from './createShortcuts.ts';
import classes from './ShortcutMap.module.css';
import { useShortcutsState } from './useShortcut.ts';

/** One line of the map. Several actions in a line are shown as a range, and a fixed chord cannot be changed. */
export type ShortcutLine = { label: string; ids: readonly string[] } | { label: string; fixed: string };

export type ShortcutKeysProps = { line: ShortcutLine; shortcuts: Shortcuts };

/** Shows the keys of a line as people read them; those of several actions as a range. */
export function ShortcutKeys({ line, shortcuts }: ShortcutKeysProps) {
  const { chords, heard } = useShortcutsState(shortcuts);
  if ('fixed' in line) return <kbd className={classes.keys}>{line.fixed}</kbd>;
  const set = line.ids.flatMap((id) => chords[id] ?? []);
  const labels = set.map((chord) => chordLabel(chord, shortcuts.isMac));
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined)
    return (
      <span className={classes.none}>
        <Trans id="ui.shortcuts.none" message="无" />
      </span>
    );
  const isOff = !set.some((chord) => heard.includes(chord));
  return (
    <kbd className={classes.keys} data-off={isOff || undefined}>
      {first === last ? first : `${first} … ${last?.split(' ').at(-1)}`}
    </kbd>
  );
}
