import { createMachine, type Readable } from './createMachine.ts';

/** A value that can be set. */
export type Store<Value> = Readable<Value> & {
  /** Replaces the value; an equal one tells nobody. */
  set(next: Value): void;
};

/** Makes a value to listen to: a machine whose only event is its next state. */
export function createStore<Value>(initial: Value): Store<Value> {
  const { get, subscribe, send } = createMachine<Value, { next: Value }>({
    initial,
    transition: (_value, { next }) => [next],
  });
  return { get, subscribe, set: (next) => send({ next }) };
}
