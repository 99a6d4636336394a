import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPaneRegistry, type PaneControl } from './createPaneRegistry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const control = (part: Partial<PaneControl> = {}): PaneControl => ({
  beforeClose: async () => ({ dirty: false }),
  capture: async () => new Blob(['x'], { type: 'image/png' }),
  refresh: () => undefined,
  ...part,
});
const silence = () => new Promise<never>(() => undefined);

describe('createPaneRegistry', () => {
  it('[E240] knows where panes are shown; one that is there anew takes the place of its former self', () => {
    const { place, places } = createPaneRegistry();
    const [former, present] = [{} as Element, {} as Element];
    const leaveFormer = place('one', former);
    const leave = place('one', present);
    leaveFormer();
    expect([...places]).toEqual([['one', present]]);
    leave();
    expect(places.size).toBe(0);
  });

  it('[E310] [E311] tells panes and apps that the server is back', () => {
    const panes = createPaneRegistry();
    const [app, pane] = [vi.fn(), vi.fn()];
    panes.register('old', control());
    panes.register('one', control({ recover: app }));
    const leave = panes.onRecovery(pane);
    panes.recover();
    leave();
    panes.recover();
    expect([app.mock.calls.length, pane.mock.calls.length]).toEqual([2, 1]);
  });

  it('[E113] asks the given panes and tells who objects', async () => {
    const panes = createPaneRegistry();
    const never = vi.fn(async () => ({ dirty: true }));
    panes.register('clean', control());
    panes.register('dirty', control({ beforeClose: async () => ({ dirty: true, message: 'Half' }) }));
    panes.register('not asked', control({ beforeClose: never }));
    expect(await panes.objections(['clean', 'dirty', 'asleep'])).toEqual([
      { paneId: 'dirty', message: 'Half' },
    ]);
    expect(never).not.toHaveBeenCalled();
  });

  it('[E113] who hangs or fails does not keep its pane open', async () => {
    const panes = createPaneRegistry();
    panes.register('hangs', control({ beforeClose: silence }));
    panes.register('fails', control({ beforeClose: () => Promise.reject(new Error('gone')) }));
    const asked = panes.objections(['hangs', 'fails']);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await asked).toEqual([]);
  });

  it('[E114] a picture comes in time or not at all', async () => {
    const panes = createPaneRegistry();
    panes.register('draws', control());
    panes.register('hangs', control({ capture: silence }));
    expect(await panes.capture('draws')).toBeInstanceOf(Blob);
    await expect(panes.capture('asleep')).rejects.toThrow('asleep');
    const asked = expect(panes.capture('hangs')).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(15_000);
    await asked;
  });

  it('[E115] a pane that was registered anew is not lost with its former self', () => {
    const panes = createPaneRegistry();
    const refresh = vi.fn();
    const former = panes.register('one', control());
    panes.register('one', control({ refresh }));
    former();
    panes.refreshAll();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('[E112] keeps where a sleeping pane stood until it is forgotten', () => {
    const panes = createPaneRegistry();
    const snapshot = { path: '/list', scroll: [{ at: [0], x: 0, y: 40 }] };
    panes.saveSnapshot('one', snapshot);
    expect(panes.snapshotOf('one')).toEqual(snapshot);
    panes.forget('one');
    expect(panes.snapshotOf('one')).toBeUndefined();
  });
});
