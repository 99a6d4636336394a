import type { KeyPress } from '@portal/embed';
import { chordsOf } from '@portal/ui/core';
import { chordLabel, useShortcut, useShortcutKeys, useShortcutsState } from '@portal/ui/shortcuts';
import { useEffect } from 'react';
import { shortcutsPorts } from './ports.ts';

/** Hears the keys, also those of other origins' frames and of another window's settings; `?` shows what they do. */
export function ShortcutsLayer() {
  const ports = shortcutsPorts.use();
  const { guests } = ports;
  const shortcuts = ports.shortcuts();
  const { chords, heard } = useShortcutsState(shortcuts);
  useShortcutKeys(shortcuts);

  useShortcut(shortcuts, 'map', async ({ repeat }) => {
    if (repeat) return;
    const { openShortcutMap } = await import('./openShortcutMap.tsx');
    await openShortcutMap(ports);
  });

  useEffect(() => {
    const labels = Object.entries(chords).flatMap(([id, chord]) =>
      chord && heard.includes(chord) ? [[id, chordLabel(chord, shortcuts.isMac)]] : [],
    );
    ports.shortcutLabels.set(Object.fromEntries(labels));
    // What is typed one after the other belongs to the frame.
    const awaited = heard.filter((chord) => !chord.includes(' '));
    guests.setShortcuts(awaited);
    return guests.told.keyPressed.subscribe((press) => {
      const { type, ...keys } = press;
      if (isAwaited(press, awaited))
        document.dispatchEvent(new KeyboardEvent(type, { ...keys, bubbles: true, cancelable: true }));
    });
  }, [ports, guests, shortcuts, chords, heard]);

  useEffect(() => {
    // Changed in another window.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.endsWith('shortcuts')) shortcuts.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [shortcuts]);
  return null;
}

/** Presses that count while a list of the shell is walked, whose key a frame has handed on. */
const WALKING = /^(Alt|Control|Meta|Shift|Escape|ArrowUp|ArrowDown)$/;

/** Whether the shell waits for a press that a frame hands on: a frame does not get to press whatever it likes. */
export function isAwaited(press: KeyPress, chords: readonly string[]): boolean {
  return WALKING.test(press.key) || chordsOf(press).some((chord) => chords.includes(chord));
}
