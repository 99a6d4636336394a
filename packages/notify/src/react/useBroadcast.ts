import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Broadcast, hiddenUntil, isReminderShown, readBroadcast } from '../core/live.ts';
import { useNews } from './NewsContext.ts';
import { newsQueries } from './newsQueries.ts';

/** Below `said:` it outlives a sign-out. */
const HIDE_KEY = 'said:broadcast-hide';
/** Longer waits than this overflow a timer. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The broadcast that is on or comes next, until it ends, and whether its reminder is wanted. */
export function useBroadcast(): {
  broadcast: Broadcast | undefined;
  isReminderShown: boolean;
  /** Until the next midnight of the person's own clock. */
  hideForToday: () => void;
} {
  const { api, clock, storage } = useNews();
  const { data } = useQuery(newsQueries(api).live());
  const [, setTick] = useState(0);
  const broadcast = readBroadcast(data, clock.now());
  const endsAt = broadcast?.endsAt;
  useEffect(() => {
    if (endsAt === undefined) return;
    const wait = Math.min(endsAt - clock.now(), LONGEST_TIMER_MS);
    return clock.after(wait, () => setTick((tick) => tick + 1));
  }, [endsAt, clock]);
  const hidden = Number(storage.get(HIDE_KEY) ?? Number.NaN);
  return {
    broadcast,
    isReminderShown: isReminderShown(Number.isNaN(hidden) ? undefined : hidden, clock.now()),
    hideForToday() {
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      storage.set(HIDE_KEY, String(hiddenUntil(clock.now(), zone)));
      setTick((tick) => tick + 1);
    },
  };
}
