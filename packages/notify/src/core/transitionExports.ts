import { EXPORT_STATUS, NOTIFY_LIMITS, NOTIFY_TIMES } from './constants.ts';
import type {
  ExportNotice,
  ExportReport,
  ExportsEffect,
  ExportsEvent,
  ExportsState,
  FollowedExport,
} from './exportTypes.ts';

/** Nothing followed yet. */
export const INITIAL_EXPORTS: ExportsState = { tasks: new Map(), isEnded: false };

type Result = { state: ExportsState; effects: ExportsEffect[] };

/** Follows exports to their end and tells each change of state once, whichever channel brought it. */
export function transitionExports(state: ExportsState, event: ExportsEvent): Result {
  if (state.isEnded) return same(state);
  switch (event.type) {
    case 'follow':
      return follow(state, event);
    case 'refused':
      return same(state, [duplicate(event.uniqueId, event.uniqueId, event.name)]);
    case 'tick':
      return startChecks(state, event.now);
    case 'checked': {
      const task = state.tasks.get(event.id);
      // An answer that comes after the push, a retry or the end is out of date.
      return task?.phase === 'checking' ? judge(state, task, event.report, event.now) : same(state);
    }
    case 'check-failed':
      return whilePhase(state, event.id, 'checking', (task) => wait(task, event.now));
    case 'pushed':
      return pushed(state, event);
    case 'told-elsewhere':
      return toldElsewhere(state, event);
    case 'retry':
      return retry(state, event.id);
    case 'retried': {
      const next = whilePhase(state, event.id, 'retrying', (task) => ({
        ...task,
        phase: 'due',
        notice: undefined,
      }));
      return startChecks(next.state, event.now);
    }
    case 'retry-failed':
      return whilePhase(state, event.id, 'retrying', (task) => ({ ...task, phase: 'settled' }));
    case 'ended':
      return { state: { tasks: new Map(), isEnded: true }, effects: [] };
  }
}

/** When the next check is due; undefined when nothing waits. */
export function nextCheckAt({ tasks }: ExportsState): number | undefined {
  const due = [...tasks.values()].filter(({ phase }) => phase === 'waiting' || phase === 'due');
  return due.length === 0 ? undefined : Math.min(...due.map(({ dueAt }) => dueAt));
}

function follow(state: ExportsState, event: Extract<ExportsEvent, { type: 'follow' }>): Result {
  const { id, uniqueId, name = '', now } = event;
  const isPending = ({ phase }: FollowedExport) => phase !== 'settled';
  const twin = [...state.tasks.values()].find(
    (task) => isPending(task) && (task.id === id || (uniqueId !== undefined && task.uniqueId === uniqueId)),
  );
  if (twin) return same(state, [duplicate(twin.id, uniqueId, name || twin.name)]);
  const task: FollowedExport = {
    id,
    uniqueId,
    name,
    phase: 'due',
    notice: undefined,
    fileUrl: undefined,
    dueAt: now,
  };
  return startChecks(put(state, task), now);
}

function startChecks(state: ExportsState, now: number): Result {
  let free =
    NOTIFY_LIMITS.checksInFlight -
    [...state.tasks.values()].filter(({ phase }) => phase === 'checking').length;
  const effects: ExportsEffect[] = [];
  let next = state;
  for (const task of state.tasks.values()) {
    const isDue = task.phase === 'due' || (task.phase === 'waiting' && task.dueAt <= now);
    if (!isDue || free <= 0) continue;
    free -= 1;
    // The pace is counted from one check to the next, not from the answer.
    next = put(next, { ...task, phase: 'checking', dueAt: now + NOTIFY_TIMES.exportPollMs });
    effects.push({ type: 'check', id: task.id });
  }
  return { state: next, effects };
}

function judge(state: ExportsState, task: FollowedExport, report: ExportReport, now: number): Result {
  const known = { ...task, name: report.name || task.name, fileUrl: report.fileUrl ?? task.fileUrl };
  const notice = noticeOf(report);
  if (!notice) return { state: remove(state, task.id), effects: [{ type: 'close-notice', id: task.id }] };
  const settled = notice !== 'preparing';
  const next: FollowedExport = settled
    ? { ...known, phase: 'settled', notice }
    : { ...wait(known, now), notice };
  const effects: ExportsEffect[] =
    notice === task.notice ? [] : [{ type: 'notice', id: task.id, notice, task: next }];
  const freed = startChecks(put(state, next), now);
  return { state: freed.state, effects: [...effects, ...freed.effects] };
}

/** What a report means for the person; undefined when there is nothing more to tell. */
function noticeOf({ status, isDeleted, fileUrl }: ExportReport): ExportNotice | undefined {
  if (isDeleted) return undefined;
  if (status === EXPORT_STATUS.waiting || status === EXPORT_STATUS.processing) return 'preparing';
  if (status === EXPORT_STATUS.completed && fileUrl) return 'ready';
  return status === EXPORT_STATUS.failed ? 'failed' : undefined;
}

function pushed(state: ExportsState, { id, report, now }: Extract<ExportsEvent, { type: 'pushed' }>): Result {
  const task = state.tasks.get(id) ?? {
    id,
    uniqueId: undefined,
    name: report.name ?? '',
    phase: 'waiting' as const,
    notice: undefined,
    fileUrl: undefined,
    dueAt: now,
  };
  if (task.phase === 'settled') return same(state);
  return judge(state, task, report, now);
}

function toldElsewhere(
  state: ExportsState,
  { id, notice }: Extract<ExportsEvent, { type: 'told-elsewhere' }>,
): Result {
  const task = state.tasks.get(id);
  if (!task || notice === 'duplicate') return same(state);
  const settled = notice !== 'preparing';
  return same(put(state, { ...task, notice, ...(settled && { phase: 'settled' as const }) }));
}

function retry(state: ExportsState, id: string): Result {
  const task = state.tasks.get(id);
  if (task?.phase !== 'settled' || task.notice !== 'failed') return same(state);
  return { state: put(state, { ...task, phase: 'retrying' }), effects: [{ type: 'retry', id }] };
}

function duplicate(id: string, uniqueId: string | undefined, name = ''): ExportsEffect {
  const task: FollowedExport = {
    id,
    uniqueId,
    name,
    phase: 'settled',
    notice: 'duplicate',
    fileUrl: undefined,
    dueAt: 0,
  };
  return { type: 'notice', id, notice: 'duplicate', task };
}

function wait(task: FollowedExport, now: number): FollowedExport {
  return { ...task, phase: 'waiting', dueAt: Math.max(task.dueAt, now) };
}

function whilePhase(
  state: ExportsState,
  id: string,
  phase: FollowedExport['phase'],
  change: (task: FollowedExport) => FollowedExport,
): Result {
  const task = state.tasks.get(id);
  return same(task?.phase === phase ? put(state, change(task)) : state);
}

function put(state: ExportsState, task: FollowedExport): ExportsState {
  return { ...state, tasks: new Map(state.tasks).set(task.id, task) };
}

function remove(state: ExportsState, id: string): ExportsState {
  const tasks = new Map(state.tasks);
  tasks.delete(id);
  return { ...state, tasks };
}

function same(state: ExportsState, effects: ExportsEffect[] = []): Result {
  return { state, effects };
}
