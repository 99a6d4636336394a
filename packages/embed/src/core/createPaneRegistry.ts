import { BEFORE_CLOSE_TIMEOUT_MS, CAPTURE_TIMEOUT_MS } from './constants.ts';
import type { CloseAnswer, PaneSnapshot } from './types.ts';
import { withinTime } from './within.ts';

/** What can be asked of the app in one pane. */
export type PaneControl = {
  beforeClose(): Promise<CloseAnswer>;
  capture(): Promise<Blob>;
  /** Asks the app to load its data anew. */
  refresh(): void;
};

/** A pane whose app objects to being closed. */
export type CloseObjection = { paneId: string; message?: string };

/** The panes of a shell, by id: what their apps say when asked, and where the sleeping ones were. */
export type PaneRegistry = {
  register(paneId: string, control: PaneControl): () => void;
  /** Returns those of the given panes that would lose something; an app that does not answer in time does not object. */
  objections(paneIds: readonly string[]): Promise<CloseObjection[]>;
  /** Returns a picture of a pane. Rejects for a pane that is not there or does not draw itself in time. */
  capture(paneId: string): Promise<Blob>;
  /** Asks every app to load its data anew. */
  refreshAll(): void;
  saveSnapshot(paneId: string, snapshot: PaneSnapshot): void;
  snapshotOf(paneId: string): PaneSnapshot | undefined;
  /** Forgets where a closed pane was. */
  forget(paneId: string): void;
};

/** Makes a registry; the shell makes one and hands it to its panes. */
export function createPaneRegistry(): PaneRegistry {
  const controls = new Map<string, PaneControl>();
  const snapshots = new Map<string, PaneSnapshot>();
  const ask = async (paneId: string): Promise<CloseObjection[]> => {
    const control = controls.get(paneId);
    if (!control) return [];
    try {
      const { dirty, message } = await withinTime(control.beforeClose(), BEFORE_CLOSE_TIMEOUT_MS);
      return dirty ? [{ paneId, ...(message !== undefined && { message }) }] : [];
    } catch {
      return [];
    }
  };
  return {
    register(paneId, control) {
      controls.set(paneId, control);
      return () => {
        if (controls.get(paneId) === control) controls.delete(paneId);
      };
    },
    objections: async (paneIds) => (await Promise.all(paneIds.map(ask))).flat(),
    async capture(paneId) {
      const control = controls.get(paneId);
      if (!control) throw new Error(`@portal/embed: no pane ${paneId}`);
      return withinTime(control.capture(), CAPTURE_TIMEOUT_MS);
    },
    refreshAll() {
      for (const control of controls.values()) control.refresh();
    },
    saveSnapshot: (paneId, snapshot) => void snapshots.set(paneId, snapshot),
    snapshotOf: (paneId) => snapshots.get(paneId),
    forget: (paneId) => void snapshots.delete(paneId),
  };
}
