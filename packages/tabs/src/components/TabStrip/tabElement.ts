/** Returns the tab of a pane. */
export type FindTab = (key: string) => HTMLElement | undefined;

/** The tab of a pane below an element, which holds the tab itself and its close button. */
export function tabElement(root: Element | null, key: string): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-pane-key="${CSS.escape(key)}"]`) ?? undefined;
}

/** Gives the keyboard focus to a pane's tab. */
export function focusTab(root: Element | null, key: string): void {
  tabElement(root, key)?.querySelector<HTMLElement>('[role=tab]')?.focus();
}

/** The key of the pane whose tab, or whose close button, something is in. */
export function paneKeyOf(target: EventTarget): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-pane-key]')?.dataset.paneKey
    : undefined;
}
