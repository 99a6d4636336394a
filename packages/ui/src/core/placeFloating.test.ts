import { expect, it } from 'vitest';
import { type Placement, placeFloating } from './placeFloating.ts';

const viewport = { width: 1200, height: 800 };
const panel = { width: 200, height: 250 };
const place = (left: number, top: number, placement: Placement) =>
  placeFloating({ anchor: { left, top, width: 40, height: 32 }, panel, viewport, placement });

it('[U17] opens below its trigger, aligned as asked', () => {
  expect(place(300, 8, 'bottom-start')).toEqual({ left: 300, top: 44 });
  expect(place(300, 8, 'bottom')).toEqual({ left: 220, top: 44 });
  expect(place(300, 8, 'bottom-end')).toEqual({ left: 140, top: 44 });
  expect(place(300, 8, 'right-start')).toEqual({ left: 344, top: 8 });
});

it('[U17] turns to the other side when only that has room', () => {
  expect(place(300, 760, 'bottom-start')).toEqual({ left: 300, top: 506 });
  expect(place(1150, 100, 'right')).toEqual({ left: 946, top: 8 });
});

it('[U17] stays inside the viewport at every edge', () => {
  expect(place(1190, 8, 'bottom-start').left).toBe(992);
  expect(place(0, 8, 'bottom-end').left).toBe(8);
});
