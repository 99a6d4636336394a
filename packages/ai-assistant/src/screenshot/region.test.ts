import { expect, it } from 'vitest';
import { adjustRegion, regionBetween, toPixels, WHOLE } from './region.ts';

it('[I204] a region is drawn in any direction and ends at the edge of the picture', () => {
  const region = regionBetween({ x: 0.75, y: 1.4 }, { x: 0.25, y: 0.5 });
  expect(region).toEqual({ left: 0.25, top: 0.5, width: 0.5, height: 0.5 });
  expect(regionBetween({ x: -3, y: -3 }, { x: 4, y: 4 })).toEqual(WHOLE);
});

it('[I204] a press without a drag is no region', () => {
  expect(regionBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 })).toBeUndefined();
});

it('[I204] keys move and size a region inside the picture', () => {
  const region = { left: 0.5, top: 0.5, width: 0.25, height: 0.25 };
  expect(adjustRegion(region, { left: 0.1 }).left).toBeCloseTo(0.6);
  expect(adjustRegion(region, { left: 2, top: -2 })).toMatchObject({ left: 0.75, top: 0 });
  expect(adjustRegion(region, { width: 9 })).toMatchObject({ left: 0, width: 1 });
  expect(adjustRegion(region, { height: -9 }).height).toBeCloseTo(0.01);
});

it('[I204] pixels of neighbouring regions meet', () => {
  expect(toPixels({ left: 0, top: 0, width: 1 / 3, height: 1 }, 100, 10)).toMatchObject({
    left: 0,
    width: 33,
  });
  expect(toPixels({ left: 1 / 3, top: 0, width: 1 / 3, height: 1 }, 100, 10)).toMatchObject({
    left: 33,
    width: 34,
  });
  expect(toPixels({ left: 0.5, top: 0.5, width: 0.0001, height: 0.0001 }, 10, 10)).toMatchObject({
    width: 1,
    height: 1,
  });
});
