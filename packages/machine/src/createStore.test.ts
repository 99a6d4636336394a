import { expect, it } from 'vitest';
import { createEmitter } from './createEmitter.ts';
import { createStore } from './createStore.ts';

it('[K6] a store tells of another value, not of an equal one', () => {
  const store = createStore<number | undefined>(undefined);
  const seen: unknown[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  for (const value of [undefined, 1, 1, Number.NaN, Number.NaN, undefined]) store.set(value);
  leave();
  store.set(2);
  expect(seen).toEqual([1, Number.NaN, undefined]);
  expect(store.get()).toBe(2);
});

it('[K6] a value may be a function', () => {
  const store = createStore<() => string>(() => 'old');
  store.set(() => 'new');
  expect(store.get()()).toBe('new');
});

it('[K7] an emitter tells the listeners of that moment, in the order they subscribed', () => {
  const emitter = createEmitter<string>();
  const seen: string[] = [];
  let leave = () => {};
  emitter.subscribe((value) => {
    seen.push(`first ${value}`);
    leave();
    if (value === 'a') emitter.subscribe((next) => seen.push(`third ${next}`));
  });
  leave = emitter.subscribe((value) => seen.push(`second ${value}`));
  emitter.emit('a');
  emitter.emit('b');
  expect(seen).toEqual(['first a', 'first b', 'third b']);
  expect(emitter.size).toBe(2);
  emitter.clear();
  emitter.emit('c');
  expect(seen).toHaveLength(3);
});

it('[K8] a function subscribed twice is told twice, and each of its two ends takes one away', () => {
  const emitter = createEmitter();
  let told = 0;
  const hear = () => {
    told += 1;
  };
  const leave = emitter.subscribe(hear);
  emitter.subscribe(hear);
  emitter.emit();
  leave();
  leave();
  emitter.emit();
  expect(told).toBe(3);
});
