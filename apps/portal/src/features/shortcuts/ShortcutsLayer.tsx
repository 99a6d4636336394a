import type { StoragePort } from '@portal/api-client/storage';
import type { KeyPress } from '@portal/embed';
import { chordsOf } from '@portal/ui/core';
import {
  chordLabel,
  createRegions,
  createShortcuts,
  keepFocus,
  type Region,
  type Regions,
  type Shortcuts,
  useShortcut,
  useShortcutKeys,
  useShortcutsState,
} from '@portal/ui/shortcuts';
import { useEffect, useRef } from 'react';
import type { Contributions } from '../../app/ports.ts';
import { choosePorts } from '../../app/ports.ts';
import { frontPanel } from '../../workspace/useDocument.ts';

export const shortcutsPorts = choosePorts(
  'act',
  'anchors',
  'dialogs',
  'features',
  'guests',
  'i18n',
  'locales',
  'shortcuts',
  'shortcutLabels',
  'storage',
);
export type ShortcutsPorts = ReturnType<typeof shortcutsPorts.use>;

/** Hears the keys, also those of other origins' frames and of another window's settings; `?` shows what they do. */
export function ShortcutsLayer() {
  const ports = shortcutsPorts.use();
  const { anchors, guests } = ports;
  const shortcuts = ports.shortcuts();
  const { chords, heard } = useShortcutsState(shortcuts);
  useShortcutKeys(shortcuts);

  useShortcut(shortcuts, 'map', ({ repeat }) => {
    if (!repeat) void ports.act('show-shortcuts');
  });

  const regions = useRef<Regions>(undefined);
  useShortcut(shortcuts, 'region.next', () => regions.current?.walk(1));
  useShortcut(shortcuts, 'region.previous', () => regions.current?.walk(-1));
  useEffect(() => {
    const walked = createRegions(regionsOf(anchors));
    const letGo = keepFocus({ fallback: () => frontPanel(anchors.get().panes) });
    regions.current = walked;
    return () => {
      walked.stop();
      letGo();
    };
  }, [anchors]);

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

/** What a person walks through: menu, tabs, the page in front, and what is open beside it. */
function regionsOf(anchors: ShortcutsPorts['anchors']): Region[] {
  return [
    { element: () => anchors.get().menus },
    { element: () => anchors.get().tabs, entry: (strip) => strip.querySelector('[role=tab][tabindex="0"]') },
    { element: () => frontPanel(anchors.get().panes), entry: (panel) => panel },
    { element: openPanel, entry: (panel) => panel },
  ];
}

function openPanel(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog]')].findLast((one) =>
    one.checkVisibility(),
  );
}

/** Presses that count while a list of the shell is walked, whose key a frame has handed on. */
const WALKING = /^(Alt|Control|Meta|Shift|Escape|ArrowUp|ArrowDown)$/;

/** Whether the shell waits for a press that a frame hands on: a frame does not get to press whatever it likes. */
export function isAwaited(press: KeyPress, chords: readonly string[]): boolean {
  return WALKING.test(press.key) || chordsOf(press).some((chord) => chords.includes(chord));
}

/** Puts the keys of all features together, with the person's own choice on this device. */
export function collectShortcuts(
  features: readonly Pick<Contributions, 'shortcuts'>[],
  storage: Pick<StoragePort, 'get' | 'set'>,
): Shortcuts {
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  return createShortcuts({ actions: features.flatMap(({ shortcuts = [] }) => shortcuts), isMac, storage });
}
