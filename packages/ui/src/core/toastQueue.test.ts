import { expect, it } from 'vitest';
import { putToast, type QueuedToast, removeToast, visibleToasts } from './toastQueue.ts';

const toast = (id: string, title = id) => ({ id, title });
const filled = ['a', 'b', 'c', 'd', 'e'].reduce<readonly { id: string; title: string }[]>(
  (queue, id) => putToast(queue, toast(id)),
  [],
);
const ids = (queue: readonly QueuedToast[]) => queue.map(({ id }) => id);

it('[U20] of five toasts three are shown and two wait in order', () => {
  expect(ids(visibleToasts(filled))).toEqual(['a', 'b', 'c']);
  expect(ids(visibleToasts(removeToast(filled, 'a')))).toEqual(['b', 'c', 'd']);
  expect(ids(visibleToasts(removeToast(filled, 'd')))).toEqual(['a', 'b', 'c']);
});

it('[U21] the same id replaces in place, shown or waiting', () => {
  const shown = putToast(filled, toast('b', 'new'));
  expect(ids(shown)).toEqual(ids(filled));
  expect(shown[1]?.title).toBe('new');
  expect(putToast(filled, toast('e', 'late'))[4]?.title).toBe('late');
});

it('[U20] removing an unknown id changes nothing', () => {
  expect(removeToast(filled, 'zzz')).toBe(filled);
});
