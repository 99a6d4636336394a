/** A part of a picture, in shares of its width and height (0 to 1), so that it holds at any size on screen. */
export type Region = { left: number; top: number; width: number; height: number };

export type Point = { x: number; y: number };

/** The whole picture. */
export const WHOLE: Region = { left: 0, top: 0, width: 1, height: 1 };

/** Share of the picture below which nobody meant to draw a region. */
const LEAST = 0.01;

/** Returns the region between two points, in any order, cut to the picture; undefined when it is too small to be meant. */
export function regionBetween(from: Point, to: Point): Region | undefined {
  const left = clamp(Math.min(from.x, to.x));
  const top = clamp(Math.min(from.y, to.y));
  const width = clamp(Math.max(from.x, to.x)) - left;
  const height = clamp(Math.max(from.y, to.y)) - top;
  return width < LEAST || height < LEAST ? undefined : { left, top, width, height };
}

/** Returns a region moved or grown by shares of the picture, kept inside it. */
export function adjustRegion(region: Region, by: Partial<Region>): Region {
  const width = Math.min(1, Math.max(LEAST, region.width + (by.width ?? 0)));
  const height = Math.min(1, Math.max(LEAST, region.height + (by.height ?? 0)));
  return {
    left: Math.min(1 - width, clamp(region.left + (by.left ?? 0))),
    top: Math.min(1 - height, clamp(region.top + (by.top ?? 0))),
    width,
    height,
  };
}

/** Returns a region in whole pixels of a picture. */
export function toPixels(region: Region, width: number, height: number) {
  const left = Math.round(region.left * width);
  const top = Math.round(region.top * height);
  return {
    left,
    top,
    width: Math.max(1, Math.round((region.left + region.width) * width) - left),
    height: Math.max(1, Math.round((region.top + region.height) * height) - top),
  };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
