import { Trans } from '@lingui/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { marketHours, WORKING_HOURS } from '../../core/marketHours.ts';
import classes from './MarketDay.module.css';
import { marketName } from './marketName.tsx';

const MINUTE_MS = 60_000;

/** Props of `MarketDay`. */
export type MarketDayProps = {
  /** A fixed moment. @default the clock, followed by the minute */
  now?: number;
};

/** The markets' working hours around now: who is at work, and who will be. */
export function MarketDay({ now }: MarketDayProps) {
  const clock = useMinute();
  return (
    <figure className={classes.figure}>
      <ul className={classes.markets}>
        {marketHours(now ?? clock).map(({ id, time, isOpen, bands }) => (
          <li key={id} className={classes.market} data-open={isOpen || undefined}>
            <span className={classes.name}>{marketName(id)}</span>
            <span className={classes.line} aria-hidden="true">
              {bands.map(({ from, to }) => (
                <span
                  key={from}
                  className={classes.band}
                  style={{ '--from': `${from}%`, '--length': `${to - from}%` } as CSSProperties}
                />
              ))}
            </span>
            <time className={classes.time}>{time}</time>
          </li>
        ))}
      </ul>
      <figcaption className={classes.caption}>
        <Trans
          id="account.login.markets"
          message="各市场当地时间，横条为 {from}:00–{to}:00"
          values={WORKING_HOURS}
        />
      </figcaption>
    </figure>
  );
}

function useMinute(): number {
  const [minute, setMinute] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setMinute(Date.now()), MINUTE_MS - (minute % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [minute]);
  return minute;
}
