/** Calls the listener when the network or the page comes back. Returns a function that ends it. */
export function onWake(listener: () => void): () => void {
  const { window, document } = globalThis;
  if (!window || !document) return () => {};
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('pageshow', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
