import type { EmbedError, PaneErrorKind } from './errors.ts';

/** What a pane shows: how often it was started, where its app is, whether it is in front, and how it does. */
export type PaneState = {
  attempt: number;
  path: string;
  active: boolean;
} /** Uncovered: it is shown as it is, however long it does not say that it is there. */ /** Mute: its page is there, and nothing came from it. */ & (
  | { status: 'loading'; slowness: 'none' | 'slow' | 'very-slow'; isUncovered?: true; isMute?: true }
  | { status: 'ready' }
  | { status: 'not-responding' }
  | { status: 'reloading' }
  | { status: 'failed'; error: EmbedError }
);

/** What happens to a pane while it loads and lives. */
export type PaneEvent =
  /** Its element is in the page. */
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'app-changed' }
  | { type: 'slow-passed' }
  | { type: 'very-slow-passed' }
  /** The app is there, with the path that it was mounted with. */
  | { type: 'mounted'; path: string }
  | { type: 'failed'; error: EmbedError }
  | { type: 'error-reported'; error: EmbedError }
  /** The shell wants the app to be elsewhere. */
  | { type: 'path-given'; path: string }
  /** The app went elsewhere by itself. */
  | { type: 'path-taken'; path: string; replace: boolean }
  | { type: 'active-changed'; active: boolean }
  | { type: 'looks-changed' }
  | { type: 'pings-missed' }
  | { type: 'ping-answered' }
  | { type: 'wait' }
  /** The page of the app has loaded and says nothing: maybe it knows of no portal. */
  | { type: 'stayed-mute' }
  /** The person wants to see an app that has not said that it is there. */
  | { type: 'uncover' }
  | { type: 'reload' }
  /** The server is back. */
  | { type: 'recovered' }
  | { type: 'reload-delay-passed' };

/** What has to be done about it; what concerns the app is done only while one is mounted. */
export type PaneEffect =
  | { type: 'mount' }
  | { type: 'unmount' }
  | { type: 'wait-and-mount' }
  | { type: 'register' }
  | { type: 'show' }
  | { type: 'hide' }
  | { type: 'navigate'; path: string }
  | { type: 'update-looks' }
  | { type: 'forgive' }
  /** The app may take as long as it wants. */
  | { type: 'be-patient' }
  | { type: 'tell-path'; path: string; replace: boolean }
  | { type: 'report'; error: EmbedError };

/** The next state, and what has to be done. */
export type PaneStep = readonly [state: PaneState, effects?: readonly PaneEffect[]];

/** Returns a pane that has just begun to load. */
export function initialPaneState({ path, active }: { path: string; active: boolean }) {
  return { attempt: 1, path, active, status: 'loading', slowness: 'none' } as const;
}

/** Returns the next state of a pane and what has to be done; an event that does not fit changes nothing. */
export function transition(state: PaneState, event: PaneEvent): PaneStep {
  const [next, effects = []] = step(state, event);
  const shown = isShown(next);
  return shown === isShown(state) ? [next, effects] : [next, [...effects, { type: shown ? 'show' : 'hide' }]];
}

function step(state: PaneState, event: PaneEvent): PaneStep {
  const { status, attempt, path, active } = state;
  const base = { attempt, path, active };
  switch (event.type) {
    case 'opened':
      return [status === 'loading' ? state : startAnew(base), [{ type: 'mount' }]];
    case 'closed':
      return [state, [{ type: 'unmount' }]];
    case 'app-changed':
      return [startAnew(base), [{ type: 'unmount' }, { type: 'mount' }]];
    case 'slow-passed':
      return [status === 'loading' && state.slowness === 'none' ? { ...state, slowness: 'slow' } : state];
    case 'very-slow-passed':
      return [status === 'loading' ? { ...state, slowness: 'very-slow' } : state];
    case 'mounted': {
      if (isOver(state)) return [state];
      const next: PaneState = status === 'loading' ? { ...base, status: 'ready' } : state;
      const navigate = event.path === path ? [] : [{ type: 'navigate', path } as const];
      return [
        next,
        [
          { type: isShown(next) ? 'show' : 'hide' },
          ...navigate,
          { type: 'update-looks' },
          { type: 'register' },
        ],
      ];
    }
    case 'failed':
    case 'error-reported': {
      const { type, error } = event;
      if (status === 'failed' || status === 'reloading') return [state];
      const effects: PaneEffect[] = type === 'failed' ? [{ type: 'unmount' }] : [];
      return [{ ...base, status: 'failed', error }, [...effects, { type: 'report', error }]];
    }
    case 'path-given':
      if (event.path === path) return [state];
      return [moveTo(state, event.path), [{ type: 'navigate', path: event.path }]];
    case 'path-taken':
      return [moveTo(state, event.path), [{ type: 'tell-path', path: event.path, replace: event.replace }]];
    case 'active-changed':
      return [event.active === active ? state : { ...state, active: event.active }];
    case 'looks-changed':
      return [state, [{ type: 'update-looks' }]];
    case 'pings-missed':
      return [status === 'ready' ? { ...base, status: 'not-responding' } : state];
    case 'ping-answered':
      return [status === 'not-responding' ? { ...base, status: 'ready' } : state];
    case 'wait':
      return status === 'not-responding' ? [{ ...base, status: 'ready' }, [{ type: 'forgive' }]] : [state];
    case 'stayed-mute':
      return status === 'loading' && !state.isUncovered
        ? [{ ...state, isUncovered: true, isMute: true }, [{ type: 'be-patient' }]]
        : [state];
    case 'uncover':
      if (status === 'loading')
        return [{ ...base, status, slowness: state.slowness, isUncovered: true }, [{ type: 'be-patient' }]];
      return status === 'failed' && state.error.kind === 'load-timeout'
        ? [{ ...startAnew(base), isUncovered: true }, [{ type: 'mount' }, { type: 'be-patient' }]]
        : [state];
    case 'recovered':
      return status === 'failed' && OF_AN_OUTAGE.includes(state.error.kind)
        ? step(state, { type: 'reload' })
        : [state];
    case 'reload':
      return status === 'reloading'
        ? [state]
        : [{ ...base, status: 'reloading' }, [{ type: 'unmount' }, { type: 'wait-and-mount' }]];
    case 'reload-delay-passed':
      return status === 'reloading' ? [startAnew(base), [{ type: 'mount' }]] : [state];
    default:
      return assertNever(event);
  }
}

/** What may have failed because nothing could be loaded. */
const OF_AN_OUTAGE: readonly PaneErrorKind[] = ['load-failed', 'load-timeout', 'mount-failed'];

function startAnew({ attempt, ...place }: { attempt: number; path: string; active: boolean }) {
  return { ...initialPaneState(place), attempt: attempt + 1 };
}

/** The state with another path, which uncovers an app that reported an error. */
function moveTo(state: PaneState, path: string): PaneState {
  const { attempt, active } = state;
  if (isReported(state)) return { attempt, path, active, status: 'ready' };
  return path === state.path ? state : { ...state, path };
}

function isReported(state: PaneState): boolean {
  return state.status === 'failed' && state.error.kind === 'reported';
}

/** True once the app that was mounted is gone. */
function isOver(state: PaneState): boolean {
  return state.status === 'reloading' || (state.status === 'failed' && !isReported(state));
}

function isShown({ active, status }: PaneState): boolean {
  return active && status !== 'failed';
}

function assertNever(event: never): never {
  throw new Error(`@portal/embed: unknown pane event ${JSON.stringify(event)}`);
}
