import { useEffect } from 'react';

const BRAND = 'Portal';
/** The bell's, before the title. */
const COUNTER = /^\(\d+\+?\) /;
const BODY_CLASS = 'entry-view__';

/** Names the active page in the window's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const own = title ? `${title} · ${BRAND}` : BRAND;
    const set = () => {
      const [counter = ''] = COUNTER.exec(document.title) ?? [];
      if (document.title !== counter + own) document.title = counter + own;
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
