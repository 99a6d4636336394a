/** Hears that the network or the page came back; answers how to stop hearing. */
export function onWake(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
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
