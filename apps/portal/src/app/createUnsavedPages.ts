import { createStore } from '@portal/machine';

type Ask = () => Promise<readonly string[]>;

/* Nobody is kept from leaving for longer: without a network the part that asks the panes never comes. */
const WAIT_MS = 3000;

/** Names of the pages that hold something unsaved. */
export type UnsavedPages = {
  /** Asks the panes in this way from now on. Returns a function that ends it. */
  offer: (ask: Ask) => () => void;
  /** Resolves with the names. Waits for a workspace whose late parts are still on their way. */
  names: () => Promise<readonly string[]>;
};

/** Makes the place where the panes are asked; `hasPanes` says whether there are pages that could hold something. */
export function createUnsavedPages(hasPanes: () => boolean): UnsavedPages {
  const asked = createStore<Ask | undefined>(undefined);
  const offered = () =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = setTimeout(go, WAIT_MS);
      const stop = asked.subscribe(go);
    });
  return {
    offer(ask) {
      asked.set(ask);
      return () => {
        if (asked.get() === ask) asked.set(undefined);
      };
    },
    async names() {
      if (!asked.get() && hasPanes()) await offered();
      return (await asked.get()?.()) ?? [];
    },
  };
}
