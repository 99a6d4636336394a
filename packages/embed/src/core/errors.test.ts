import { expect, it } from 'vitest';
import { EmbedError, GuestRefusal, isEmbedError, toEmbedError } from './errors.ts';
import { within, withinTime } from './within.ts';

it('[E161] an error tells the app, its kind, the code of the page and its cause', () => {
  const cause = new Error('404');
  const error = new EmbedError('reported', { app: 'orders', status: 404, pageUrl: '/a', cause });
  expect(error).toMatchObject({
    name: 'EmbedError',
    kind: 'reported',
    app: 'orders',
    status: 404,
    pageUrl: '/a',
  });
  expect([error.message, error.cause]).toEqual(['orders: reported (404)', cause]);
  expect(new EmbedError('crashed', { app: 'orders' }).message).toBe('orders: crashed');
});

it('[E161] what is no error of a pane becomes one of the given kind, an own one stays', () => {
  const own = new EmbedError('not-found', { app: 'orders' });
  expect(toEmbedError(own, 'crashed', 'orders')).toBe(own);
  const cause = new TypeError('x is not a function');
  expect(toEmbedError(cause, 'crashed', 'orders')).toMatchObject({ kind: 'crashed', app: 'orders', cause });
  const named = Object.assign(new Error('x'), { name: 'EmbedError' });
  const kinded = Object.assign(new Error('x'), { kind: 'crashed' });
  const plain = { name: 'EmbedError', kind: 'crashed' };
  expect([own, named, kinded, plain, undefined].map(isEmbedError)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(isEmbedError(Object.assign(named, { kind: 'crashed' }))).toBe(true);
});

it('[E120] a refusal has its code and the words that the guest may read', () => {
  expect(new GuestRefusal('not-found', 'no such page')).toMatchObject({
    name: 'GuestRefusal',
    code: 'not-found',
    message: 'no such page',
  });
});

it('[E1] what stays silent is given up, what answers in time is not', async () => {
  const never = new Promise<never>(() => {});
  await expect(withinTime(never, 1)).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'Nothing came in time',
  });
  expect(await withinTime(Promise.resolve('here'), 1000)).toBe('here');
  await expect(within(never, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  const abort = new AbortController();
  const waiting = within(never, abort.signal);
  abort.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
});
