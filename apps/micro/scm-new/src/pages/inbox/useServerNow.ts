import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The server's present moment, which goes on by itself: a device's own clock may be wrong. */
export function useServerNow(now: string | undefined, answeredAt: number): number {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now === undefined ? Date.now() : Date.parse(now) + Date.now() - answeredAt;
}
