import type { ThirdSystem } from '@portal/api-client/contract';
import type { KeyPress } from '@portal/embed';
import { createPaneRegistry } from '@portal/embed/core';

/** A request of an app that was refused. */
type Refusal = { app: string; type: string; code: string };

/** What an embedded app tells the shell and other parts of it want to hear. */
export type GuestSignals = {
  'export-started': { id: string; app: string };
  'mute-time-changed': { app: string };
  'error-reported': { errorCode: number; pageUrl: string; systemCode: string };
  'key-pressed': KeyPress;
  refused: Refusal;
};

/** A dialog that apps may open by name; what it answers goes back to the app. */
export type GuestDialog = (props: Readonly<Record<string, unknown>>) => unknown;

/** A guest makes up the names of its requests: no more of them are kept. */
const REFUSALS_MAX = 200;

/** Makes the meeting place: the panes' apps, the dialogs that features offer to them, and what they tell. */
export function createGuestPort() {
  const dialogs = new Map<string, GuestDialog>();
  const services = new Map<string, string>();
  let thirdSystems: readonly ThirdSystem[] = [];
  let shortcuts: readonly string[] = [];
  const waiting = new Set<(chords: readonly string[]) => void>();
  const listeners = new Set<(name: string, value: never) => void>();
  const port = {
    panes: createPaneRegistry(),
    /** Offers a dialog to the apps; the answer takes it back. */
    offerDialog(name: string, open: GuestDialog): () => void {
      dialogs.set(name, open);
      return () => {
        if (dialogs.get(name) === open) dialogs.delete(name);
      };
    },
    /** How often each request of each app was refused, and why; told as `refused` too. */
    refusals: new Map<string, Refusal & { count: number }>(),
    refused(refusal: Refusal): void {
      const key = Object.values(refusal).join();
      const count = (port.refusals.get(key)?.count ?? 0) + 1;
      if (count > 1 || port.refusals.size < REFUSALS_MAX) port.refusals.set(key, { ...refusal, count });
      port.emit('refused', refusal);
    },
    /** Names the chords that frames hand on. */
    setShortcuts(chords: readonly string[]): void {
      shortcuts = chords;
      for (const listener of [...waiting]) listener(chords);
    },
    /** Tells the chords at once and whenever they change; the answer ends it. */
    onShortcuts(listener: (chords: readonly string[]) => void): () => void {
      listener(shortcuts);
      waiting.add(listener);
      return () => waiting.delete(listener);
    },
    dialog: (name: string): GuestDialog | undefined => dialogs.get(name),
    /** Notes by which service a system is entered; true when that is another one than before. */
    enterService(systemCode: string, serviceId: string): boolean {
      const isNew = services.get(systemCode) !== serviceId;
      services.set(systemCode, serviceId);
      return isNew;
    },
    setThirdSystems(systems: readonly ThirdSystem[]): void {
      thirdSystems = systems;
    },
    /** The address of a page of another company's system; undefined when no such system is registered. */
    thirdSystemHref(systemCode: string, path: string): string | undefined {
      const domain = thirdSystems.find((system) => system.systemCode === systemCode)?.domain;
      if (!domain || !URL.canParse(domain)) return undefined;
      const base = new URL(domain);
      const isWeb = base.protocol === 'https:' || base.protocol === 'http:';
      return isWeb ? new URL(path, base).href : undefined;
    },
    /** Calls the listener for each signal of that name; the answer ends it. */
    on<Name extends keyof GuestSignals>(name: Name, listener: (value: GuestSignals[Name]) => void) {
      const all = (said: string, value: never) => {
        if (said === name) listener(value);
      };
      listeners.add(all);
      return () => listeners.delete(all);
    },
    emit<Name extends keyof GuestSignals>(name: Name, value: GuestSignals[Name]): void {
      for (const listener of [...listeners]) listener(name, value as never);
    },
  };
  return port;
}
