import { chordsOf, isHeardInFields, type Press, toMachineChord } from '../core/chord.ts';

/** Something that keys can do, and the chord that it has by itself, as in `Alt+Shift+KeyT` or `Mod+KeyK`. */
export type ShortcutAction = { id: string; chord: string };

/** Which chord does what at present. */
export type ShortcutsState = {
  /** False where a person wants no shortcuts at all. */
  enabled: boolean;
  /** The chord of each action on this machine; null where the person took it away. */
  chords: Readonly<Record<string, string | null>>;
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
  Pick<KeyboardEvent, 'repeat' | 'defaultPrevented' | 'preventDefault' | 'composedPath'>;

/** What runs; a key that is held down repeats. */
export type ShortcutRun = (press: { repeat: boolean }) => void;

/** The shortcuts of one application. */
export type Shortcuts = ReturnType<typeof createShortcuts>;

const STORAGE_KEY = 'shortcuts';

/** The shortcuts of one workspace: which chord does what, as the person wants it, and who carries it out. */
export function createShortcuts({ actions, isMac, storage }: ShortcutsOptions) {
  const runs = new Map<string, ShortcutRun>();
  const listeners = new Set<() => void>();
  let own = readOwn();
  let state = toState();

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
    return { enabled: own.enabled, chords };
  }
  function change(next: OwnShortcuts): void {
    own = next;
    state = toState();
    for (const listener of [...listeners]) listener();
  }
  function save(next: OwnShortcuts): void {
    storage?.set(STORAGE_KEY, JSON.stringify({ v: 1, ...next }));
    change(next);
  }

  return {
    isMac,
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Carries out an action from now on; the answer ends it. The one who came last does. */
    on(id: string, run: ShortcutRun): () => void {
      runs.set(id, run);
      return () => {
        if (runs.get(id) === run) runs.delete(id);
      };
    },
    /** Carries out what a press asks for; false when it asks for nothing here. */
    press(event: PressEvent): boolean {
      if (!state.enabled || event.defaultPrevented) return false;
      const pressed = chordsOf(event);
      const found = actions.find(({ id }) => pressed.includes(state.chords[id] ?? ''));
      const run = found && runs.get(found.id);
      if (!run) return false;
      const chord = state.chords[found.id] ?? '';
      if (!isHeardInFields(chord) && isEditable(event.composedPath()[0])) return false;
      event.preventDefault();
      run({ repeat: event.repeat });
      return true;
    },
    /** The action that has a chord already. */
    ownerOf: (chord: string): string | undefined => actions.find(({ id }) => state.chords[id] === chord)?.id,
    /** Gives an action another chord, or none. */
    assign: (id: string, chord: string | null) => save({ ...own, chords: { ...own.chords, [id]: chord } }),
    setEnabled: (enabled: boolean) => save({ ...own, enabled }),
    /** Back to the chords that the actions have by themselves. */
    reset: () => save({ ...own, chords: {} }),
    /** Reads the choice again, which another window has changed. */
    reload: () => change(readOwn()),
  };
}

type OwnShortcuts = { enabled: boolean; chords: Record<string, string | null> };

/** What cannot be meant counts as not chosen. */
function parseOwn(text: string | null, ids: ReadonlySet<string>): OwnShortcuts {
  try {
    const { v, enabled, chords } = JSON.parse(text ?? 'null') ?? {};
    if (v !== 1) return { enabled: true, chords: {} };
    const known = Object.entries(chords ?? {}).filter(
      (entry): entry is [string, string | null] =>
        ids.has(entry[0]) && (entry[1] === null || /^[\w+]{1,40}$/.test(String(entry[1]))),
    );
    return { enabled: enabled !== false, chords: Object.fromEntries(known) };
  } catch {
    return { enabled: true, chords: {} };
  }
}

/** Where a person types, the keys belong to the text. */
function isEditable(target: EventTarget | undefined): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false;
  const isField = target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=button])');
  return isField || target.isContentEditable;
}
