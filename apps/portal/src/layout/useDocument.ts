import { useEffect } from 'react';

const BRAND = 'Portal';
const BODY_CLASS = 'entry-view__';

/** Names the active page in the window's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const own = title ? `${title} · ${BRAND}` : BRAND;
    const set = () => {
      if (document.title !== own) document.title = own;
    };
    set();
    // An embedded module shares the document; the window's title stays the shell's to give.
    const observer = new MutationObserver(set);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = BRAND;
    };
  }, [title]);
}

/** Puts the class `entry-view__{name}` on the body while the view is shown. */
export function useBodyClass(name: string): void {
  useEffect(() => {
    const added = BODY_CLASS + name.replace(/[^\w-]/g, '-');
    document.body.classList.add(added);
    return () => document.body.classList.remove(added);
  }, [name]);
}
