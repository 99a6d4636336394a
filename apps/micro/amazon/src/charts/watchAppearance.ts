/** Calls back whenever the page may look different: another theme or brand, or paper; returns how to stop. */
export function watchAppearance(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  const print = window.matchMedia('print');
  print.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    print.removeEventListener('change', onChange);
  };
}
