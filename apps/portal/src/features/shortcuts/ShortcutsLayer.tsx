import { useLingui } from '@lingui/react';
import { chordLabel, useShortcut, useShortcutKeys, useShortcutsState } from '@portal/ui/shortcuts';
import { useEffect } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { isAwaited } from './isAwaited.ts';
import { shortcutsOf } from './shortcutsOf.ts';

/** Hears the keys, also those of other origins' frames and of another window's settings; `?` shows what they do. */
export function ShortcutsLayer() {
  const services = useServices();
  const { guests } = services;
  const { i18n } = useLingui();
  const shortcuts = shortcutsOf(services);
  const { chords, heard } = useShortcutsState(shortcuts);
  useShortcutKeys(shortcuts);

  useShortcut(shortcuts, 'map', async ({ repeat }) => {
    if (repeat) return;
    const { openShortcutMap } = await import('./openShortcutMap.tsx');
    await openShortcutMap(services, i18n);
  });

  useEffect(() => {
    services.shortcutOf = (id) => {
      const chord = chords[id];
      return chord && heard.includes(chord) ? chordLabel(chord, shortcuts.isMac) : undefined;
    };
    // What is typed one after the other belongs to the frame.
    const awaited = heard.filter((chord) => !chord.includes(' '));
    guests.setShortcuts(awaited);
    const stop = guests.on('key-pressed', (press) => {
      const { type, ...keys } = press;
      if (isAwaited(press, awaited))
        document.dispatchEvent(new KeyboardEvent(type, { ...keys, bubbles: true, cancelable: true }));
    });
    return () => void stop();
  }, [services, guests, shortcuts, chords, heard]);

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
