import { isThere } from './keepFocus.ts';

/** A part of the page that the keyboard walks to. */
export type Region = {
  /** Its element now; undefined while it is not shown. */
  element: () => HTMLElement | null | undefined;
  /** What takes the focus in it the first time. @default its first link, button or field */
  entry?: (element: HTMLElement) => HTMLElement | null | undefined;
};

const FOCUSABLE = 'a[href],button:enabled,input:enabled,select:enabled,textarea:enabled,[tabindex="0"]';

/** Regions to walk through; they remember where the focus stood in each. */
export type Regions = {
  /** Takes the focus to the next region that is shown, or to the one before; a modal dialog keeps it. */
  walk: (by: 1 | -1) => void;
  stop: () => void;
};

/** Makes the regions of a page, in the order in which they are walked. */
export function createRegions(regions: readonly Region[]): Regions {
  const last = new Map<Region, WeakRef<HTMLElement>>();
  const holderOf = (target: Element | null) =>
    regions.findLast((region) => target !== null && region.element()?.contains(target));

  const onFocusIn = (event: FocusEvent) => {
    const region = event.target instanceof Element ? holderOf(event.target) : undefined;
    const [origin] = event.composedPath();
    if (region && origin instanceof HTMLElement) last.set(region, new WeakRef(origin));
  };

  function enter(region: Region): boolean {
    const element = region.element();
    if (!element || !isThere(element)) return false;
    const stood = last.get(region)?.deref();
    if (isThere(stood)) stood.focus();
    if (element.contains(document.activeElement)) return true;
    const entry = region.entry?.(element);
    const first = [...element.querySelectorAll(FOCUSABLE)].find(isThere);
    (entry ?? first ?? element).focus();
    return element.contains(document.activeElement);
  }

  document.addEventListener('focusin', onFocusIn);
  return {
    walk(by) {
      const modal = document.querySelector('[aria-modal=true]');
      if (modal && isThere(modal)) return;
      const current = holderOf(document.activeElement);
      const start = current ? regions.indexOf(current) : by === 1 ? -1 : regions.length;
      for (let step = 1; step <= regions.length; step += 1) {
        const region = regions.at((start + by * step + regions.length) % regions.length);
        if (region && region !== current && enter(region)) return;
      }
    },
    stop: () => document.removeEventListener('focusin', onFocusIn),
  };
}
