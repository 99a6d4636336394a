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
  | { readonly type: 'refused'; readonly id: string; readonly epoch: number };

/** What to do after an event: make a call and report its end with the same epoch, or tell the person. */
export type FlagsEffect =
  | { readonly type: 'call'; readonly id: string; readonly on: boolean; readonly epoch: number }
  | { readonly type: 'tell-refused'; readonly id: string; readonly on: boolean };

/** A state and what to do about it. */
export type FlagsStep = { readonly state: SavedFlags; readonly effects: readonly FlagsEffect[] };

/** Nothing flagged, nothing under way. */
export const NO_FLAGS: SavedFlags = { epoch: 0, saved: [], wanted: new Map(), sent: new Map() };

/** The next state of flags that a server keeps. */
export function flagsTransition(state: SavedFlags, event: FlagsEvent): FlagsStep {
  switch (event.type) {
    case 'loaded':
      return {
        state: { ...NO_FLAGS, epoch: state.epoch + 1, saved: [...new Set(event.ids)] },
        effects: [],
      };
    case 'asked': {
      if (state.sent.has(event.id))
        return { state: { ...state, wanted: withValue(state.wanted, event.id, event.on) }, effects: [] };
      if (state.saved.includes(event.id) === event.on) return { state, effects: [] };
      return call(state, event.id, event.on);
    }
    case 'answered': {
      const on = state.sent.get(event.id);
      if (on === undefined || event.epoch !== state.epoch) return { state, effects: [] };
      const wanted = state.wanted.get(event.id);
      const settled = { ...settle(state, event.id), saved: withFlag(state.saved, event.id, on) };
      return wanted === undefined || wanted === on
        ? { state: settled, effects: [] }
        : call(settled, event.id, wanted);
    }
    case 'refused': {
      const on = state.sent.get(event.id);
      if (on === undefined || event.epoch !== state.epoch) return { state, effects: [] };
      return { state: settle(state, event.id), effects: [{ type: 'tell-refused', id: event.id, on }] };
    }
  }
}

/** The ids as the person wants them, before any answer: for pins. Newest first. */
export function wantedFlags({ saved, wanted }: SavedFlags): readonly string[] {
  let ids = saved;
  for (const [id, on] of wanted) ids = withFlag(ids, id, on);
  return ids;
}

/** Whether a call about a menu is under way. */
export function isFlagPending({ sent }: SavedFlags, id: string): boolean {
  return sent.has(id);
}

function call(state: SavedFlags, id: string, on: boolean): FlagsStep {
  const { epoch } = state;
  return {
    state: { ...state, wanted: withValue(state.wanted, id, on), sent: withValue(state.sent, id, on) },
    effects: [{ type: 'call', id, on, epoch }],
  };
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
