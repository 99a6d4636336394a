import { useEffect } from 'react';

const BRAND = 'Portal';
const BODY_CLASS = 'entry-view__';

/** Names the active page in the window's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${BRAND}` : BRAND;
    return () => {
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
