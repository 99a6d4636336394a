import type { RuntimeConfig } from '@portal/api-client/contract';
import { useLocale } from '@portal/ui';
import { useEffect } from 'react';
import { afterPaint } from './painted.ts';

const BRAND = 'Portal';
/** The bell's, before the title. */
const COUNTER = /^\(\d+\+?\) /;
/** An app that insists on another title gets it in the end: the page must not hang over a name. */
const CORRECTIONS_MAX = 100;
const BODY_CLASS = 'entry-view__';

/** What the portal is called, in the language in use, and its picture where it has one; windows are named after it. */
export function useBrand(brand: RuntimeConfig['brand']): { name: string; logo: string | undefined } {
  const { zh = BRAND, en, ko } = brand?.name ?? {};
  const name = { 'en-US': en, 'ko-KR': ko }[useLocale() as string] || zh;
  useEffect(() => {
    applicationMeta()?.setAttribute('content', name);
  }, [name]);
  return { name, logo: brand?.logo };
}

/** The name that windows are given after their page's. */
export function applicationName(): string {
  return applicationMeta()?.getAttribute('content') || BRAND;
}

function applicationMeta(): Element | null {
  return document.querySelector('meta[name=application-name]');
}

/** Names the active page in the window's title, once it is painted. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    let corrections = 0;
    const set = () => {
      const brand = applicationName();
      // As the browser gives it back: a title it would tidy up would never be found to be set.
      const own = (title ? `${title} · ${brand}` : brand).replace(/\s+/g, ' ').trim();
      const [counter = ''] = COUNTER.exec(document.title) ?? [];
      if (document.title === counter + own || corrections > CORRECTIONS_MAX) return;
      corrections += 1;
      document.title = counter + own;
    };
    // An embedded module shares the document; the window's title stays the shell's to give.
    const observer = new MutationObserver(set);
    const cancel = afterPaint(() => {
      set();
      observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    });
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [title]);
  // Apart: between two pages the window never shows a third name, nor tells the browser of it.
  useEffect(
    () => () => {
      document.title = applicationName();
    },
    [],
  );
}

/** Puts the class `entry-view__{name}` on the body while the view is shown. */
export function useBodyClass(name: string): void {
  useEffect(() => {
    const added = BODY_CLASS + name.replace(/[^\w-]/g, '-');
    document.body.classList.add(added);
    return () => document.body.classList.remove(added);
  }, [name]);
}

/** The panel of the pane in front; null while none is shown. */
export function frontPanel(panes: HTMLElement | undefined): HTMLElement | null {
  const find = (layer: string) => panes?.querySelector<HTMLElement>(`${layer} > [role=tabpanel]`) ?? null;
  return find('[data-front]') ?? find('[data-active]');
}

/** Takes the focus into the page in front, unless it is there, or something lies over it. */
export function enterPage(panes: HTMLElement | undefined): void {
  const panel = frontPanel(panes);
  if (!panel) return;
  const holder = document.activeElement;
  if (!panel.contains(holder) && !holder?.closest('[role=dialog], [role=alertdialog]')) panel.focus();
}
