import { createMachine } from '@portal/machine';
import { expect, it } from 'vitest';
import {
  type FlagsEffect,
  type FlagsEvent,
  NO_FLAGS,
  type SavedFlags,
  transition,
} from '../../core/savedFlags.ts';
import { performFlags } from './perform.ts';

/** Flags over a server that answers, or refuses, when it is told to. */
function setUp() {
  const seen: unknown[] = [];
  const calls: { answer: () => void; refuse: (error: Error) => void }[] = [];
  const flags = createMachine<SavedFlags, FlagsEvent, FlagsEffect>({
    initial: NO_FLAGS,
    transition,
    perform: (effect, machine) =>
      performFlags(effect, machine, {
        call: (id, on) => {
          seen.push({ id, on });
          return new Promise<void>((answer, refuse) => calls.push({ answer, refuse }));
        },
        onRefused: (error) => seen.push({ refused: error }),
        onSettled: (ids) => seen.push({ settled: ids }),
      }),
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { flags, seen, calls, settled };
}

it('[M222] a flag is saved, and reported, when the server has answered', async () => {
  const { flags, seen, calls, settled } = setUp();
  flags.send({ type: 'asked', id: 'a', on: true });
  expect(seen).toEqual([{ id: 'a', on: true }]);
  expect(flags.get().saved).toEqual([]);
  calls[0]?.answer();
  await settled();
  expect(flags.get().saved).toEqual(['a']);
  expect(seen.slice(1)).toEqual([{ settled: ['a'] }]);
});

it('[M222] a refused one stays as it was, and the refusal is told', async () => {
  const { flags, seen, calls, settled } = setUp();
  flags.send({ type: 'loaded', ids: ['b'] });
  flags.send({ type: 'asked', id: 'b', on: false });
  calls[0]?.refuse(new Error('no'));
  await settled();
  expect(flags.get().saved).toEqual(['b']);
  expect(seen).toEqual([{ id: 'b', on: false }, { settled: ['b'] }, { refused: new Error('no') }]);
});

it('[M223] what was pressed meanwhile is sent after the answer', async () => {
  const { flags, seen, calls, settled } = setUp();
  flags.send({ type: 'asked', id: 'a', on: true });
  flags.send({ type: 'asked', id: 'a', on: false });
  expect(seen).toHaveLength(1);
  calls[0]?.answer();
  await settled();
  expect(seen).toEqual([
    { id: 'a', on: true },
    { id: 'a', on: false },
  ]);
});
