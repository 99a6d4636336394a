/**
 * What a page is about, as it says itself. A part that is missing is none that the page knows; `null` is one that the page
 * knows and that is not narrowed.
 */
export type PageScope = {
  /** The shop's name. */
  shop?: string | null;
  /** The marketplace's code, such as `US`. */
  marketplace?: string | null;
  /** The first and the last day, `YYYY-MM-DD`. */
  period?: { from: string; to: string } | null;
};

/** A pane that says what it is about. */
export type ScopedPane = {
  said: PageScope;
  /** Whether it follows what is chosen elsewhere, and is followed. */
  follows: boolean;
  isShown: boolean;
  /** What it was told last: a page that does not take something is not told it again. */
  told?: PageScope;
};

/** What the panes of a window have in common, and which of them take part. */
export type ScopesState = {
  common: PageScope;
  panes: Readonly<Record<string, ScopedPane>>;
};

/** What a shell tells of its panes and their scopes. */
export type ScopesEvent =
  /** A page says what it is about; `chosen` when the person has just chosen that there. */
  | { type: 'say'; paneId: string; scope: PageScope; chosen: boolean }
  | { type: 'show'; paneId: string; isShown: boolean }
  | { type: 'follow'; paneId: string; follows: boolean }
  | { type: 'forget'; paneId: string }
  /** Nothing is in common any more; the pages stay as they are. */
  | { type: 'clear' };

/** Has a page show something else. */
export type ScopesEffect = { type: 'tell'; paneId: string; scope: PageScope };

export const NO_SCOPES: ScopesState = { common: {}, panes: {} };

const PARTS = ['shop', 'marketplace', 'period'] as const;

/** Says what becomes of the common scope, and which pages follow: what is out of sight does once it is shown. */
export function changeScopes(
  state: ScopesState,
  event: ScopesEvent,
): readonly [ScopesState, ScopesEffect[]?] {
  if (event.type === 'clear') return [{ ...state, common: {} }];
  if (event.type === 'forget') {
    const { [event.paneId]: _gone, ...panes } = state.panes;
    return [{ ...state, panes }];
  }
  const before = state.panes[event.paneId];
  const pane = before ?? { said: {}, follows: true, isShown: true };
  const withPane = (next: ScopedPane, common = state.common) =>
    tellShown({ common, panes: { ...state.panes, [event.paneId]: next } });
  if (event.type === 'say') {
    const said = only(changedParts(event.scope, {}), event.scope);
    const takesPart = pane.follows && event.chosen;
    const common = takesPart ? { ...state.common, ...chosenParts(said, pane.said) } : state.common;
    // A page that opens narrowed to something else keeps to that, until its person has it follow.
    const follows = event.chosen ? pane.follows : pane.follows && !contradicts(said, pane.said, common);
    return withPane({ ...pane, said, follows }, common);
  }
  if (event.type === 'show') return withPane({ ...pane, isShown: event.isShown });
  if (!before) return [state];
  const { told: _told, ...untold } = before;
  return withPane({ ...untold, follows: event.follows });
}

function tellShown(state: ScopesState): readonly [ScopesState, ScopesEffect[]] {
  const panes = { ...state.panes };
  const effects: ScopesEffect[] = [];
  for (const [paneId, pane] of Object.entries(panes)) {
    if (!pane.follows || !pane.isShown) continue;
    const wanted = wantedOf(pane, state.common);
    if (!wanted) {
      if (pane.told) panes[paneId] = { said: pane.said, follows: true, isShown: true };
      continue;
    }
    if (pane.told && sameScope(pane.told, wanted)) continue;
    panes[paneId] = { ...pane, told: wanted };
    effects.push({ type: 'tell', paneId, scope: wanted });
  }
  return [{ ...state, panes }, effects];
}

/** What a page is to show in place of what it says; undefined where it shows that already. */
function wantedOf({ said }: ScopedPane, common: PageScope): PageScope | undefined {
  const known = PARTS.filter((part) => said[part] !== undefined && common[part] !== undefined);
  if (known.every((part) => isSame(said[part], common[part]))) return undefined;
  return only(known, common);
}

/** What was chosen with a word; a part that a page knows only now, since its rows are there, and that it leaves open is nobody's choice. */
function chosenParts(said: PageScope, before: PageScope): PageScope {
  const isFirst = !Object.keys(before)[0];
  const isChoice = (part: keyof PageScope) => isFirst || before[part] !== undefined || said[part];
  return only(changedParts(said, before).filter(isChoice), said);
}

function only(parts: readonly (keyof PageScope)[], scope: PageScope): PageScope {
  return Object.fromEntries(parts.map((part) => [part, scope[part]]));
}

/** Whether a page is narrowed to something else in a part that it says for the first time. */
function contradicts(said: PageScope, before: PageScope, common: PageScope): boolean {
  return changedParts(said, common).some(
    (part) => said[part] && before[part] === undefined && common[part] !== undefined,
  );
}

/** The parts in which a scope that is said differs from another. */
export function changedParts(said: PageScope, other: PageScope): (keyof PageScope)[] {
  return PARTS.filter((part) => said[part] !== undefined && !isSame(said[part], other[part]));
}

/** Whether two scopes say the same. */
function sameScope(one: PageScope, other: PageScope): boolean {
  return PARTS.every((part) => isSame(one[part], other[part]));
}

function isSame(one: PageScope[keyof PageScope], other: PageScope[keyof PageScope]): boolean {
  if (one && other && typeof one === 'object' && typeof other === 'object')
    return one.from === other.from && one.to === other.to;
  return one === other;
}
