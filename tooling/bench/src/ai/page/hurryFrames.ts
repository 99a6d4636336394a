const FRAME_MS = 1000 / 60;

/**
 * From now on the page's frames follow each other at once, by its clock as far apart as ever: for what is read from its
 * elements, which nobody has to see painted.
 */
export function hurryFrames(): void {
  let now = performance.now();
  let last = 0;
  const waiting = new Map<number, FrameRequestCallback>();
  const { port1, port2 } = new MessageChannel();
  // What React has put off is done before the next frame begins.
  port1.onmessage = ({ data: isFirst }) => {
    if (isFirst) return port2.postMessage(false);
    now += FRAME_MS;
    const callbacks = [...waiting.values()];
    waiting.clear();
    for (const callback of callbacks) callback(now);
  };
  performance.now = () => now;
  globalThis.requestAnimationFrame = (callback) => {
    if (waiting.size === 0) port2.postMessage(true);
    waiting.set(++last, callback);
    return last;
  };
  globalThis.cancelAnimationFrame = (handle) => void waiting.delete(handle);
}
