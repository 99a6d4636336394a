import type { KeyboardEvent } from 'react';
import { adjustRegion, type Region } from '../../screenshot/region.ts';
import classes from './Screenshot.module.css';

const STEP = 0.02;
const MOVES: Record<string, Partial<Region>> = {
  ArrowLeft: { left: -STEP },
  ArrowRight: { left: STEP },
  ArrowUp: { top: -STEP },
  ArrowDown: { top: STEP },
};
const SIZES: Record<string, Partial<Region>> = {
  ArrowLeft: { width: -STEP },
  ArrowRight: { width: STEP },
  ArrowUp: { height: -STEP },
  ArrowDown: { height: STEP },
};

export type RegionBoxProps = {
  region: Region;
  kind: 'crop' | 'hide';
  label: string;
  onChange: (region: Region) => void;
  onRemove: () => void;
};

/** A region over the picture: the arrows move it, with Shift they size it, Delete removes it. */
export function RegionBox({ region, kind, label, onChange, onRemove }: RegionBoxProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = (event.shiftKey ? SIZES : MOVES)[event.key];
    if (by) onChange(adjustRegion(region, by));
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      className={classes.region}
      data-kind={kind}
      aria-label={label}
      style={{
        left: `${region.left * 100}%`,
        top: `${region.top * 100}%`,
        width: `${region.width * 100}%`,
        height: `${region.height * 100}%`,
      }}
      onKeyDown={onKeyDown}
    />
  );
}
