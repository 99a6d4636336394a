import { expect, it } from 'vitest';
import {
  chordLabel,
  chordOf,
  chordsOf,
  isHeardInFields,
  isSingleKey,
  judgeChord,
  type Press,
  toMachineChord,
} from './chord.ts';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (code: string, held: Partial<Press> = {}): Press => ({ code, key: 'x', ...NONE, ...held });
const alt = { altKey: true };
const ctrl = { ctrlKey: true };

it.each([
  [press('KeyK', ctrl), 'Ctrl+KeyK'],
  [press('KeyK', { ctrlKey: true, altKey: true, shiftKey: true, metaKey: true }), 'Ctrl+Alt+Shift+Meta+KeyK'],
  [press('KeyK'), 'KeyK'],
])(
  '[U700] the chord of a press names its modifiers in one order, and the place of its key: %#',
  (own, chord) => {
    expect(chordOf(own)).toBe(chord);
  },
);

it.each([
  [press('Slash', { key: '?', shiftKey: true }), ['Shift+Slash', '?']],
  [press('Slash', { key: '?', altKey: true }), ['Alt+Slash']],
  [press('Slash', { key: '?', ctrlKey: true }), ['Ctrl+Slash']],
  [press('Slash', { key: '?', metaKey: true }), ['Meta+Slash']],
  [press('KeyA', { key: 'a' }), ['KeyA']],
  [press('Digit1', { key: '1' }), ['Digit1']],
  [press('Space', { key: ' ' }), ['Space']],
  [press('Enter', { key: 'Enter' }), ['Enter']],
])('[U700] a sign that is typed also counts by itself: %#', (own, chords) => {
  expect(chordsOf(own)).toEqual(chords);
});

it.each([
  ['Mod+KeyK', 'Ctrl+KeyK', 'Meta+KeyK'],
  ['Alt+Shift+Digit1', 'Alt+Shift+Digit1', 'Ctrl+Alt+Shift+Digit1'],
  ['Ctrl+F6', 'Ctrl+F6', 'Ctrl+F6'],
  ['Meta+KeyK', 'Meta+KeyK', 'Meta+KeyK'],
  ['F6', 'F6', 'F6'],
  ['KeyG KeyH', 'KeyG KeyH', 'KeyG KeyH'],
  ['Mod+KeyK Alt+KeyS', 'Ctrl+KeyK Alt+KeyS', 'Meta+KeyK Ctrl+Alt+KeyS'],
])('[U701] %s is %s, and %s on a Mac', (own, here, onMac) => {
  expect([toMachineChord(own, false), toMachineChord(own, true)]).toEqual([here, onMac]);
});

it.each([
  ['Ctrl+Alt+Shift+Meta+KeyK', 'Ctrl Alt Shift Meta K', '⌃ ⌥ ⇧ ⌘ K'],
  ['Alt+Digit7', 'Alt 7', '⌥ 7'],
  ['Numpad7', '7', '7'],
  ['Key', 'Key', 'Key'],
  ['F6', 'F6', 'F6'],
  ['MyKeyA', 'MyKeyA', 'MyKeyA'],
  ['KeyG KeyH', 'G H', 'G H'],
])('[U701] %s is read as "%s", and as "%s" on a Mac', (chord, here, onMac) => {
  expect([chordLabel(chord, false), chordLabel(chord, true)]).toEqual([here, onMac]);
});

it('[U701] keys of signs are read as the sign', () => {
  const codes = 'Backquote Backslash BracketLeft BracketRight Comma Equal Minus Period Quote Semicolon Slash';
  expect(chordLabel(codes, false)).toBe("` \\ [ ] , = - . ' ; /");
});

const judged = (code: string, held: Partial<Press>) => judgeChord(press(code, held));

it.each(['ArrowLeft', 'F4', 'Tab', 'Space', 'Home', 'KeyD', 'KeyE', 'KeyF', 'Escape', 'Enter'])(
  '[U702] Alt with %s is the browser’s',
  (code) => expect(judged(code, alt)).toBe('reserved'),
);

it.each([
  'KeyA',
  'Digit1',
  'Tabs',
  'Spacer',
  'Homes',
  'KeyDx',
  'KeyEx',
  'KeyFx',
  'Escapes',
  'Enters',
  'NumpadEnter',
])('[U702] Alt with %s is free', (code) => expect(judged(code, alt)).toBe('ok'));

it.each([
  'KeyB',
  'KeyE',
  'KeyI',
  'KeyK',
  'KeyM',
  'KeyY',
  'Comma',
  'Period',
  'Slash',
  'Semicolon',
  'Quote',
  'Backslash',
])('[U702] one modifier with %s is free, and with Shift the browser’s', (code) => {
  expect(judged(code, ctrl)).toBe('ok');
  expect(judged(code, { metaKey: true })).toBe('ok');
  expect(judged(code, { ...ctrl, shiftKey: true })).toBe('reserved');
});

it.each([
  ['KeyT', ctrl, 'reserved'],
  ['KeyBB', ctrl, 'reserved'],
  ['NumpadComma', ctrl, 'reserved'],
  ['Delete', { ...alt, ...ctrl }, 'reserved'],
  ['F1', { ...alt, ...ctrl }, 'reserved'],
  ['NumpadDelete', { ...alt, ...ctrl }, 'ok'],
  ['KeyF1', { ...alt, ...ctrl }, 'ok'],
  ['KeyK', {}, 'incomplete'],
  ['KeyK', { shiftKey: true }, 'incomplete'],
  ['', alt, 'incomplete'],
] as const)('[U702] %s with %o is %s', (code, held, verdict) => {
  expect(judged(code, held)).toBe(verdict);
});

it.each(['Control', 'Alt', 'Shift', 'Meta', 'AltGraph', 'CapsLock', 'Fn', 'FnLock'])(
  '[U702] %s alone is no chord yet',
  (key) => expect(judged('ControlLeft', { ...ctrl, key })).toBe('incomplete'),
);

it('[U702] a key whose name only contains one of a modifier is a key', () => {
  expect(judged('KeyK', { ...ctrl, key: 'NumShift' })).toBe('ok');
});

it.each([
  ['KeyG', true, false],
  ['Shift+Slash', true, false],
  ['Alt+KeyK', false, false],
  ['Meta+KeyK', false, true],
  ['Ctrl+KeyK', false, true],
  ['Ctrl+Alt+KeyK', false, false],
  ['F6', false, true],
  ['F12', false, true],
  ['Shift+F6', false, true],
  ['Fn', true, false],
  ['KeyF6', true, false],
  ['F6x', true, false],
  ['KeyCtrl+', true, false],
])('[U706] %s types something by itself: %s; is heard while somebody types: %s', (chord, single, heard) => {
  expect([isSingleKey(chord), isHeardInFields(chord)]).toEqual([single, heard]);
});
