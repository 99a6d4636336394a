/** The tab of a pane below an element, which holds the tab itself and its close button. */
export function tabElement(root: Element | null, key: string): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-pane-key="${CSS.escape(key)}"]`) ?? undefined;
}

/** Gives the keyboard focus to a pane's tab. */
export function focusTab(root: Element | null, key: string): void {
  tabElement(root, key)?.querySelector<HTMLElement>('[role=tab]')?.focus();
}
