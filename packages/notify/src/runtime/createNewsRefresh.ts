import { staleNews } from '../core/newsKeys.ts';
import type { Clock, NotifyPorts } from './ports.ts';

/** Every open page is told in the same moment: they ask one after the other. */
const SPREAD_MS = 3000;

/**
 * Makes what brings news to an open page. Returns a function that takes the server's name for what changed; what is
 * named again before this page asked is asked for once.
 */
export function createNewsRefresh({
  clock,
  queryClient,
  random = Math.random,
}: Pick<NotifyPorts, 'queryClient' | 'random'> & { clock: Clock }): (what: string) => void {
  const waiting = new Set<string>();
  return (what) => {
    const keys = staleNews(what);
    if (keys.length === 0 || waiting.has(what)) return;
    waiting.add(what);
    clock.after(random() * SPREAD_MS, () => {
      waiting.delete(what);
      for (const queryKey of keys) void queryClient?.invalidateQueries({ queryKey });
    });
  };
}
