import { createShortcuts, type Shortcuts, useShortcutKeys } from '@portal/ui/shortcuts';
import { type ReactNode, useState } from 'react';
import type { Pane } from '../../core/types.ts';
import { RecentSwitcher } from './RecentSwitcher.tsx';
import { isMac, TAB_SHORTCUTS } from './tabShortcuts.ts';
import { useRecentSwitcher } from './useRecentSwitcher.ts';
import { useTabShortcuts } from './useTabShortcuts.ts';
import { useUnsavedQuestions } from './useUnsavedQuestions.tsx';

/** Props of TabsWorkbench. */
export type TabsWorkbenchProps = {
  /** The tab's title in today's language. */
  titleOf: (pane: Pane) => string;
  iconOf?: (pane: Pane) => ReactNode;
  /** The workspace's shortcuts, with `TAB_SHORTCUTS` among their actions; whoever made them hears the keys. @default the panes' own */
  shortcuts?: Shortcuts;
};

/**
 * What a workspace adds to its panes once it is usable, so that it can be loaded late: shortcuts, the switcher of
 * recent panes, and the question before unsaved input is lost.
 */
export function TabsWorkbench({ titleOf, iconOf, shortcuts }: TabsWorkbenchProps) {
  const { open, step, choose } = useRecentSwitcher();
  const [own] = useState(() => shortcuts ?? createShortcuts({ actions: TAB_SHORTCUTS, isMac }));
  useShortcutKeys(shortcuts ? undefined : own);
  useTabShortcuts(shortcuts ?? own, step);
  useUnsavedQuestions(titleOf);
  return open && <RecentSwitcher open={open} titleOf={titleOf} iconOf={iconOf} onChoose={choose} />;
}
