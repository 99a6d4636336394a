import type { PlannedStep } from './types.ts';

/** Returns the steps that a schedule, a zero or a one for each step, marks as done; none when it is anything else. */
export function parseSchedule(schedule: unknown, steps: readonly PlannedStep[]): ReadonlySet<string> {
  if (typeof schedule !== 'string' || schedule.length !== steps.length || !/^[01]*$/.test(schedule))
    return new Set();
  return new Set(steps.filter((_step, place) => schedule[place] === '1').map(({ id }) => id));
}

/** Returns the schedule that `parseSchedule` reads. */
export function formatSchedule(done: ReadonlySet<string>, steps: readonly PlannedStep[]): string {
  return steps.map(({ id }) => (done.has(id) ? '1' : '0')).join('');
}
