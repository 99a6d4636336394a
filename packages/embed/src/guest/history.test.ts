import { describe, expect, it, vi } from 'vitest';
import { createEventHub } from './createEventHub.ts';
import { createHashHistory, createMemoryHistory } from './history.ts';

describe('createMemoryHistory', () => {
  it('[E32] a step tells the portal and the app', () => {
    const onNavigate = vi.fn();
    const listener = vi.fn();
    const history = createMemoryHistory('/home', onNavigate);
    history.subscribe(listener);
    history.navigate('/list?page=2', { replace: true });
    expect(history.getPath()).toBe('/list?page=2');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/list?page=2', { replace: true });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('[E32] a step of the portal is not told back', () => {
    const onNavigate = vi.fn();
    const listener = vi.fn();
    const history = createMemoryHistory('/home', onNavigate);
    const stop = history.subscribe(listener);
    history.setPath('/list');
    history.setPath('/list');
    stop();
    history.setPath('/home');
    expect(listener).toHaveBeenCalledOnce();
    expect(onNavigate).not.toHaveBeenCalled();
  });

  it('[E32] two instances do not know each other', () => {
    const one = createMemoryHistory('/home', () => undefined);
    const other = createMemoryHistory('/home', () => undefined);
    one.navigate('/list');
    expect(other.getPath()).toBe('/home');
  });
});

describe('createHashHistory', () => {
  function setUp() {
    const target = new EventTarget();
    const location = {
      hash: '#/home',
      replace: vi.fn((hash: string) => {
        location.hash = hash;
        target.dispatchEvent(new Event('hashchange'));
      }),
    };
    const events = createEventHub();
    const routeChanged = vi.fn(async () => undefined);
    const window = Object.assign(target, { location }) as unknown as Parameters<typeof createHashHistory>[1];
    return {
      history: createHashHistory({ on: events.on, routeChanged }, window),
      events,
      location,
      routeChanged,
    };
  }

  it('[E25] steps replace, and the portal is told', () => {
    const { history, location, routeChanged } = setUp();
    const listener = vi.fn();
    history.subscribe(listener);
    history.navigate('/list');
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('#/list');
    expect(routeChanged).toHaveBeenCalledExactlyOnceWith('/list', { replace: false });
    expect(listener).toHaveBeenCalledOnce();
    expect(history.getPath()).toBe('/list');
  });

  it('[E25] a step of the portal replaces too, and is not told back', () => {
    const { events, location, routeChanged } = setUp();
    events.emit('navigate', { path: '/list', replace: true });
    expect(location.hash).toBe('#/list');
    expect(routeChanged).not.toHaveBeenCalled();
  });
});
