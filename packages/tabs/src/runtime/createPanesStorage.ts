import { countView } from '../core/history.ts';
import {
  type ParsedPanes,
  parseHistory,
  parsePanes,
  serializeHistory,
  serializePanes,
} from '../core/persistence.ts';
import type { Pane, TabsState, ViewedPane } from '../core/types.ts';

/** A place that keeps text under keys, such as a prefixed sessionStorage; `set` answers whether it was kept. */
export type TabsStorage = { get(key: string): string | null; set(key: string, value: string): boolean };

/** The system whose panes are meant; no two systems share any. */
export type TabsScope = {
  serviceId: string;
  systemCode: string;
  /** Whose panes they are, where several people use one browser. */
  owner?: string;
};

/** Where panes are kept: `session` belongs to this window alone, `local` to all windows. */
export type TabsStorages = { session: TabsStorage; local: TabsStorage };

/** What of the panes is kept for one system. */
export type PanesStorage = {
  loadPanes(): ParsedPanes;
  savePanes(state: TabsState): void;
  loadHistory(): readonly ViewedPane[];
  /** One view of each. */
  countViews(panes: readonly Pane[]): void;
};

/**
 * Keeps panes per window: this window's own list wins, a new window starts from the list that was saved last
 * anywhere, and no window ever reads another's list again afterwards.
 */
export function createPanesStorage(scope: TabsScope, { session, local }: TabsStorages): PanesStorage {
  const { serviceId, systemCode, owner } = scope;
  const parts = owner === undefined ? [serviceId, systemCode] : [serviceId, systemCode, owner];
  const suffix = parts.map(encodeURIComponent).join(':');
  const panesKey = `panes:${suffix}`;
  const historyKey = `panes-history:${suffix}`;
  return {
    loadPanes() {
      const own = parsePanes(read(session, panesKey));
      return own.ok ? own : parsePanes(read(local, panesKey));
    },
    savePanes(state) {
      const text = serializePanes(state);
      write(session, panesKey, text);
      write(local, panesKey, text);
    },
    loadHistory: () => parseHistory(read(local, historyKey)),
    // Counted onto what is stored at this moment, so that windows add to each other's counts.
    countViews(panes) {
      if (panes.length === 0) return;
      const history = panes.reduce(countView, parseHistory(read(local, historyKey)));
      write(local, historyKey, serializeHistory(history));
    },
  };
}

function read(storage: TabsStorage, key: string): string | null {
  try {
    return storage.get(key);
  } catch {
    return null;
  }
}

function write(storage: TabsStorage, key: string, value: string): void {
  try {
    storage.set(key, value);
  } catch {
    // Storage that is full or blocked costs the next start its tabs, never this one.
  }
}
