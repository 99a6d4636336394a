import { expect, it } from 'vitest';
import { createGuestPort } from './createGuestPort.ts';

it('[P233] a dialog is on offer until it is taken back; one that has taken its place stays', () => {
  const guests = createGuestPort();
  const first = () => 'first';
  const second = () => 'second';
  const takeBackFirst = guests.offerDialog('upgrade', first);
  expect(guests.dialog('upgrade')).toBe(first);
  const takeBackSecond = guests.offerDialog('upgrade', second);
  takeBackFirst();
  expect(guests.dialog('upgrade')).toBe(second);
  takeBackSecond();
  expect(guests.dialog('upgrade')).toBeUndefined();
});

it('[P584] only dialogs that are marked for it show the tip of the demo mode', () => {
  const guests = createGuestPort();
  guests.offerDialog('upgrade', () => undefined, { demo: true });
  guests.offerDialog('free-package', () => undefined);
  expect(['upgrade', 'free-package', 'unknown'].map(guests.isMarkedDemo)).toEqual([true, false, false]);
});

it('[P484] refused requests are counted by app, request and reason, however many names an app makes up', () => {
  const guests = createGuestPort();
  const refusal = { app: 'notes', type: 'navigate', code: 'not-found' };
  guests.refused(refusal);
  guests.refused(refusal);
  guests.refused({ ...refusal, app: 'amazon' });
  expect([...guests.refusals.get().values()]).toEqual([
    { ...refusal, count: 2 },
    { ...refusal, app: 'amazon', count: 1 },
  ]);
  for (let at = 0; at < 300; at += 1) guests.refused({ ...refusal, type: `made-up-${at}` });
  expect(guests.refusals.get().size).toBe(200);
  guests.refused(refusal);
  expect([...guests.refusals.get().values()][0]).toEqual({ ...refusal, count: 3 });
});

it('[P481] the chords that frames hand on are told at once and whenever they change, until it is ended', () => {
  const guests = createGuestPort();
  const told: (readonly string[])[] = [];
  guests.setShortcuts(['alt+j']);
  const end = guests.onShortcuts((chords) => told.push(chords));
  guests.setShortcuts(['alt+k']);
  end();
  guests.setShortcuts([]);
  expect(told).toEqual([['alt+j'], ['alt+k']]);
});

it('[P235] a system is entered by another service than before, or by the same', () => {
  const guests = createGuestPort();
  const entered = [
    guests.enterService('OMS', 'one'),
    guests.enterService('OMS', 'one'),
    guests.enterService('OMS', 'two'),
    guests.enterService('WMS', 'two'),
  ];
  expect(entered).toEqual([true, false, true, true]);
});
