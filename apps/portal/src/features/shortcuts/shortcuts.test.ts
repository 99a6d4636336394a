import type { KeyPress } from '@portal/embed';
import { chordLabel } from '@portal/ui/core';
import { describe, expect, it } from 'vitest';
import { features } from '../../app/features.ts';
import { collectShortcuts, isAwaited } from './ShortcutsLayer.tsx';

const nothing = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };
const press = (part: Partial<KeyPress>): KeyPress => ({
  ...nothing,
  type: 'keydown',
  code: 'KeyW',
  key: 'w',
  ...part,
});

const shortcutsWith = (stored: string | null) =>
  collectShortcuts(features, { get: () => stored, set: () => true });

describe('shortcuts of the workspace', () => {
  it('[P400] Alt with J is the assistant', () => {
    const shortcuts = shortcutsWith(null);
    const { chords } = shortcuts.get();
    expect(chordLabel(chords.assistant ?? '', false)).toMatch(/Alt J$/);
    expect(chords.search).toMatch(/\+KeyK$/);
    expect(new Set(Object.values(chords)).size).toBe(Object.keys(chords).length);
  });

  it('[P480] a person changes them, or switches them off', () => {
    const stored = '{"v":1,"enabled":false,"chords":{"assistant":null}}';
    expect(shortcutsWith(stored).get()).toMatchObject({ enabled: false, chords: { assistant: null } });
    expect(shortcutsWith(null).get().enabled).toBe(true);
  });

  it('[P480] those of single keys are switched off by themselves', () => {
    const { chords, heard } = shortcutsWith('{"v":1,"singleKeys":false}').get();
    expect(Object.values(chords).filter((chord) => chord && !heard.includes(chord))).toEqual([
      'KeyG KeyN',
      '?',
    ]);
  });

  it('[P481] a frame hands on what the shell waits for, and presses nothing else', () => {
    const chords = ['Alt+KeyW', 'Ctrl+KeyK'];
    expect(isAwaited(press({ altKey: true }), chords)).toBe(true);
    expect(isAwaited(press({ type: 'keyup', code: 'AltLeft', key: 'Alt' }), chords)).toBe(true);
    expect(isAwaited(press({ code: 'ArrowDown', key: 'ArrowDown', altKey: true }), chords)).toBe(true);
    expect(isAwaited(press({}), chords)).toBe(false);
    expect(isAwaited(press({ code: 'Enter', key: 'Enter' }), chords)).toBe(false);
    expect(isAwaited(press({ altKey: true }), [])).toBe(false);
  });
});
