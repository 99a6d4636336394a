/** Where the focus goes when nothing near the place where it stood is left. */
export type KeepFocusOptions = { fallback: () => HTMLElement | null | undefined };

const FOCUSABLE = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,iframe,[tabindex]';
/** How many places are remembered to come back to, such as what opened a dialog. */
const REMEMBERED = 8;

type Step = { element: Element; next: Element | null; previous: Element | null };

/**
 * Keeps the focus in the page: when the element that has it is removed, hidden or disabled and nobody moves it on within
 * a frame, it goes to what stood beside it, else to what had it before, else to the fallback; there too when somebody lets go of it. Returns a function that ends it.
 */
export function keepFocus({ fallback }: KeepFocusOptions): () => void {
  let way: Step[] = [];
  let before: WeakRef<HTMLElement>[] = [];
  let frame = 0;
  const watched = new WeakSet<Node>();
  const observer = new MutationObserver(look);

  function onFocusIn(event: FocusEvent): void {
    const path = event.composedPath().filter((node) => node instanceof Element);
    way = path.map((element) => ({
      element,
      next: element.nextElementSibling,
      previous: element.previousElementSibling,
    }));
    const [target] = path;
    if (!(target instanceof HTMLElement)) return;
    before = [...before.filter((ref) => ref.deref() !== target), new WeakRef(target)].slice(-REMEMBERED);
    const root = target.getRootNode();
    // What happens inside a shadow root is not told outside.
    if (watched.has(root)) return;
    watched.add(root);
    observer.observe(root, { childList: true, subtree: true });
  }

  function isLost(): boolean {
    const { activeElement } = document;
    return way.length > 0 && (activeElement === null || activeElement === document.body);
  }

  function look(): void {
    if (frame === 0 && isLost()) frame = requestAnimationFrame(catchIt);
  }

  function catchIt(): void {
    frame = 0;
    if (!isLost() || !document.hasFocus()) return;
    const [holder] = way;
    // What let go of it by itself does not get it back.
    const place = isThere(holder?.element) ? fallback() : (beside(way) ?? remembered(before) ?? fallback());
    place?.focus({ preventScroll: true });
  }

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', look);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', look);
  };
}

/** What stood next to the element that is gone, or before it; going outwards, the first that can be had. */
function beside(way: readonly Step[]): HTMLElement | undefined {
  for (const { element, next, previous } of way) {
    if (element === document.body) return undefined;
    for (const neighbour of [element, next, previous]) {
      const found = neighbour && firstIn(neighbour);
      if (found) return found;
    }
    if (isThere(element)) return undefined;
  }
  return undefined;
}

function remembered(before: readonly WeakRef<HTMLElement>[]): HTMLElement | undefined {
  return before.findLast((ref) => isThere(ref.deref()))?.deref();
}

function firstIn(element: Element): HTMLElement | undefined {
  if (!element.isConnected) return undefined;
  const all = [element, ...element.querySelectorAll(FOCUSABLE)];
  return all.find((one): one is HTMLElement => one.matches(FOCUSABLE) && isThere(one));
}

/** Whether an element is in the page, to be seen and to be reached. */
export function isThere(element: Element | undefined): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.isConnected &&
    element.closest('[inert]') === null &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}
