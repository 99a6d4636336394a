import { describe, expect, it } from 'vitest';
import type { KeyPress } from '../core/types.ts';
import { forwardKeys } from './forwardKeys.ts';

function setUp() {
  const view = new EventTarget();
  view.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).code === 'KeyR') event.preventDefault();
  });
  const sent: KeyPress[] = [];
  const stop = forwardKeys(view as Window, ['Alt+KeyW', 'Alt+KeyR', 'Ctrl+KeyK', '?'], (press) =>
    sent.push(press),
  );
  const dispatch = (type: string, code: string, rest: object = {}) => {
    const event = Object.assign(new Event(type, { cancelable: true }), {
      code,
      key: code.replace('Key', '').toLowerCase(),
      altKey: false,
      ctrlKey: false,
      metaKey: false,
      shiftKey: false,
      repeat: false,
      ...rest,
    });
    view.dispatchEvent(event);
    return event;
  };
  return { sent, stop, dispatch, codes: () => sent.map(({ type, code }) => `${type} ${code}`) };
}

const field = { composedPath: () => [{ tagName: 'INPUT' }] };

describe('forwardKeys', () => {
  it('[E221] hands on what the portal waits for, and nothing else', () => {
    const { dispatch, codes, stop } = setUp();
    expect(dispatch('keydown', 'KeyA').defaultPrevented).toBe(false);
    expect(dispatch('keydown', 'KeyW', { altKey: true }).defaultPrevented).toBe(true);
    dispatch('keyup', 'AltLeft');
    dispatch('keydown', 'Minus', { key: '?', shiftKey: true });
    stop();
    dispatch('keydown', 'KeyW', { altKey: true });
    expect(codes()).toEqual(['keydown KeyW', 'keyup AltLeft', 'keydown Minus']);
  });

  it('[E221] leaves alone what the app uses itself, and what is typed', () => {
    const { dispatch, codes } = setUp();
    dispatch('keydown', 'KeyW', { altKey: true, ...field });
    dispatch('keydown', 'Slash', { key: '?', ...field });
    dispatch('keydown', 'KeyR', { altKey: true });
    expect(codes()).toEqual([]);
    dispatch('keydown', 'KeyK', { ctrlKey: true, ...field });
    expect(codes()).toEqual(['keydown KeyK']);
  });

  it('[E222] while the modifier stays down hands on what follows, until it is let go', () => {
    const { dispatch, codes } = setUp();
    dispatch('keydown', 'KeyW', { altKey: true });
    dispatch('keydown', 'ArrowDown', { altKey: true });
    dispatch('keyup', 'AltLeft');
    dispatch('keydown', 'ArrowDown');
    expect(codes()).toEqual(['keydown KeyW', 'keydown ArrowDown', 'keyup AltLeft']);
  });
});
