import { useLingui } from '@lingui/react';
import type { Pane } from '@portal/tabs';
import { TabsWorkbench } from '@portal/tabs/workbench';
import { useCallback } from 'react';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { paneIcon } from '../../panes/paneIcon.tsx';
import { paneTitle } from '../../panes/paneTitle.ts';

/** Shortcuts of the panes, the switcher of recent ones, and the question before unsaved input is lost. */
export function PanesLayer() {
  const { index } = useWorkspace();
  const { i18n } = useLingui();
  const iconOf = useCallback((pane: Pane) => paneIcon(pane, index), [index]);
  return <TabsWorkbench titleOf={(pane) => paneTitle(pane, index, i18n)} iconOf={iconOf} />;
}
