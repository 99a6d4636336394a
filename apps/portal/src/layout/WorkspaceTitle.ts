import { useLingui } from '@lingui/react';
import { useTabsValue } from '@portal/tabs';
import { getActivePane } from '@portal/tabs/core';
import { paneTitle } from '../panes/paneTitle.ts';
import { usePageTitle } from './useDocument.ts';
import { useWorkspace } from './WorkspaceContext.ts';

/** Names the pane in front in the window's title. A component of its own, so that another pane renders nothing else. */
export function WorkspaceTitle(): null {
  const { index } = useWorkspace();
  const { i18n } = useLingui();
  usePageTitle(paneTitle(useTabsValue(getActivePane), index, i18n));
  return null;
}
