/**
 * Which menus carry a flag that the server keeps: favourites and pins. One call per menu is under way at a
 * time; what the person asked for meanwhile follows when it is answered.
 */
export type SavedFlags = {
  /** Goes up with every load; answers to calls of an earlier load are dropped. */
  readonly epoch: number;
  /** Ids that the server has confirmed, newest first. */
  readonly saved: readonly string[];
  /** What the person wants of the ids that have a call under way. */
  readonly wanted: ReadonlyMap<string, boolean>;
  /** What those calls ask for. */
  readonly sent: ReadonlyMap<string, boolean>;
};

/** What happened to a flag. */
export type FlagsEvent =
  | { readonly type: 'loaded'; readonly ids: readonly string[] }
  | { readonly type: 'asked'; readonly id: string; readonly on: boolean }
  | { readonly type: 'answered'; readonly id: string; readonly epoch: number }
  | { readonly type: 'refused'; readonly id: string; readonly epoch: number; readonly error: unknown };

/** What follows for the runtime to do. */
export type FlagsEffect =
  /** Asks the server; its end is reported with the same epoch. */
  | { readonly type: 'call'; readonly id: string; readonly on: boolean; readonly epoch: number }
  | { readonly type: 'tell-refused'; readonly error: unknown }
  /** All calls are answered: the server has these ids. */
  | { readonly type: 'keep'; readonly ids: readonly string[] };

type Next = readonly [state: SavedFlags, effects?: readonly FlagsEffect[]];

/** Nothing flagged, nothing under way. */
export const NO_FLAGS: SavedFlags = { epoch: 0, saved: [], wanted: new Map(), sent: new Map() };

/** Keeps one call per menu under way, and asks for what the person wanted meanwhile once it is answered. */
export function transition(state: SavedFlags, event: FlagsEvent): Next {
  switch (event.type) {
    case 'loaded':
      return [{ ...NO_FLAGS, epoch: state.epoch + 1, saved: [...new Set(event.ids)] }];
    case 'asked': {
      const { id, on } = event;
      if (state.sent.has(id)) return [{ ...state, wanted: withValue(state.wanted, id, on) }];
      return state.saved.includes(id) === on ? [state] : call(state, id, on);
    }
    case 'answered': {
      const { id } = event;
      const on = underway(state, event);
      if (on === undefined) return [state];
      const wanted = state.wanted.get(id);
      const settled = { ...settle(state, id), saved: withFlag(state.saved, id, on) };
      return wanted === undefined || wanted === on ? [settled, keep(settled)] : call(settled, id, wanted);
    }
    case 'refused': {
      if (underway(state, event) === undefined) return [state];
      const settled = settle(state, event.id);
      return [settled, [...keep(settled), { type: 'tell-refused', error: event.error }]];
    }
  }
}

/** Returns the ids as the person wants them, before any answer: for pins. Newest first. */
export function wantedFlags({ saved, wanted }: SavedFlags): readonly string[] {
  let ids = saved;
  for (const [id, on] of wanted) ids = withFlag(ids, id, on);
  return ids;
}

/** Whether a call about a menu is under way. */
export function isFlagPending({ sent }: SavedFlags, id: string): boolean {
  return sent.has(id);
}

/** Returns what the call under way asks for; undefined when there is none since the last load. */
function underway({ epoch, sent }: SavedFlags, event: { id: string; epoch: number }): boolean | undefined {
  return event.epoch === epoch ? sent.get(event.id) : undefined;
}

function call(state: SavedFlags, id: string, on: boolean): Next {
  const { epoch } = state;
  return [
    { ...state, wanted: withValue(state.wanted, id, on), sent: withValue(state.sent, id, on) },
    [{ type: 'call', id, on, epoch }],
  ];
}

function keep({ sent, saved }: SavedFlags): FlagsEffect[] {
  return sent.size === 0 ? [{ type: 'keep', ids: saved }] : [];
}

function settle(state: SavedFlags, id: string): SavedFlags {
  return { ...state, wanted: without(state.wanted, id), sent: without(state.sent, id) };
}

function withFlag(ids: readonly string[], id: string, on: boolean): readonly string[] {
  if (ids.includes(id) === on) return ids;
  return on ? [id, ...ids] : ids.filter((other) => other !== id);
}

function withValue(map: ReadonlyMap<string, boolean>, id: string, on: boolean): ReadonlyMap<string, boolean> {
  return new Map(map).set(id, on);
}

function without(map: ReadonlyMap<string, boolean>, id: string): ReadonlyMap<string, boolean> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}
