import type { EmbedError } from './errors.ts';

/** What a pane shows, and how often it was started: a new `attempt` mounts anew. */
export type PaneState = { attempt: number } & (
  | { status: 'loading'; slowness: 'none' | 'slow' | 'very-slow' }
  | { status: 'ready' }
  | { status: 'not-responding' }
  | { status: 'reloading' }
  | { status: 'failed'; error: EmbedError }
);

/** What happens to a pane while it loads and lives. */
export type PaneEvent =
  | { type: 'slow-passed' }
  | { type: 'very-slow-passed' }
  | { type: 'mounted' }
  | { type: 'failed'; error: EmbedError }
  | { type: 'error-reported'; error: EmbedError }
  | { type: 'path-changed' }
  | { type: 'pings-missed' }
  | { type: 'ping-answered' }
  | { type: 'wait' }
  | { type: 'reload' }
  | { type: 'reload-delay-passed' };

type PaneEffect =
  | { type: 'unmount' }
  | { type: 'forgive' }
  | { type: 'wait-and-mount' }
  | { type: 'report'; error: EmbedError };

export type PaneStep = { state: PaneState; effects: PaneEffect[] };

/** A pane that has just begun to load. */
export const initialPaneState: PaneState = { attempt: 1, status: 'loading', slowness: 'none' };

/** The next state of a pane and what has to happen; an event that does not fit changes nothing. */
export function transition(state: PaneState, event: PaneEvent): PaneStep {
  const { attempt } = state;
  const stay: PaneStep = { state, effects: [] };
  switch (event.type) {
    case 'slow-passed':
      return state.status === 'loading' && state.slowness === 'none'
        ? { state: { ...state, slowness: 'slow' }, effects: [] }
        : stay;
    case 'very-slow-passed':
      return state.status === 'loading' ? { state: { ...state, slowness: 'very-slow' }, effects: [] } : stay;
    case 'mounted':
      return state.status === 'loading' ? { state: { attempt, status: 'ready' }, effects: [] } : stay;
    case 'failed':
      return state.status === 'failed' || state.status === 'reloading'
        ? stay
        : {
            state: { attempt, status: 'failed', error: event.error },
            effects: [{ type: 'unmount' }, { type: 'report', error: event.error }],
          };
    case 'error-reported':
      return state.status === 'failed' || state.status === 'reloading'
        ? stay
        : {
            state: { attempt, status: 'failed', error: event.error },
            effects: [{ type: 'report', error: event.error }],
          };
    case 'path-changed':
      return state.status === 'failed' && state.error.kind === 'reported'
        ? { state: { attempt, status: 'ready' }, effects: [] }
        : stay;
    case 'pings-missed':
      return state.status === 'ready' ? { state: { attempt, status: 'not-responding' }, effects: [] } : stay;
    case 'ping-answered':
      return state.status === 'not-responding' ? { state: { attempt, status: 'ready' }, effects: [] } : stay;
    case 'wait':
      return state.status === 'not-responding'
        ? { state: { attempt, status: 'ready' }, effects: [{ type: 'forgive' }] }
        : stay;
    case 'reload':
      return state.status === 'reloading'
        ? stay
        : {
            state: { attempt, status: 'reloading' },
            effects: [{ type: 'unmount' }, { type: 'wait-and-mount' }],
          };
    case 'reload-delay-passed':
      return state.status === 'reloading'
        ? { state: { attempt: attempt + 1, status: 'loading', slowness: 'none' }, effects: [] }
        : stay;
    default:
      return assertNever(event);
  }
}

function assertNever(event: never): never {
  throw new Error(`@portal/embed: unknown pane event ${JSON.stringify(event)}`);
}
