import { createEmitter } from '@portal/machine';
import { BEFORE_CLOSE_TIMEOUT_MS, CAPTURE_TIMEOUT_MS } from './constants.ts';
import type { CloseAnswer, PaneSnapshot } from './types.ts';
import { withinTime } from './within.ts';

/** What can be asked of the app in one pane. */
export type PaneControl = {
  beforeClose(): Promise<CloseAnswer>;
  capture(): Promise<Blob>;
  /** Asks the app to load its data anew. */
  refresh(): void;
  /** Tells the app that the server is back. */
  recover?(): void;
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
  /** Tells all panes that the server is back: what failed is asked for again. */
  recover(): void;
  /** Calls the listener when the server is back. Returns a function that ends it. */
  onRecovery(listener: () => void): () => void;
  /** Notes the element that shows a pane. Returns a function that ends it. */
  place(paneId: string, element: Element): () => void;
  /** The elements that show panes, by the panes' ids; a sleeping one has none. */
  readonly places: ReadonlyMap<string, Element>;
  saveSnapshot(paneId: string, snapshot: PaneSnapshot): void;
  snapshotOf(paneId: string): PaneSnapshot | undefined;
  /** Forgets where a closed pane was. */
  forget(paneId: string): void;
};

/** Makes a registry; the shell makes one and hands it to its panes. */
export function createPaneRegistry(): PaneRegistry {
  const controls = new Map<string, PaneControl>();
  const places = new Map<string, Element>();
  const snapshots = new Map<string, PaneSnapshot>();
  const recovered = createEmitter();
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
    register: noteIn(controls),
    place: noteIn(places),
    places,
    objections: async (paneIds) => (await Promise.all(paneIds.map(ask))).flat(),
    async capture(paneId) {
      const control = controls.get(paneId);
      if (!control) throw new Error(`@portal/embed: no pane ${paneId}`);
      return withinTime(control.capture(), CAPTURE_TIMEOUT_MS);
    },
    refreshAll() {
      for (const control of controls.values()) control.refresh();
    },
    recover() {
      for (const control of controls.values()) control.recover?.();
      recovered.emit();
    },
    onRecovery: recovered.subscribe,
    saveSnapshot: (paneId, snapshot) => void snapshots.set(paneId, snapshot),
    snapshotOf: (paneId) => snapshots.get(paneId),
    forget: (paneId) => void snapshots.delete(paneId),
  };
}

/** A pane that is there anew takes the place of its former self, whose end then changes nothing. */
function noteIn<Value>(notes: Map<string, Value>) {
  return (paneId: string, value: Value) => {
    notes.set(paneId, value);
    return () => {
      if (notes.get(paneId) === value) notes.delete(paneId);
    };
  };
}
