/** Where a floating panel would like to be, seen from what it belongs to. */
export type Placement = 'bottom-start' | 'bottom' | 'bottom-end' | 'right-start' | 'right';

/** A box in viewport pixels. */
export type Box = { left: number; top: number; width: number; height: number };

export type PlaceFloatingOptions = {
  anchor: Box;
  panel: { width: number; height: number };
  viewport: { width: number; height: number };
  placement: Placement;
  /** Space between anchor and panel. @default 4 */
  gap?: number;
};

const MARGIN_PX = 8;

/** Returns where to put the panel: as wished, on the opposite side when only that has room, always inside the viewport. */
export function placeFloating({ anchor, panel, viewport, placement, gap = 4 }: PlaceFloatingOptions): {
  left: number;
  top: number;
} {
  const [side, align] = placement.split('-') as ['bottom' | 'right', 'start' | 'end' | undefined];
  const position =
    side === 'bottom'
      ? {
          top: chooseSide(anchor.top, anchor.height, panel.height, viewport.height, gap),
          left: alignTo(anchor.left, anchor.width, panel.width, align),
        }
      : {
          left: chooseSide(anchor.left, anchor.width, panel.width, viewport.width, gap),
          top: alignTo(anchor.top, anchor.height, panel.height, align),
        };
  return {
    left: clamp(position.left, viewport.width - panel.width - MARGIN_PX),
    top: clamp(position.top, viewport.height - panel.height - MARGIN_PX),
  };
}

function chooseSide(start: number, size: number, panel: number, room: number, gap: number): number {
  const after = start + size + gap;
  const before = start - gap - panel;
  return after + panel > room - MARGIN_PX && before >= MARGIN_PX ? before : after;
}

function alignTo(start: number, size: number, panel: number, align: 'start' | 'end' | undefined): number {
  if (align === 'start') return start;
  return align === 'end' ? start + size - panel : start + (size - panel) / 2;
}

function clamp(value: number, most: number): number {
  return Math.round(Math.max(MARGIN_PX, Math.min(value, most)));
}
