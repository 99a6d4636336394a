import { atom, createStore as createJotaiStore } from 'jotai';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore } from './createStore.ts';
import { machineAtom } from './machineAtom.ts';
import { useMachine } from './useMachine.ts';

const machine = createStore({ name: 'a', count: 1 });

function Part() {
  return `${useMachine(machine, ({ count }) => count)} of ${useMachine(machine).name}`;
}

it('[K9] a server reads the present state, or the part that is asked for', () => {
  machine.set({ name: 'b', count: 2 });
  expect(renderToString(createElement(Part))).toBe('2 of b');
});

it('[K10] an atom follows the machine while it is used, and catches up when it is used again', () => {
  const machine = createStore(1);
  const store = createJotaiStore();
  const numberAtom = machineAtom(machine);
  const seen: number[] = [];
  const leave = store.sub(numberAtom, () => seen.push(store.get(numberAtom)));
  machine.set(2);
  leave();
  machine.set(3);
  const leaveAgain = store.sub(numberAtom, () => seen.push(store.get(numberAtom)));
  expect(store.get(numberAtom)).toBe(3);
  machine.set(4);
  leaveAgain();
  expect(seen).toEqual([2, 3, 4]);
});

it('[K10] the first reading of an atom finds the present state', () => {
  const machine = createStore(1);
  const numberAtom = machineAtom(machine);
  machine.set(2);
  expect(createJotaiStore().get(numberAtom)).toBe(2);
});

it('[K10] a derived atom changes only when its own value does', () => {
  const machine = createStore(1);
  const store = createJotaiStore();
  const numberAtom = machineAtom(machine);
  const isEvenAtom = atom((get) => get(numberAtom) % 2 === 0);
  const seen: boolean[] = [];
  store.sub(isEvenAtom, () => seen.push(store.get(isEvenAtom)));
  for (const value of [3, 5, 6, 8, 9]) machine.set(value);
  expect(seen).toEqual([true, false]);
});
