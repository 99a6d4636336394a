import { describe, expect, it } from 'vitest';
import { EmbedError } from './errors.ts';
import { initialPaneState, type PaneEvent, type PaneState, transition } from './transition.ts';

const crash = new EmbedError('mount-failed', { app: 'orders' });
const reported = new EmbedError('reported', { app: 'orders', status: 404 });

function run(events: PaneEvent[], from: PaneState = initialPaneState) {
  const effects = [];
  let state = from;
  for (const event of events) {
    const step = transition(state, event);
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const LATE_EVENTS: PaneEvent[] = [
  { type: 'mounted' },
  { type: 'slow-passed' },
  { type: 'very-slow-passed' },
  { type: 'pings-missed' },
  { type: 'ping-answered' },
  { type: 'path-changed' },
  { type: 'reload-delay-passed' },
];

const FORMER_EVENTS: PaneEvent[] = [
  { type: 'mounted' },
  { type: 'failed', error: crash },
  { type: 'error-reported', error: reported },
  { type: 'pings-missed' },
];

describe('transition', () => {
  it('[E1] loads, hints twice, becomes ready', () => {
    expect(run([]).state).toEqual({ attempt: 1, status: 'loading', slowness: 'none' });
    expect(run([{ type: 'slow-passed' }]).state).toMatchObject({ slowness: 'slow' });
    expect(run([{ type: 'slow-passed' }, { type: 'very-slow-passed' }]).state).toMatchObject({
      slowness: 'very-slow',
    });
    expect(run([{ type: 'very-slow-passed' }, { type: 'slow-passed' }]).state).toMatchObject({
      slowness: 'very-slow',
    });
    expect(run([{ type: 'slow-passed' }, { type: 'mounted' }]).state).toEqual({
      attempt: 1,
      status: 'ready',
    });
  });

  it('[E2] a failure unmounts and is reported once', () => {
    const { state, effects } = run([
      { type: 'failed', error: crash },
      { type: 'failed', error: crash },
    ]);
    expect(state).toEqual({ attempt: 1, status: 'failed', error: crash });
    expect(effects).toEqual([{ type: 'unmount' }, { type: 'report', error: crash }]);
  });

  it('[E3] a reload unmounts, waits and mounts anew, once', () => {
    const asked = run([{ type: 'mounted' }, { type: 'reload' }, { type: 'reload' }]);
    expect(asked.state).toEqual({ attempt: 1, status: 'reloading' });
    expect(asked.effects).toEqual([{ type: 'unmount' }, { type: 'wait-and-mount' }]);
    expect(run([{ type: 'reload-delay-passed' }], asked.state).state).toEqual({
      attempt: 2,
      status: 'loading',
      slowness: 'none',
    });
  });

  it('[E3] a failed pane can be reloaded', () => {
    expect(run([{ type: 'failed', error: crash }, { type: 'reload' }]).state.status).toBe('reloading');
  });

  it('[E4] a reported error covers without unmounting, until the path changes', () => {
    const covered = run([{ type: 'mounted' }, { type: 'error-reported', error: reported }]);
    expect(covered.state).toMatchObject({ status: 'failed', error: reported });
    expect(covered.effects).toEqual([{ type: 'report', error: reported }]);
    expect(run([{ type: 'path-changed' }], covered.state).state).toEqual({ attempt: 1, status: 'ready' });
    const crashed = run([{ type: 'failed', error: crash }, { type: 'path-changed' }]);
    expect(crashed.state.status).toBe('failed');
  });

  it('[E5] stops and starts answering', () => {
    const silent = run([{ type: 'mounted' }, { type: 'pings-missed' }]);
    expect(silent.state.status).toBe('not-responding');
    expect(run([{ type: 'ping-answered' }], silent.state).state.status).toBe('ready');
    expect(run([{ type: 'reload' }], silent.state).state.status).toBe('reloading');
  });

  it.each(LATE_EVENTS)('[E6] $type changes nothing once the mount failed', (event) => {
    const failed = run([{ type: 'failed', error: crash }]).state;
    expect(transition(failed, event)).toEqual({ state: failed, effects: [] });
  });

  it.each(FORMER_EVENTS)('[E6] $type of the former instance changes nothing during a reload', (event) => {
    const reloading = run([{ type: 'mounted' }, { type: 'reload' }]).state;
    expect(transition(reloading, event)).toEqual({ state: reloading, effects: [] });
  });
});
