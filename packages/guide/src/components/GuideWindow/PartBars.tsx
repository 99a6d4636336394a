import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { useId } from 'react';
import type { Guide, PlannedStep } from '../../core/types.ts';
import { sayGuideText } from '../texts.ts';
import classes from './GuideWindow.module.css';

type PartBarsProps = { parts: NonNullable<PlannedStep['parts']>; progress: Guide['progress'] };

/** How far each part of a step is that goes on by itself. */
export function PartBars({ parts, progress }: PartBarsProps) {
  const { i18n } = useLingui();
  const { percent } = useFormatters();
  const id = useId();
  return (
    <ul className={classes.bars}>
      {parts.map((part) => (
        <li key={part.id} className={classes.bar}>
          <span id={id + part.id}>{sayGuideText(i18n, part.title)}</span>
          <progress aria-labelledby={id + part.id} max={100} value={progress[part.id] ?? 0} />
          <span className={classes.percent}>{percent((progress[part.id] ?? 0) / 100)}</span>
        </li>
      ))}
    </ul>
  );
}
