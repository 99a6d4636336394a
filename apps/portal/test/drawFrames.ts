import { vi } from 'vitest';

/** How long a frame takes where `drawFrames` draws them. */
export const FRAME_MS = 16;

/** Has fake timers draw the frames of a page in front, every 16 ms; `stopFrames` ends it. */
export function drawFrames(): void {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME_MS));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
}

/** Gives the page its own time and frames back. */
export function stopFrames(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
