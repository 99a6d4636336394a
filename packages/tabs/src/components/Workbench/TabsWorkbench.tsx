import type { ReactNode } from 'react';
import type { Pane } from '../../core/types.ts';
import { RecentSwitcher } from './RecentSwitcher.tsx';
import { useRecentSwitcher } from './useRecentSwitcher.ts';
import { useTabShortcuts } from './useTabShortcuts.ts';
import { useUnsavedQuestions } from './useUnsavedQuestions.tsx';

/** Props of TabsWorkbench. */
export type TabsWorkbenchProps = {
  /** The tab's title in today's language. */
  titleOf: (pane: Pane) => string;
  iconOf?: (pane: Pane) => ReactNode;
  /** Turns the shortcuts off where a person wants none. @default true */
  shortcuts?: boolean;
};

/**
 * What a workspace adds to its panes once it is usable, so that it can be loaded late: shortcuts, the switcher of
 * recent panes, and the question before unsaved input is lost.
 */
export function TabsWorkbench({ titleOf, iconOf, shortcuts = true }: TabsWorkbenchProps) {
  const { open, step, choose } = useRecentSwitcher();
  useTabShortcuts(shortcuts, step);
  useUnsavedQuestions(titleOf);
  return open && <RecentSwitcher open={open} titleOf={titleOf} iconOf={iconOf} onChoose={choose} />;
}
