import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMachine, type Transition } from './createMachine.ts';

type Event = { type: 'add'; amount: number } | { type: 'stay' };
type Effect = { type: 'say'; text: string } | { type: 'add-again'; amount: number };

/** Adds; tells the sum; adds the tenth part again until nothing is left of it. */
const transition: Transition<number, Event, Effect> = (sum, event) => {
  if (event.type === 'stay') return [sum, [{ type: 'say', text: `stay ${sum}` }]];
  const next = sum + event.amount;
  const rest = Math.floor(event.amount / 10);
  const again = rest > 0 ? [{ type: 'add-again', amount: rest } as const] : [];
  return [next, [...again, { type: 'say', text: `sum ${next}` }]];
};

function start() {
  const seen: string[] = [];
  const machine = createMachine<number, Event, Effect>({
    initial: 0,
    transition,
    perform(effect, { get, send }) {
      if (effect.type === 'say') seen.push(`${effect.text} at ${get()}`);
      else send({ type: 'add', amount: effect.amount });
    },
  });
  machine.subscribe(() => seen.push(`now ${machine.get()}`));
  return { machine, seen };
}

afterEach(() => vi.unstubAllGlobals());

describe('createMachine', () => {
  it('[K1] changes the state, tells the listeners, then carries out the effects in their order', () => {
    const { machine, seen } = start();
    machine.send({ type: 'add', amount: 5 });
    expect(seen).toEqual(['now 5', 'sum 5 at 5']);
  });

  it('[K2] an event of an effect waits until the effects of the one before it have run', () => {
    const { machine, seen } = start();
    machine.send({ type: 'add', amount: 100 });
    expect(seen).toEqual([
      'now 100',
      'sum 100 at 100',
      'now 110',
      'sum 110 at 110',
      'now 111',
      'sum 111 at 111',
    ]);
  });

  it('[K2] so does an event of a listener', () => {
    const { machine, seen } = start();
    const leave = machine.subscribe(() => {
      leave();
      machine.send({ type: 'add', amount: 1 });
      expect(machine.get()).toBe(5);
    });
    machine.send({ type: 'add', amount: 5 });
    expect(seen).toEqual(['now 5', 'sum 5 at 5', 'now 6', 'sum 6 at 6']);
  });

  it('[K3] the same state tells nobody, its effects are carried out', () => {
    const { machine, seen } = start();
    machine.send({ type: 'stay' });
    expect(seen).toEqual(['stay 0 at 0']);
  });

  it('[K4] what is thrown is reported, and nothing is kept from its turn', () => {
    const reported: string[] = [];
    vi.stubGlobal('reportError', (error: Error) => reported.push(error.message));
    const seen: number[] = [];
    const machine = createMachine<number, number, number>({
      initial: 0,
      transition(sum, amount) {
        if (amount < 0) throw new Error(`transition ${amount}`);
        return [sum + amount, [amount, -amount]];
      },
      perform(effect, { send }) {
        if (effect > 0) {
          send(-effect);
          throw new Error(`effect ${effect}`);
        }
        seen.push(effect);
      },
    });
    machine.subscribe(() => {
      throw new Error('listener');
    });
    machine.subscribe(() => seen.push(machine.get()));
    machine.send(2);
    machine.send(3);
    expect(seen).toEqual([2, -2, 5, -3]);
    expect(reported).toEqual([
      'listener',
      'effect 2',
      'transition -2',
      'listener',
      'effect 3',
      'transition -3',
    ]);
  });

  it('[K5] a stopped one keeps its state, takes no event and tells nobody', () => {
    const { machine, seen } = start();
    machine.subscribe(() => machine.stop());
    machine.send({ type: 'add', amount: 100 });
    machine.send({ type: 'add', amount: 1 });
    expect(machine.get()).toBe(100);
    expect(seen).toEqual(['now 100']);
  });
});
