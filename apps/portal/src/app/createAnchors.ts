import { createStore, type Readable } from '@portal/machine';

/** Places of the page that other parts point at or put something into. */
type AnchorName = 'avatar' | 'frame' | 'menus' | 'news' | 'panes' | 'switcher' | 'tabs';
type Elements = Readonly<Partial<Record<AnchorName, HTMLElement>>>;

/** Elements that a part of the page lends to others. */
export type Anchors = Readable<Elements> & {
  /** Returns the `ref` that lends an element by a name; the same one each time. */
  lend: (name: AnchorName) => (element: HTMLElement | null) => void;
};

/** Makes anchors, none of them lent. */
export function createAnchors(): Anchors {
  const store = createStore<Elements>({});
  const refs = new Map<AnchorName, (element: HTMLElement | null) => void>();
  const make = (name: AnchorName) => (element: HTMLElement | null) => {
    const { [name]: _, ...others } = store.get();
    store.set(element ? { ...others, [name]: element } : others);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    lend(name) {
      const ref = refs.get(name) ?? make(name);
      refs.set(name, ref);
      return ref;
    },
  };
}
