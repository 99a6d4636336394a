import type { QueryClient } from '@tanstack/react-query';

/** What is asked again when the server says that there is news, by its name for it. */
const NEWS: Readonly<Record<string, readonly string[]>> = {
  announcements: ['popups', 'ticker', 'release'],
  live: ['live'],
};
/** Every open page is told in the same moment: they ask one after the other. */
const SPREAD_MS = 3_000;

/** Makes what brings news to an open page; `share` says where in the spread this page asks, from 0 to 1. */
export function createNewsRefresh(queryClient: Pick<QueryClient, 'invalidateQueries'>, share: () => number) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    /** There is news of a kind; others are not ours. */
    changed(what: string): void {
      const kinds = Object.hasOwn(NEWS, what) ? NEWS[what] : undefined;
      if (!kinds || timers.has(what)) return;
      const ask = () => {
        timers.delete(what);
        for (const kind of kinds) void queryClient.invalidateQueries({ queryKey: ['notify', kind] });
      };
      timers.set(what, setTimeout(ask, share() * SPREAD_MS));
    },
    stop(): void {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
