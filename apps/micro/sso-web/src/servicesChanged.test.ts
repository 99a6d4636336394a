import { afterEach, expect, it, vi } from 'vitest';
import { tellServicesChanged, watchServices } from './servicesChanged.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function pane() {
  const invalidateQueries = vi.fn(async () => undefined);
  stops.push(watchServices({ cancelQueries: async () => undefined, invalidateQueries }));
  return invalidateQueries;
}

it('every pane reads services again when something was bought', async () => {
  const panes = [pane(), pane()];
  tellServicesChanged();
  for (const invalidate of panes) {
    await vi.waitFor(() => expect(invalidate).toHaveBeenCalledWith({ queryKey: ['systems'] }));
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['offers'] });
  }
});

it('a pane that is gone reads nothing', async () => {
  const gone = pane();
  stops.pop()?.();
  const here = pane();
  tellServicesChanged();
  await vi.waitFor(() => expect(here).toHaveBeenCalled());
  expect(gone).not.toHaveBeenCalled();
});
