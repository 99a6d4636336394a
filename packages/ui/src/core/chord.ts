/** What tells one press of keys from another. */
export type Press = Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a chord may be given to an action. */
export type ChordVerdict = 'ok' | 'incomplete' | 'reserved';

const MODIFIERS = /^(Control|Alt|Shift|Meta|AltGraph|CapsLock|Fn)/;
/** What browsers and systems keep for themselves, by the keys beside one modifier. */
const KEPT_WITH_ALT = /^(Arrow|F\d|Tab$|Space$|Home$|KeyD$|KeyE$|KeyF$|Escape$|Enter$)/;
const FREE_WITH_MOD = /^(Key[BEIKMY]|Comma|Period|Slash|Semicolon|Quote|Backslash)$/;
/** Types nothing, with Shift neither. */
const FUNCTION_KEY = /^(Shift\+)?F\d+$/;
const SIGNS: Record<string, string> = {
  Backquote: '`',
  Backslash: '\\',
  BracketLeft: '[',
  BracketRight: ']',
  Comma: ',',
  Equal: '=',
  Minus: '-',
  Period: '.',
  Quote: "'",
  Semicolon: ';',
  Slash: '/',
};
const MAC_SIGNS: Record<string, string> = { Ctrl: '⌃', Alt: '⌥', Shift: '⇧', Meta: '⌘' };

/** Returns the chord of a press: its modifiers and the place of its key, so that every layout has it. */
export function chordOf({ code, altKey, ctrlKey, metaKey, shiftKey }: Press): string {
  return chord({ Ctrl: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey }, code);
}

/** Returns the chords that a press can mean: a sign that is typed also counts by itself, wherever its key lies. */
export function chordsOf(press: Press): string[] {
  const { key, altKey, ctrlKey, metaKey } = press;
  const isSign = key.length === 1 && !/[\p{L}\p{N}\s]/u.test(key) && !altKey && !ctrlKey && !metaKey;
  return isSign ? [chordOf(press), key] : [chordOf(press)];
}

/** Returns an action's own chord on this machine: `Mod` is ⌘ or Ctrl; on a Mac Control joins Option, which alone types characters. */
export function toMachineChord(own: string, isMac: boolean): string {
  if (own.includes(' ')) return eachOf(own, (one) => toMachineChord(one, isMac));
  const keys = own.split('+');
  const code = keys.pop() ?? '';
  const has = (name: string) => keys.includes(name);
  return chord(
    {
      Ctrl: has('Ctrl') || (has('Mod') && !isMac) || (has('Alt') && isMac),
      Alt: has('Alt'),
      Shift: has('Shift'),
      Meta: has('Meta') || (has('Mod') && isMac),
    },
    code,
  );
}

/** Returns a chord as people read it. */
export function chordLabel(machineChord: string, isMac: boolean): string {
  if (machineChord.includes(' ')) return eachOf(machineChord, (one) => chordLabel(one, isMac));
  const keys = machineChord.split('+');
  const code = keys.pop() ?? '';
  const name = SIGNS[code] ?? code.replace(/^(Key|Digit|Numpad)(?=.)/, '');
  return [...keys.map((key) => (isMac ? (MAC_SIGNS[key] ?? key) : key)), name].join(' ');
}

/** Tells whether an action may have a chord: it needs a modifier that does not type, and must not be the browser's own. */
export function judgeChord(press: Press): ChordVerdict {
  const { code, key, altKey, ctrlKey, metaKey } = press;
  if (MODIFIERS.test(key) || code === '') return 'incomplete';
  if (altKey) return (ctrlKey && /^(Delete|F\d)/.test(code)) || KEPT_WITH_ALT.test(code) ? 'reserved' : 'ok';
  if (!ctrlKey && !metaKey) return 'incomplete';
  return FREE_WITH_MOD.test(code) && !press.shiftKey ? 'ok' : 'reserved';
}

/** Tells whether a chord consists of keys that type something by themselves. */
export function isSingleKey(machineChord: string): boolean {
  return !/\b(Ctrl|Alt|Meta)\+/.test(machineChord) && !FUNCTION_KEY.test(machineChord);
}

/** Tells whether a chord is heard while somebody types: only one that can type nothing. */
export function isHeardInFields(machineChord: string): boolean {
  return /^(Ctrl|Meta)\+(?!Alt)/.test(machineChord) || FUNCTION_KEY.test(machineChord);
}

/** Of presses that follow each other. */
function eachOf(sequence: string, change: (chord: string) => string): string {
  return sequence.split(' ').map(change).join(' ');
}

function chord(modifiers: Record<string, boolean>, code: string): string {
  const names = Object.keys(modifiers).filter((name) => modifiers[name]);
  return [...names, code].join('+');
}
