import { EXPORT_STATUS, NOTIFY_LIMITS, NOTIFY_TIMES } from './constants.ts';
import type {
  ExportNotice,
  ExportReport,
  ExportsEffect,
  ExportsEvent,
  ExportsState,
  FollowedExport,
  PushedEnd,
} from './exportTypes.ts';

/** Nothing followed yet. */
export const INITIAL_EXPORTS: ExportsState = { tasks: [], told: [], isEnded: false };

const MAX_TOLD = 200;

type Next = readonly [state: ExportsState, effects?: readonly ExportsEffect[]];
type EventOf<Type extends ExportsEvent['type']> = Extract<ExportsEvent, { type: Type }>;

/** Follows exports to their end and tells each change of state once, whichever channel brought it. */
export function transition(state: ExportsState, event: ExportsEvent): Next {
  if (state.isEnded) return [state];
  switch (event.type) {
    case 'follow':
      return follow(state, event);
    case 'refused':
      return [state, [duplicate(event.id, event.uniqueId, event.name)]];
    case 'tick':
      return startChecks(state, event.now);
    case 'checked': {
      const task = find(state, event.id);
      // An answer that comes after the push, a retry or the end is out of date.
      return task?.phase === 'checking' ? judge(state, task, event.report, event.now) : [state];
    }
    case 'check-failed':
      return [change(state, event.id, 'checking', (task) => wait(task, event.now))];
    case 'reported':
      return takeReport(state, event);
    case 'pushed':
      return takePush(state, event);
    case 'push-due':
      return tellPush(state, event);
    case 'told-elsewhere':
      return [noteTold(state, event)];
    case 'retry':
      return retry(state, event.id);
    case 'retried': {
      const again = { phase: 'due', notice: undefined } as const;
      const next = change(state, event.id, 'retrying', (task) => ({ ...task, ...again }));
      return startChecks({ ...next, told: next.told.filter((key) => key !== event.id) }, event.now);
    }
    case 'retry-failed':
      return [change(state, event.id, 'retrying', (task) => ({ ...task, phase: 'settled' }))];
    case 'ended':
      return [{ ...INITIAL_EXPORTS, isEnded: true }];
  }
}

/** Returns when the next check is due; undefined when nothing waits. */
export function nextCheckAt({ tasks }: ExportsState): number | undefined {
  const due = tasks.filter(({ phase }) => phase === 'waiting' || phase === 'due');
  return due.length === 0 ? undefined : Math.min(...due.map(({ dueAt }) => dueAt));
}

/** Whether an export has not come to its end. */
export function isPending({ phase }: FollowedExport): boolean {
  return phase !== 'settled';
}

function follow(state: ExportsState, { id, uniqueId, name = '', now }: EventOf<'follow'>): Next {
  const isTwin = (task: FollowedExport) =>
    task.id === id || (uniqueId !== undefined && task.uniqueId === uniqueId);
  const twin = state.tasks.find((task) => isPending(task) && isTwin(task));
  if (twin) return [state, [duplicate(twin.id, uniqueId, name || twin.name)]];
  return startChecks(put(state, { ...EMPTY_TASK, id, uniqueId, name, dueAt: now }), now);
}

function startChecks(state: ExportsState, now: number): Next {
  let free = NOTIFY_LIMITS.checksInFlight - state.tasks.filter(({ phase }) => phase === 'checking').length;
  const effects: ExportsEffect[] = [];
  let next = state;
  for (const task of state.tasks) {
    const isDue = task.phase === 'due' || (task.phase === 'waiting' && task.dueAt <= now);
    if (!isDue || free <= 0) continue;
    free -= 1;
    // The pace is counted from one check to the next, not from the answer.
    next = put(next, { ...task, phase: 'checking', dueAt: now + NOTIFY_TIMES.exportPollMs });
    effects.push({ type: 'check', id: task.id });
  }
  return [next, effects];
}

function judge(state: ExportsState, task: FollowedExport, report: ExportReport, now: number): Next {
  const { id } = task;
  const known = { ...task, name: report.name || task.name, fileUrl: report.fileUrl ?? task.fileUrl };
  const notice = noticeOf(report);
  if (!notice) {
    return [
      { ...state, tasks: state.tasks.filter((other) => other !== task) },
      [{ type: 'close-notice', id }],
    ];
  }
  const isEnd = notice !== 'preparing';
  const next: FollowedExport = isEnd
    ? { ...known, phase: 'settled', notice }
    : { ...wait(known, now), notice };
  const isNew = notice !== task.notice;
  const told = isNew && isEnd ? remember(state.told, id) : state.told;
  const [freed, checks = []] = startChecks(put({ ...state, told }, next), now);
  return [freed, isNew ? [{ type: 'show-notice', id, notice, task: next }, ...checks] : checks];
}

