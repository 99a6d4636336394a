import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Seconds left of a wait that began when the caller was first given it; 0 without one. */
export function useCountdown(wait: { retryAfterSeconds: number } | undefined): number {
  const [ends, setEnds] = useState<{ wait: object; at: number }>();
  const [now, setNow] = useState(0);

  useEffect(() => {
    if (!wait) return;
    const at = Date.now() + wait.retryAfterSeconds * SECOND_MS;
    setEnds({ wait, at });
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= at) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [wait]);

  if (!wait) return 0;
  return ends?.wait === wait ? Math.max(0, Math.ceil((ends.at - now) / SECOND_MS)) : wait.retryAfterSeconds;
}
