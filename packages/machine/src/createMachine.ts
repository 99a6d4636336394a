import { callSafely, createEmitter } from './createEmitter.ts';

/**
 * Says what an event makes of a state, and what has to be done about it. Pure: no clock, no randomness, no callbacks.
 * Returns the same state object when nothing changes.
 */
export type Transition<State, Event, Effect = never> = (
  state: State,
  event: Event,
) => readonly [state: State, effects?: readonly Effect[]];

/** A value that can be read and listened to. */
export type Readable<Value> = {
  /** The value as it is now; the same object until it changes. */
  get(): Value;
  /** Calls the listener after each change. Returns a function that ends it. */
  subscribe(listener: () => void): () => void;
};

/** A running state machine. */
export type Machine<State, Event> = Readable<State> & {
  /** Takes an event. One that is sent while another is worked on waits until that one's effects have run. */
  send(event: Event): void;
  /** Ends it: what is sent from now on changes nothing, and nobody is told. */
  stop(): void;
};

/** What a machine is made of. */
export type MachineOptions<State, Event, Effect> = {
  /** The state to begin with. */
  initial: State;
  /** Returns the next state and the effects of an event; pure. */
  transition: Transition<State, Event, Effect>;
  /** Carries out one effect; what comes of it is sent to the machine. @default nothing is carried out */
  perform?: (effect: Effect, machine: Machine<State, Event>) => void;
};

/**
 * Starts a state machine. For each event, in the order they were sent: the state is changed, the listeners are told,
 * then the effects are carried out. A transition, listener or effect that throws is reported as uncaught and stops nothing.
 * @example
 * const lamp = createMachine({ initial: 'off', transition: (_, event: 'on' | 'off') => [event] });
 * lamp.send('on');
 */
export function createMachine<State, Event, Effect = never>({
  initial,
  transition,
  perform,
}: MachineOptions<State, Event, Effect>): Machine<State, Event> {
  const changed = createEmitter();
  const waiting: Event[] = [];
  let state = initial;
  let isBusy = false;
  let isStopped = false;

  function take(event: Event): void {
    const [next, effects = []] = transition(state, event);
    if (!Object.is(next, state)) {
      state = next;
      changed.emit();
    }
    for (const effect of effects) {
      if (!isStopped) callSafely(() => perform?.(effect, machine));
    }
  }

  const machine: Machine<State, Event> = {
    get: () => state,
    subscribe: changed.subscribe,
    send(event) {
      if (isStopped) return;
      waiting.push(event);
      if (isBusy) return;
      isBusy = true;
      while (waiting.length > 0) callSafely(() => take(waiting.shift() as Event));
      isBusy = false;
    },
    stop() {
      isStopped = true;
      waiting.length = 0;
      changed.clear();
    },
  };
  return machine;
}
