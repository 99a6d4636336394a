import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import { useId } from 'react';
import type { PullProgress } from '../../core/types.ts';
import classes from './GuideWindow.module.css';

const PARTS = {
  listing: /*i18n*/ { id: 'guide.pull.listing', message: '商品' },
  inventory: /*i18n*/ { id: 'guide.pull.inventory', message: '库存' },
  order: /*i18n*/ { id: 'guide.pull.order', message: '订单' },
} as const;

/** How far listings, inventory and orders are. */
export function PullBars({ pull }: { pull: PullProgress }) {
  const { i18n } = useLingui();
  const { percent } = useFormatters();
  const id = useId();
  return (
    <ul className={classes.bars}>
      {(['listing', 'inventory', 'order'] as const).map((part) => (
        <li key={part} className={classes.bar}>
          <span id={id + part}>{i18n._(PARTS[part])}</span>
          <progress aria-labelledby={id + part} max={100} value={pull[part]} />
          <span className={classes.percent}>{percent(pull[part] / 100)}</span>
        </li>
      ))}
    </ul>
  );
}
