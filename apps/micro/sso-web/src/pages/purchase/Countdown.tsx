import type { Purchase } from '@portal/api-client/contract';
import { useEffect, useState } from 'react';
import { clockText, secondsUntil } from './countdown.ts';
import classes from './purchase.module.css';

export type CountdownProps = Pick<Purchase, 'payBefore' | 'serverTime'> & {
  /** When the answer came that said the server's time. */
  answeredAt: number;
};

const TICK_MS = 1_000;

/** How long the order can still be paid, by the server's clock. */
export function Countdown({ payBefore, serverTime, answeredAt }: CountdownProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const ahead = serverTime === undefined ? 0 : Date.parse(serverTime) - answeredAt;
  return (
    <span role="timer" className={classes.countdown}>
      {clockText(secondsUntil(payBefore, now + ahead))}
    </span>
  );
}
