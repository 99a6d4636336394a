import type { KeyPress } from '@portal/embed';
import { chordLabel } from '@portal/ui/core';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../wiring/createServices.ts';
import { isAwaited } from './isAwaited.ts';
import { shortcutsOf } from './shortcutsOf.ts';

const nothing = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false };
const press = (part: Partial<KeyPress>): KeyPress => ({
  ...nothing,
  type: 'keydown',
  code: 'KeyW',
  key: 'w',
  ...part,
});

function servicesWith(stored: string | null): Services {
  return { storage: { get: () => stored, set: () => true } } as unknown as Services;
}

describe('shortcuts of the workspace', () => {
  it('[P400] Alt with J is the assistant', () => {
    const shortcuts = shortcutsOf(servicesWith(null));
    const { chords } = shortcuts.getState();
    expect(chordLabel(chords.assistant ?? '', false)).toMatch(/Alt J$/);
    expect(chords.search).toMatch(/\+KeyK$/);
    expect(new Set(Object.values(chords)).size).toBe(Object.keys(chords).length);
  });

  it('[P480] all parts of one workspace have the same shortcuts, two workspaces do not', () => {
    const services = servicesWith('{"v":1,"enabled":false,"chords":{"assistant":null}}');
    expect(shortcutsOf(services)).toBe(shortcutsOf(services));
    expect(shortcutsOf(services).getState()).toMatchObject({ enabled: false, chords: { assistant: null } });
    expect(shortcutsOf(servicesWith(null)).getState().enabled).toBe(true);
  });

  it('[P480] those of single keys are switched off by themselves', () => {
    const { chords, heard } = shortcutsOf(servicesWith('{"v":1,"singleKeys":false}')).getState();
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
