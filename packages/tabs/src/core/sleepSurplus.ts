import { visibleKeys } from './splitView.ts';
import type { Pane, TabsEffect, TabsState, TabsStep } from './types.ts';

/**
 * Unmounts what was used longest ago until no more panes are mounted than the limit. Unsaved input never sleeps,
 * nor does a page from outside: its address alone does not bring back what the person did there.
 */
export function sleepSurplus(before: TabsState, [state, effects = []]: TabsStep): TabsStep {
  const surplus = state.live.length - state.maxLive;
  if (surplus <= 0 || state.live === before.live) return [state, effects];
  const visible = visibleKeys(state);
  const slept = state.live
    .filter((key) => !visible.includes(key))
    .flatMap((key) => state.panes.find((pane) => pane.key === key && maySleep(pane)) ?? [])
    .slice(0, surplus);
  const isAwake = (key: string) => slept.every((pane) => pane.key !== key);
  const told: TabsEffect[] = slept.length > 0 ? [{ type: 'panes-slept', panes: slept }] : [];
  if (slept.length < surplus && before.live.length <= state.maxLive)
    told.push({ type: 'live-limit-exceeded', limit: state.maxLive });
  return [
    { ...state, live: state.live.filter(isAwake), reloading: state.reloading.filter(isAwake) },
    [...effects, ...told],
  ];
}

function maySleep({ marks, path }: Pane): boolean {
  return !marks?.dirty && !/^https?:/i.test(path);
}
