export { createEmitter, type Emitter } from './createEmitter.ts';
export {
  createMachine,
  type Machine,
  type MachineOptions,
  type Readable,
  type Transition,
} from './createMachine.ts';
export { createStore, type Store } from './createStore.ts';
