/** Runs in a frame: tells the page around it when its content is painted, by the frame's own clock. */
export function tellPainted(page: string): void {
  const look = () => {
    if (!document.querySelector('[data-bench-page]')?.checkVisibility()) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () =>
      parent.postMessage({ benchFrame: { page, at: performance.timeOrigin + performance.now() } }, '*');
    port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}
