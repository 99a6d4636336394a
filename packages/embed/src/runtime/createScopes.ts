import { createEmitter, createMachine, type Readable } from '@portal/machine';
import {
  changeScopes,
  NO_SCOPES,
  type PageScope,
  type ScopesEvent,
  type ScopesState,
} from '../core/scope.ts';

/** One shop, marketplace and period for the panes that take part. */
export type Scopes = Readable<ScopesState> & {
  send(event: ScopesEvent): void;
  /** Calls the listener with what the page of a pane is to show from now on. Returns a function that ends it. */
  onTold(paneId: string, listener: (scope: PageScope) => void): () => void;
  stop(): void;
};

/** Makes what panes have in common; a shell makes one and gives it to its panes by `setScope` and `onScope`. */
export function createScopes(): Scopes {
  const told = createEmitter<{ paneId: string; scope: PageScope }>();
  const machine = createMachine({
    initial: NO_SCOPES,
    transition: changeScopes,
    perform: ({ paneId, scope }) => told.emit({ paneId, scope }),
  });
  return {
    ...machine,
    onTold: (paneId, listener) =>
      told.subscribe((one) => {
        if (one.paneId === paneId) listener(one.scope);
      }),
  };
}
