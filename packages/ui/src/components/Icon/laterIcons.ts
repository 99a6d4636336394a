import { createStore } from '@portal/machine';

type Icons = Readonly<Record<string, string>>;

/** The icons beyond the first screen's, once they are there; none when they could not be loaded. */
export const laterIcons = /* @__PURE__ */ createStore<Icons | undefined>(undefined);

let isAsked = false;

/** Subscribes to the later icons; the first subscriber makes them load. */
export function subscribeLaterIcons(listener: () => void): () => void {
  if (!isAsked) {
    isAsked = true;
    import('../../core/icons/laterIcons.gen.ts').then(
      ({ LATER_ICONS }) => laterIcons.set(LATER_ICONS),
      () => laterIcons.set({}),
    );
  }
  return laterIcons.subscribe(listener);
}