/** Returns what a report means for the person; undefined when there is nothing more to tell. */
function noticeOf({ status, isDeleted, fileUrl }: ExportReport): ExportNotice | undefined {
  if (isDeleted) return undefined;
  if (status === EXPORT_STATUS.waiting || status === EXPORT_STATUS.processing) return 'preparing';
  if (status === EXPORT_STATUS.completed && fileUrl) return 'ready';
  return status === EXPORT_STATUS.failed ? 'failed' : undefined;
}

function takeReport(state: ExportsState, { id, report, now }: EventOf<'reported'>): Next {
  const unknown = { ...EMPTY_TASK, id, name: report.name ?? '', phase: 'waiting', dueAt: now } as const;
  const task = find(state, id) ?? unknown;
  return isPending(task) ? judge(state, task, report, now) : [state];
}

function takePush(state: ExportsState, { end, isLoud, now }: EventOf<'pushed'>): Next {
  const task = end.id === undefined ? undefined : find(state, end.id);
  if (task && isPending(task)) return judge(state, task, toReport(end), now);
  if (!isLoud || state.told.includes(end.key)) return [state];
  return [state, [{ type: 'tell-push-later', end }]];
}

function tellPush(state: ExportsState, { end, now }: EventOf<'push-due'>): Next {
  const { key, name } = end;
  if (state.told.includes(key)) return [state];
  // One that nobody follows is taken up, so that it can be retried.
  if (end.notice === 'failed') return follow(state, { type: 'follow', id: key, name, now });
  return [{ ...state, told: remember(state.told, key) }, [{ type: 'show-pushed', end }]];
}

function toReport({ notice, fileUrl, name }: PushedEnd): ExportReport {
  if (notice === 'failed')
    return { status: EXPORT_STATUS.failed, isDeleted: false, fileUrl: undefined, name };
  // The link is made at the press: the file is there, wherever it lies.
  return { status: EXPORT_STATUS.completed, isDeleted: false, fileUrl: fileUrl ?? '#', name };
}

function noteTold(state: ExportsState, { id, notice }: EventOf<'told-elsewhere'>): ExportsState {
  if (notice === 'duplicate') return state;
  const isEnd = notice !== 'preparing';
  const next = isEnd ? { ...state, told: remember(state.told, id) } : state;
  const task = find(state, id);
  return task ? put(next, { ...task, notice, ...(isEnd && { phase: 'settled' }) }) : next;
}

function retry(state: ExportsState, id: string): Next {
  const task = find(state, id);
  if (task?.phase !== 'settled' || task.notice !== 'failed') return [state];
  return [put(state, { ...task, phase: 'retrying' }), [{ type: 'retry', id }]];
}

const EMPTY_TASK: FollowedExport = {
  id: '',
  uniqueId: undefined,
  name: '',
  phase: 'due',
  notice: undefined,
  fileUrl: undefined,
  dueAt: 0,
};

function duplicate(id: string, uniqueId: string | undefined, name = ''): ExportsEffect {
  const notice = 'duplicate';
  const task: FollowedExport = { ...EMPTY_TASK, id, uniqueId, name, phase: 'settled', notice };
  return { type: 'show-notice', id, notice, task };
}

function wait(task: FollowedExport, now: number): FollowedExport {
  return { ...task, phase: 'waiting', dueAt: Math.max(task.dueAt, now) };
}

function remember(told: readonly string[], key: string): readonly string[] {
  return told.includes(key) ? told : [...told, key].slice(-MAX_TOLD);
}

function find({ tasks }: ExportsState, id: string): FollowedExport | undefined {
  return tasks.find((task) => task.id === id);
}

function change(
  state: ExportsState,
  id: string,
  phase: FollowedExport['phase'],
  toNext: (task: FollowedExport) => FollowedExport,
): ExportsState {
  const task = find(state, id);
  return task?.phase === phase ? put(state, toNext(task)) : state;
}

function put(state: ExportsState, task: FollowedExport): ExportsState {
  const isKnown = find(state, task.id) !== undefined;
  return {
    ...state,
    tasks: isKnown
      ? state.tasks.map((other) => (other.id === task.id ? task : other))
      : [...state.tasks, task],
  };
}
