import { toSplitRatio } from './changeSplit.ts';
import { toSavedPane } from './parsePane.ts';
import { isRecord, textOf } from './storedFields.ts';
import type { Pane, SplitView, TabsState, ViewedPane } from './types.ts';

/** Format of the stored panes; older ones are migrated, newer ones left alone. */
const PANES_VERSION = 2;

/** What is kept of the panes between two visits. */
export type SavedPanes = {
  version: typeof PANES_VERSION;
  /** Menu id of home, or its key: saved panes of another home are not restored. */
  homeMenuId: string;
  activeKey: string;
  activeMenuId?: string;
  recent: readonly string[];
  panes: readonly Pane[];
  split?: SplitView;
  splitRatio: number;
};

/** Saved panes, or why there are none. */
export type ParsedPanes =
  | { ok: true; saved: SavedPanes; migratedFrom?: number }
  | { ok: false; reason: 'empty' | 'corrupt' | 'unsupported-version' };

const MAX_SAVED_PANES = 300;

/** The text to store for a state. */
export function serializePanes(state: TabsState): string {
  const home = state.panes[0];
  const active = state.panes.find((pane) => pane.key === state.activeKey);
  const saved: SavedPanes = {
    version: PANES_VERSION,
    homeMenuId: home ? homeIdOf(home) : '',
    activeKey: state.activeKey,
    activeMenuId: active?.menuId,
    recent: state.recent,
    // A page that no menu names is known by what it called itself.
    panes: state.panes.map(({ marks, ...pane }) => ({ ...pane, tab: marks?.title || pane.tab })),
    split: state.split,
    splitRatio: state.splitRatio,
  };
  return JSON.stringify(saved);
}

/** Reads stored text: never throws, drops entries that make no sense, migrates the older format. */
export function parsePanes(text: string | null): ParsedPanes {
  if (!text) return { ok: false, reason: 'empty' };
  const value = parseJson(text);
  if (Array.isArray(value)) return migrateList(value);
  if (!isRecord(value)) return { ok: false, reason: 'corrupt' };
  if (value.version !== PANES_VERSION) return { ok: false, reason: 'unsupported-version' };
  const homeMenuId = textOf(value.homeMenuId);
  if (!Array.isArray(value.panes) || homeMenuId === undefined) return { ok: false, reason: 'corrupt' };
  const panes = parseList(value.panes);
  const saved: SavedPanes = {
    version: PANES_VERSION,
    homeMenuId,
    activeKey: textOf(value.activeKey) ?? '',
    activeMenuId: textOf(value.activeMenuId),
    recent: Array.isArray(value.recent) ? value.recent.filter((key) => typeof key === 'string') : [],
    panes,
    split: toSplit(value.split),
    splitRatio: toSplitRatio(value.splitRatio),
  };
  return { ok: true, saved };
}

/** The text to store for a view history. */
export function serializeHistory(history: readonly ViewedPane[]): string {
  return JSON.stringify({ version: 1, history });
}

/** Reads a stored view history; what makes no sense counts as never viewed. */
export function parseHistory(text: string | null): readonly ViewedPane[] {
  const value = text ? parseJson(text) : undefined;
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.history)) return [];
  return value.history.flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const key = textOf(entry.key);
    const tab = textOf(entry.tab);
    const views = Number(entry.views);
    if (key === undefined || tab === undefined || !Number.isSafeInteger(views) || views < 1) return [];
    return [{ key, tab, views, menuId: textOf(entry.menuId), menuName: textOf(entry.menuName) }];
  });
}

/** What tells one home from another. */
export function homeIdOf(home: Pick<Pane, 'key' | 'menuId'>): string {
  return home.menuId ?? home.key;
}

/** Version 1 was a bare list whose first entry was home; it said neither what was active nor what was recent. */
function migrateList(list: readonly unknown[]): ParsedPanes {
  const panes = parseList(list);
  const home = panes[0];
  if (!home) return { ok: false, reason: 'corrupt' };
  const saved: SavedPanes = {
    version: PANES_VERSION,
    homeMenuId: homeIdOf(home),
    activeKey: home.key,
    recent: [],
    panes,
    splitRatio: toSplitRatio(undefined),
  };
  return { ok: true, saved, migratedFrom: 1 };
}

function parseList(list: readonly unknown[]): Pane[] {
  const panes = new Map<string, Pane>();
  for (const entry of list.slice(0, MAX_SAVED_PANES)) {
    const pane = toSavedPane(entry);
    if (pane && !panes.has(pane.key)) panes.set(pane.key, pane);
  }
  return [...panes.values()];
}

function toSplit(value: unknown): SplitView | undefined {
  if (!isRecord(value)) return undefined;
  const left = textOf(value.left);
  const right = textOf(value.right);
  return left !== undefined && right !== undefined ? { left, right } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
