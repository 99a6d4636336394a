import { createStore } from '@portal/machine';
import {
  chordOf,
  chordsOf,
  isHeardInFields,
  isSingleKey,
  type Press,
  toMachineChord,
} from '../core/chord.ts';

/**
 * Something that keys can do, and the chord that it has by itself, as in `Alt+Shift+KeyT` or `Mod+KeyK`; `KeyG KeyN` is
 * pressed one after the other.
 */
export type ShortcutAction = { id: string; chord: string };

/** Which chord does what at present. */
export type ShortcutsState = {
  /** False where a person wants no shortcuts at all. */
  enabled: boolean;
  /** False where a person wants no shortcuts of keys that type something: a speech program would press them while it dictates. */
  singleKeys: boolean;
  /** The chord of each action on this machine; null where the person took it away. */
  chords: Readonly<Record<string, string | null>>;
  /** The chords that are listened to at present. */
  heard: readonly string[];
};

/** What can be done by keys, and where choices are kept. */
export type ShortcutsOptions = {
  actions: readonly ShortcutAction[];
  isMac: boolean;
  /** Where the person's choice is kept. @default nowhere */
  storage?: { get(key: string): string | null; set(key: string, value: string): unknown };
};

/** A press as the listeners of a page get it. */
export type PressEvent = Press &
  Pick<KeyboardEvent, 'repeat' | 'defaultPrevented' | 'preventDefault' | 'composedPath' | 'timeStamp'>;

/** What runs; a key that is held down repeats. */
export type ShortcutRun = (press: { repeat: boolean }) => void;

/** The shortcuts of one application. */
export type Shortcuts = ReturnType<typeof createShortcuts>;

const STORAGE_KEY = 'shortcuts';
/** Milliseconds between two presses that belong together. */
const SEQUENCE_MS = 1_000;

/** Makes the shortcuts of one workspace: which chord does what, as the person wants it, and who carries it out. */
export function createShortcuts({ actions, isMac, storage }: ShortcutsOptions) {
  const runs = new Map<string, ShortcutRun>();
  let own = readOwn();
  const state = createStore(toState());
  let before = { chord: '', at: Number.NEGATIVE_INFINITY };

  function readOwn() {
    return parseOwn(storage?.get(STORAGE_KEY) ?? null, new Set(actions.map(({ id }) => id)));
  }
  function toState(): ShortcutsState {
    const chords = Object.fromEntries(
      actions.map(({ id, chord }) => {
        const mine = own.chords[id];
        return [id, mine === undefined ? toMachineChord(chord, isMac) : mine];
      }),
    );
    const { enabled, singleKeys } = own;
    const isHeard = (chord: string | null): chord is string =>
      enabled && chord !== null && (singleKeys || !isSingleKey(chord));
    return { enabled, singleKeys, chords, heard: Object.values(chords).filter(isHeard) };
  }
  function change(next: OwnShortcuts): void {
    own = next;
    state.set(toState());
  }
  function save(next: OwnShortcuts): void {
    storage?.set(STORAGE_KEY, JSON.stringify({ v: 1, ...next }));
    change(next);
  }

  /** Returns what a press can mean, by itself and after the one before it; where a person types, the keys belong to the text. */
  function pressedNow(event: PressEvent): string[] {
    const now = chordOf(event);
    const isTyped = isEditable(event.composedPath()[0]);
    const sequence = event.timeStamp - before.at < SEQUENCE_MS ? [`${before.chord} ${now}`] : [];
    before = { chord: isTyped ? '' : now, at: event.timeStamp };
    return [...chordsOf(event), ...sequence].filter((one) => !isTyped || isHeardInFields(one));
  }

  return {
    isMac,
    get: state.get,
    subscribe: state.subscribe,
    /** Carries out an action; of several the last one that was given. Returns a function that ends it. */
    on(id: string, run: ShortcutRun): () => void {
      runs.set(id, run);
      return () => {
        if (runs.get(id) === run) runs.delete(id);
      };
    },
    /** Carries out what a press asks for; false when it asks for nothing here. */
    press(event: PressEvent): boolean {
      const pressed = event.defaultPrevented ? [] : pressedNow(event);
      const { heard, chords } = state.get();
      const chord = heard.find((one) => pressed.includes(one)) ?? '';
      const found = actions.find(({ id }) => chord !== '' && chords[id] === chord);
      const run = found && runs.get(found.id);
      if (!run) return false;
      event.preventDefault();
      run({ repeat: event.repeat });
      return true;
    },
    /** Returns the action that has a chord already. */
    ownerOf: (chord: string): string | undefined =>
      actions.find(({ id }) => state.get().chords[id] === chord)?.id,
    /** Gives an action another chord, or none. */
    assign: (id: string, chord: string | null) => save({ ...own, chords: { ...own.chords, [id]: chord } }),
    setEnabled: (enabled: boolean) => save({ ...own, enabled }),
    /** Turns shortcuts of keys that type something on or off. */
    setSingleKeys: (singleKeys: boolean) => save({ ...own, singleKeys }),
    /** Back to the chords that the actions have by themselves. */
    reset: () => save({ ...own, chords: {} }),
    /** Reads the choice again after another window has changed it. */
    reload: () => change(readOwn()),
  };
}

type OwnShortcuts = { enabled: boolean; singleKeys: boolean; chords: Record<string, string | null> };

const NOTHING_CHOSEN: OwnShortcuts = { enabled: true, singleKeys: true, chords: {} };

/** Reads what was kept; what cannot be meant counts as not chosen. */
function parseOwn(text: string | null, ids: ReadonlySet<string>): OwnShortcuts {
  try {
    const { v, enabled, singleKeys, chords } = JSON.parse(text ?? 'null') ?? {};
    if (v !== 1) return NOTHING_CHOSEN;
    const known = Object.entries(chords ?? {}).filter(
      (entry): entry is [string, string | null] =>
        ids.has(entry[0]) && (entry[1] === null || /^[\w+]{1,40}$/.test(String(entry[1]))),
    );
    return {
      enabled: enabled !== false,
      singleKeys: singleKeys !== false,
      chords: Object.fromEntries(known),
    };
  } catch {
    return NOTHING_CHOSEN;
  }
}

function isEditable(target: EventTarget | undefined): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false;
  const isField = target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');
  return isField || target.isContentEditable;
}
