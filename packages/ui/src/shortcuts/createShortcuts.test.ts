import { describe, expect, it, vi } from 'vitest';
import {
  chordLabel,
  chordOf,
  chordsOf,
  isHeardInFields,
  isSingleKey,
  judgeChord,
  toMachineChord,
} from '../core/chord.ts';
import { createShortcuts, type PressEvent } from './createShortcuts.ts';

const ACTIONS = [
  { id: 'close', chord: 'Alt+KeyW' },
  { id: 'search', chord: 'Mod+KeyK' },
  { id: 'map', chord: '?' },
  { id: 'bell', chord: 'KeyG KeyN' },
];

function press(chord: string, rest: Partial<PressEvent> = {}): PressEvent {
  const keys = chord.split('+');
  const code = keys.pop() ?? '';
  return {
    code,
    key: code.replace('Key', '').toLowerCase(),
    ctrlKey: keys.includes('Ctrl'),
    altKey: keys.includes('Alt'),
    shiftKey: keys.includes('Shift'),
    metaKey: keys.includes('Meta'),
    repeat: false,
    defaultPrevented: false,
    preventDefault: vi.fn(),
    composedPath: () => [],
    timeStamp: 0,
    ...rest,
  };
}

function memory(initial?: string) {
  const values = new Map(initial === undefined ? [] : [['shortcuts', initial]]);
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => values.set(key, value),
  };
}

describe('chords', () => {
  it('[U700] keys are told by their place, signs by what is typed', () => {
    expect(chordOf(press('Ctrl+Alt+Shift+Meta+KeyW'))).toBe('Ctrl+Alt+Shift+Meta+KeyW');
    expect(chordsOf(press('Shift+Minus', { key: '?' }))).toEqual(['Shift+Minus', '?']);
    expect(chordsOf(press('Alt+Minus', { key: '?' }))).toEqual(['Alt+Minus']);
    expect(chordsOf(press('KeyA', { key: 'a' }))).toEqual(['KeyA']);
  });

  it('[U701] on a Mac Option comes with Control, and the main modifier is Command', () => {
    expect(toMachineChord('Alt+Shift+KeyT', true)).toBe('Ctrl+Alt+Shift+KeyT');
    expect(toMachineChord('Mod+KeyK', true)).toBe('Meta+KeyK');
    expect(toMachineChord('Mod+KeyK', false)).toBe('Ctrl+KeyK');
    expect(chordLabel('Ctrl+Alt+Shift+KeyT', true)).toBe('⌃ ⌥ ⇧ T');
    expect(chordLabel('Alt+Backquote', false)).toBe('Alt `');
    expect(chordLabel('Alt+Digit3', false)).toBe('Alt 3');
    expect(chordLabel('?', false)).toBe('?');
  });

  it('[U702] what the browser keeps and what types something cannot be had', () => {
    const verdict = (chord: string) => judgeChord(press(chord));
    expect(['Alt+KeyW', 'Alt+Shift+KeyT', 'Ctrl+KeyK', 'Meta+KeyK', 'Ctrl+Alt+KeyX'].map(verdict)).toEqual(
      Array(5).fill('ok'),
    );
    expect(
      ['Ctrl+KeyT', 'Ctrl+KeyW', 'Meta+KeyQ', 'Alt+ArrowLeft', 'Alt+F4', 'Ctrl+Alt+Delete'].map(verdict),
    ).toEqual(Array(6).fill('reserved'));
    expect(['KeyA', 'Shift+KeyA'].map(verdict)).toEqual(['incomplete', 'incomplete']);
    expect(judgeChord(press('Alt+AltLeft', { key: 'Alt' }))).toBe('incomplete');
  });
});

