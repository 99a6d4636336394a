/**
 * In development the bundler puts style sheets into the document's head, where a shadow root does not see them: this
 * copies them, and follows as they change. Returns a function that ends it.
 */
export function mirrorDevStyles(root: Node): () => void {
  if (!(root instanceof ShadowRoot)) return () => undefined;
  const holder = document.createElement('div');
  root.append(holder);
  const copy = () =>
    holder.replaceChildren(
      ...[...document.head.querySelectorAll('style[data-vite-dev-id]')].map((style) => style.cloneNode(true)),
    );
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  copy();
  return () => {
    observer.disconnect();
    holder.remove();
  };
}
