import { expect, it, onTestFinished, vi } from 'vitest';
import { onWake } from './onWake.ts';

function page() {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { window, document };
}

it('[C74] network and page are back when the browser says so, a page once it is looked at', () => {
  const { window, document } = page();
  const woken = vi.fn();
  const stop = onWake(woken);
  const happen = () => {
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('pageshow'));
    document.dispatchEvent(new Event('visibilitychange'));
  };
  happen();
  expect(woken).toHaveBeenCalledTimes(2);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(woken).toHaveBeenCalledTimes(3);
  stop();
  happen();
  expect(woken).toHaveBeenCalledTimes(3);
});

it.each(['window', 'document'])('[C74] without a %s nothing is waited for', (missing) => {
  const { window } = page();
  const listen = vi.spyOn(window, 'addEventListener');
  vi.stubGlobal(missing, undefined);
  const stop = onWake(() => undefined);
  expect(stop).not.toThrow();
  expect(listen).not.toHaveBeenCalled();
});
