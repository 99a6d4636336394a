import type { MicroAppEntry } from '../core/types.ts';
import { type OpenFrame, type OpenFrameOptions, openFrame } from './openFrame.ts';
import type { PaneContext } from './types.ts';

/** Whom a frame stands for at the moment, what its app is told, and whether somebody looks. */
export type Seat = { pane: PaneContext; current: ReturnType<OpenFrameOptions['current']>; shown: boolean };

export type OpenSeatOptions = Pick<OpenFrameOptions, 'place' | 'signal' | 'pingIntervalMs'>;

/** Opens a frame for a seat, which another pane may take later. */
export function openSeat(entry: MicroAppEntry, seat: Seat, options: OpenSeatOptions): Promise<OpenFrame> {
  return openFrame({
    ...options,
    entry,
    path: seat.current.path,
    title: seat.pane.title,
    pane: () => seat.pane,
    current: () => seat.current,
    onPathChange(path, replace) {
      seat.current.path = path;
      seat.pane.onPathChange(path, { replace });
    },
    isShown: () => seat.shown,
  });
}
