import { describe, expect, it } from 'vitest';
import { EmbedError } from './errors.ts';
import {
  initialPaneState,
  type PaneEffect,
  type PaneEvent,
  type PaneState,
  transition,
} from './transition.ts';

const crash = new EmbedError('mount-failed', { app: 'orders' });
const reported = new EmbedError('reported', { app: 'orders', status: 404 });

const place = { path: '/home', active: true };
const initial = initialPaneState(place);
const mounted: PaneEvent = { type: 'mounted', path: '/home' };

function run(events: PaneEvent[], from: PaneState = initial) {
  const effects: PaneEffect[] = [];
  let state = from;
  for (const event of events) {
    const [next, more = []] = transition(state, event);
    state = next;
    effects.push(...more);
  }
  return { state, effects };
}

/** The effects that concern whether the app is there, without those that keep it in step. */
const lives = (effects: PaneEffect[]) =>
  effects.filter(({ type }) => !['show', 'hide', 'update-looks', 'register'].includes(type));

const LATE_EVENTS: PaneEvent[] = [
  mounted,
  { type: 'slow-passed' },
  { type: 'very-slow-passed' },
  { type: 'pings-missed' },
  { type: 'ping-answered' },
  { type: 'reload-delay-passed' },
];

const FORMER_EVENTS: PaneEvent[] = [
  mounted,
  { type: 'failed', error: crash },
  { type: 'error-reported', error: reported },
  { type: 'pings-missed' },
];

describe('transition', () => {
  it('[E1] loads, hints twice, becomes ready', () => {
    expect(run([]).state).toEqual({ ...place, attempt: 1, status: 'loading', slowness: 'none' });
    expect(run([{ type: 'slow-passed' }]).state).toMatchObject({ slowness: 'slow' });
    expect(run([{ type: 'slow-passed' }, { type: 'very-slow-passed' }]).state).toMatchObject({
      slowness: 'very-slow',
    });
    expect(run([{ type: 'very-slow-passed' }, { type: 'slow-passed' }]).state).toMatchObject({
      slowness: 'very-slow',
    });
    expect(run([{ type: 'slow-passed' }, mounted]).state).toEqual({
      ...place,
      attempt: 1,
      status: 'ready',
    });
  });

  it('[E2] a failure unmounts and is reported once', () => {
    const { state, effects } = run([
      { type: 'failed', error: crash },
      { type: 'failed', error: crash },
    ]);
    expect(state).toEqual({ ...place, attempt: 1, status: 'failed', error: crash });
    expect(lives(effects)).toEqual([{ type: 'unmount' }, { type: 'report', error: crash }]);
  });

  it('[E3] a reload unmounts, waits and mounts anew, once', () => {
    const asked = run([mounted, { type: 'reload' }, { type: 'reload' }]);
    expect(asked.state).toEqual({ ...place, attempt: 1, status: 'reloading' });
    expect(lives(asked.effects)).toEqual([{ type: 'unmount' }, { type: 'wait-and-mount' }]);
    expect(run([{ type: 'reload-delay-passed' }], asked.state).state).toEqual({
      ...place,
      attempt: 2,
      status: 'loading',
      slowness: 'none',
    });
  });

  it('[E3] a failed pane can be reloaded', () => {
    expect(run([{ type: 'failed', error: crash }, { type: 'reload' }]).state.status).toBe('reloading');
  });

  it('[E4] a reported error covers without unmounting, until the path changes', () => {
    const covered = run([mounted, { type: 'error-reported', error: reported }]);
    expect(covered.state).toMatchObject({ status: 'failed', error: reported });
    expect(lives(covered.effects)).toEqual([{ type: 'report', error: reported }]);
    expect(run([{ type: 'path-given', path: '/other' }], covered.state).state).toEqual({
      attempt: 1,
      path: '/other',
      active: true,
      status: 'ready',
    });
    const crashed = run([
      { type: 'failed', error: crash },
      { type: 'path-given', path: '/other' },
    ]);
    expect(crashed.state.status).toBe('failed');
  });

  it('[E5] stops and starts answering', () => {
    const silent = run([mounted, { type: 'pings-missed' }]);
    expect(silent.state.status).toBe('not-responding');
    expect(run([{ type: 'ping-answered' }], silent.state).state.status).toBe('ready');
    expect(run([{ type: 'reload' }], silent.state).state.status).toBe('reloading');
  });

  it.each(LATE_EVENTS)('[E6] $type changes nothing once the mount failed', (event) => {
    const failed = run([{ type: 'failed', error: crash }]).state;
    expect(transition(failed, event)).toEqual([failed, []]);
  });

  it.each(FORMER_EVENTS)('[E6] $type of the former instance changes nothing during a reload', (event) => {
    const reloading = run([mounted, { type: 'reload' }]).state;
    expect(transition(reloading, event)).toEqual([reloading, []]);
  });

  it('[E7] a pane that is opened mounts; another app starts it anew, also during a reload', () => {
    expect(transition(initial, { type: 'opened' })).toEqual([initial, [{ type: 'mount' }]]);
    const anew = { ...place, attempt: 2, status: 'loading', slowness: 'none' };
    const changed = run([{ type: 'reload' }, { type: 'app-changed' }, { type: 'reload-delay-passed' }]);
    expect(changed.state).toEqual(anew);
    expect(changed.effects.slice(-2)).toEqual([{ type: 'unmount' }, { type: 'mount' }]);
    const again = run([{ type: 'failed', error: crash }, { type: 'closed' }, { type: 'opened' }]);
    expect(again.state).toEqual(anew);
  });

  it('[E8] a mounted app is brought to where its pane is by now', () => {
    const early: PaneEvent[] = [
      { type: 'path-given', path: '/list' },
      { type: 'active-changed', active: false },
    ];
    expect(transition(run(early).state, mounted)[1]).toEqual([
      { type: 'hide' },
      { type: 'navigate', path: '/list' },
      { type: 'update-looks' },
      { type: 'register' },
    ]);
    expect(transition(initial, mounted)[1]).toEqual([
      { type: 'show' },
      { type: 'update-looks' },
      { type: 'register' },
    ]);
  });

  it('[E8] a step of the app is told to the shell, one of the shell to the app, and neither comes back', () => {
    const ready = run([mounted]).state;
    const taken = run([{ type: 'path-taken', path: '/next', replace: true }], ready);
    expect(taken.effects).toEqual([{ type: 'tell-path', path: '/next', replace: true }]);
    expect(transition(taken.state, { type: 'path-given', path: '/next' })).toEqual([taken.state, []]);
    const given = run([{ type: 'path-given', path: '/list' }], taken.state);
    expect(given.effects).toEqual([{ type: 'navigate', path: '/list' }]);
    expect(given.state.path).toBe('/list');
  });

  it('[E8] an app is hidden while its pane is not in front or covered by an error', () => {
    const seen = run([
      mounted,
      { type: 'active-changed', active: false },
      { type: 'active-changed', active: true },
      { type: 'error-reported', error: reported },
      { type: 'active-changed', active: false },
      { type: 'active-changed', active: true },
      { type: 'path-taken', path: '/home', replace: false },
    ]).effects.flatMap(({ type }) => (type === 'show' || type === 'hide' ? [type] : []));
    expect(seen).toEqual(['show', 'hide', 'show', 'hide', 'show']);
  });
});
