import type { ExportTask, KeyPress } from '@portal/embed';
import { createPaneRegistry } from '@portal/embed/core';
import { createEmitter, createStore } from '@portal/machine';

/** A request of an app that was refused. */
type Refusal = { app: string; type: string; code: string };

/** A dialog that apps may open by name; what it answers goes back to the app. */
export type GuestDialog = (props: Readonly<Record<string, unknown>>) => unknown;

/** Where the panes' apps and the shell's parts meet. */
export type GuestPort = ReturnType<typeof createGuestPort>;

/** A guest makes up the names of its requests: no more of them are kept. */
const REFUSALS_MAX = 200;

/** Makes that place: the panes' apps, the dialogs that features offer to them, and what they tell. */
export function createGuestPort() {
  const dialogs = new Map<string, { open: GuestDialog; demo: boolean }>();
  const serviceOf = new Map<string, string>();
  const shortcuts = createStore<readonly string[]>([]);
  const refusals = createStore<ReadonlyMap<string, Refusal & { count: number }>>(new Map());
  return {
    panes: createPaneRegistry(),
    /** What apps tell, for the parts that want to hear it. */
    told: {
      exportStarted: createEmitter<ExportTask>(),
      muteTimeChanged: createEmitter<{ app: string }>(),
      errorReported: createEmitter<{ errorCode: number; pageUrl: string; systemCode: string }>(),
      keyPressed: createEmitter<KeyPress>(),
    },
    /**
     * Offers a dialog to the apps; where it is marked `demo`, demo mode shows its tip instead. Returns a function that takes
     * it back.
     */
    offerDialog(name: string, open: GuestDialog, { demo = false } = {}): () => void {
      const offer = { open, demo };
      dialogs.set(name, offer);
      return () => {
        if (dialogs.get(name) === offer) dialogs.delete(name);
      };
    },
    dialog: (name: string): GuestDialog | undefined => dialogs.get(name)?.open,
    /** Whether demo mode shows its tip instead of a dialog. */
    isMarkedDemo: (name: string): boolean => dialogs.get(name)?.demo ?? false,
    /** How often each request of each app was refused, and why. */
    refusals,
    refused(refusal: Refusal): void {
      const known = refusals.get();
      const key = Object.values(refusal).join();
      const count = (known.get(key)?.count ?? 0) + 1;
      if (count > 1 || known.size < REFUSALS_MAX)
        refusals.set(new Map(known).set(key, { ...refusal, count }));
    },
    /** Names the chords that frames hand on. */
    setShortcuts: shortcuts.set,
    /** Tells the chords at once and whenever they change. Returns a function that ends it. */
    onShortcuts(listener: (chords: readonly string[]) => void): () => void {
      listener(shortcuts.get());
      return shortcuts.subscribe(() => listener(shortcuts.get()));
    },
    /** Notes by which service a system is entered; true when that is another one than before. */
    enterService(systemCode: string, serviceId: string): boolean {
      const isNew = serviceOf.get(systemCode) !== serviceId;
      serviceOf.set(systemCode, serviceId);
      return isNew;
    },
  };
}