describe('createShortcuts', () => {
  it('[U703] a press runs the action of its chord, as long as somebody carries it out', () => {
    const shortcuts = createShortcuts({ actions: ACTIONS, isMac: false });
    const run = vi.fn();
    const event = press('Alt+KeyW');
    expect(shortcuts.press(event)).toBe(false);
    const stop = shortcuts.on('close', run);
    expect(shortcuts.press(event)).toBe(true);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(shortcuts.press(press('Alt+KeyW', { defaultPrevented: true }))).toBe(false);
    stop();
    expect(shortcuts.press(event)).toBe(false);
    expect(run).toHaveBeenCalledExactlyOnceWith({ repeat: false });
  });

  it('[U704] a chosen chord takes the place of the own one, is kept, and can be taken back', () => {
    const storage = memory();
    const shortcuts = createShortcuts({ actions: ACTIONS, isMac: false, storage });
    shortcuts.on('close', () => undefined);
    shortcuts.assign('close', 'Alt+KeyX');
    expect(shortcuts.press(press('Alt+KeyW'))).toBe(false);
    expect(shortcuts.press(press('Alt+KeyX'))).toBe(true);
    expect(shortcuts.ownerOf('Alt+KeyX')).toBe('close');
    const other = createShortcuts({ actions: ACTIONS, isMac: false, storage });
    expect(other.get().chords.close).toBe('Alt+KeyX');
    shortcuts.reset();
    other.reload();
    expect(other.get().chords.close).toBe('Alt+KeyW');
    other.assign('close', null);
    expect(other.press(press('Alt+KeyW'))).toBe(false);
  });

  it('[U705] one switch turns all off', () => {
    const storage = memory();
    const shortcuts = createShortcuts({ actions: ACTIONS, isMac: false, storage });
    const heard = vi.fn();
    shortcuts.subscribe(heard);
    shortcuts.on('map', () => undefined);
    shortcuts.setEnabled(false);
    expect(heard).toHaveBeenCalledOnce();
    expect(shortcuts.press(press('Shift+Slash', { key: '?' }))).toBe(false);
    expect(createShortcuts({ actions: ACTIONS, isMac: false, storage }).get().enabled).toBe(false);
    shortcuts.setEnabled(true);
    expect(shortcuts.press(press('Shift+Slash', { key: '?' }))).toBe(true);
  });

  it('[U704] a stored choice that makes no sense costs nothing but itself', () => {
    for (const text of [
      '',
      '{',
      '[]',
      '{"v":9}',
      '{"v":1,"chords":7}',
      '{"v":1,"chords":{"close":{"x":1}}}',
    ]) {
      const shortcuts = createShortcuts({ actions: ACTIONS, isMac: false, storage: memory(text) });
      expect(shortcuts.get()).toEqual({
        enabled: true,
        singleKeys: true,
        chords: { close: 'Alt+KeyW', search: 'Ctrl+KeyK', map: '?', bell: 'KeyG KeyN' },
        heard: ['Alt+KeyW', 'Ctrl+KeyK', '?', 'KeyG KeyN'],
      });
    }
    const foreign = memory('{"v":1,"chords":{"__proto__":"Alt+KeyX","unknown":"Alt+KeyY","map":null}}');
    const shortcuts = createShortcuts({ actions: ACTIONS, isMac: false, storage: foreign });
    expect(Object.keys(shortcuts.get().chords)).toEqual(['close', 'search', 'map', 'bell']);
    expect(shortcuts.get().chords.map).toBeNull();
  });

  it('[U709] two keys one after the other are one shortcut, as long as nothing comes between and no time passes', () => {
    const shortcuts = createShortcuts({ actions: ACTIONS, isMac: true });
    const run = vi.fn();
    shortcuts.on('bell', run);
    const type = (...presses: [string, number][]) =>
      presses.map(([code, timeStamp]) => shortcuts.press(press(code, { timeStamp }))).at(-1);
    expect(type(['KeyN', 0], ['KeyG', 10], ['KeyA', 20], ['KeyN', 30])).toBe(false);
    expect(type(['KeyG', 5000], ['KeyN', 6000])).toBe(false);
    expect(type(['KeyG', 9000], ['Ctrl+KeyN', 9100])).toBe(false);
    expect(run).not.toHaveBeenCalled();
    expect(type(['KeyG', 12_000], ['KeyN', 12_900])).toBe(true);
    expect(run).toHaveBeenCalledOnce();
    expect(chordLabel('KeyG KeyN', true)).toBe('G N');
  });

  it('[U710] those of keys that type something are turned off by themselves', () => {
    const storage = memory();
    const shortcuts = createShortcuts({ actions: ACTIONS, isMac: false, storage });
    for (const { id } of ACTIONS) shortcuts.on(id, () => undefined);
    const typed = () => [
      shortcuts.press(press('Shift+Slash', { key: '?', timeStamp: 1 })),
      shortcuts.press(press('KeyG', { timeStamp: 2 })) || shortcuts.press(press('KeyN', { timeStamp: 3 })),
    ];
    expect(typed()).toEqual([true, true]);
    shortcuts.setSingleKeys(false);
    expect(typed()).toEqual([false, false]);
    expect(shortcuts.press(press('Alt+KeyW'))).toBe(true);
    expect(shortcuts.get().heard).toEqual(['Alt+KeyW', 'Ctrl+KeyK']);
    const later = createShortcuts({ actions: ACTIONS, isMac: false, storage });
    expect(later.get()).toMatchObject({ enabled: true, singleKeys: false });
    later.reset();
    expect(later.get().singleKeys).toBe(false);
    later.assign('bell', 'Alt+KeyN');
    later.on('bell', () => undefined);
    expect(later.press(press('Alt+KeyN'))).toBe(true);
  });

  it('[U835] a function key types nothing', () => {
    expect(['F6', 'Shift+F6', 'KeyF', 'Shift+KeyF'].map(isHeardInFields)).toEqual([true, true, false, false]);
    expect(['F6', 'Shift+F6', 'KeyF', 'Shift+KeyF'].map(isSingleKey)).toEqual([false, false, true, true]);
  });

  it('[U706] while somebody types only what can type nothing is heard', () => {
    expect(['Ctrl+KeyK', 'Meta+KeyK'].map(isHeardInFields)).toEqual([true, true]);
    expect(['Alt+KeyW', 'Ctrl+Alt+KeyW', '?'].map(isHeardInFields)).toEqual([false, false, false]);
  });
});
