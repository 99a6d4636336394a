import { useFormatters } from '../react/useFormatters.ts';
import classes from './SegmentTabs.module.css';

/** Props of `SegmentTabs`. */
export type SegmentTabsProps = {
  /** What the segments are, such as "State". */
  label: string;
  value: string;
  options: readonly {
    value: string;
    label: string;
    /** How many rows the segment has. */
    count?: number | undefined;
  }[];
  onChange: (value: string) => void;
};

/** Parts of a list, one of which is shown. */
export function SegmentTabs({ label, value, options, onChange }: SegmentTabsProps) {
  const format = useFormatters();
  return (
    <fieldset className={classes.segments} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <span className={classes.count}>{format.number(option.count)}</span>}
        </button>
      ))}
    </fieldset>
  );
}
