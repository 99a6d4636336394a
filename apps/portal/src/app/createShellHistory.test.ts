import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawFrames, FRAME_MS, stopFrames } from '../../test/drawFrames.ts';
import { createShellHistory } from './createShellHistory.ts';

function start() {
  const history = createShellHistory(createMemoryHistory({ initialEntries: ['/start'] }));
  const judged = vi.fn();
  const stop = history.subscribe(({ location }) => judged(location.href));
  return { history, judged, stop };
}

beforeEach(drawFrames);
afterEach(stopFrames);

it('[P732] the address of a pane is there at once, and judged once the pane is painted', () => {
  const { history, judged } = start();
  history.push('/pane', { paneKey: 'a' });
  expect(history.location.href).toBe('/pane');
  vi.advanceTimersByTime(FRAME_MS);
  expect(judged).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(judged.mock.calls).toEqual([['/pane']]);
});

it('[P732] in a window that nobody sees it waits for no frame', () => {
  vi.stubGlobal('document', { hidden: true });
  const { history, judged } = start();
  history.push('/pane', { paneKey: 'a' });
  vi.advanceTimersByTime(1);
  expect(judged).toHaveBeenCalledOnce();
});

it('[P732] every other address is judged at once', () => {
  const { history, judged } = start();
  history.push('/elsewhere');
  history.replace('/there', { paneKey: 'a' });
  history.back();
  expect(judged.mock.calls).toEqual([['/elsewhere'], ['/there'], ['/start']]);
});

it('[P732] who stopped listening hears nothing more', () => {
  const { history, judged, stop } = start();
  history.push('/pane', { paneKey: 'a' });
  stop();
  vi.runAllTimers();
  expect(judged).not.toHaveBeenCalled();
});
