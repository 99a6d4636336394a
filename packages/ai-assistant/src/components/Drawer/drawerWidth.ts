import { ASSISTANT } from '../../core/constants.ts';

/** Both siders and a chat that can still be read. */
const LEAST_PX = 760;
/** One press of an arrow key on the edge. */
export const WIDTH_STEP_PX = 40;

/** Returns the width that a drawer of the wished width has in a window. */
export function fitWidth(wished: number, windowWidth: number): number {
  return Math.round(Math.max(Math.min(LEAST_PX, windowWidth), Math.min(wished, windowWidth)));
}

/** Returns a width as it was remembered; the product's own for anything else. */
export function readWidth(stored: string | null): number {
  const width = Number(stored);
  return Number.isFinite(width) && width >= LEAST_PX ? width : ASSISTANT.drawerWidth;
}
