import { useLingui } from '@lingui/react';
import { type Pane, TabStrip, useTabStrip } from '@portal/tabs';
import { memo, useCallback } from 'react';
import { paneHref } from '../panes/paneHref.ts';
import { paneIcon } from '../panes/paneIcon.tsx';
import { paneTitle } from '../panes/paneTitle.ts';
import { usePaneActions } from '../panes/usePaneActions.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { LateStripTools } from './LateFeatures.tsx';
import { useWorkspace } from './WorkspaceContext.ts';

const TOOLS = <LateStripTools />;

/** The tabs of the workspace; choosing the tab in front leads back from a message page over it. */
export const WorkspaceStrip = memo(function WorkspaceStrip({ hasPage }: { hasPage: boolean }) {
  const services = useServices();
  const { navigate } = services;
  const { index, base } = useWorkspace();
  const { i18n } = useLingui();
  const strip = useTabStrip();
  const iconOf = useCallback((pane: Pane) => paneIcon(pane, index), [index]);
  return (
    <TabStrip
      {...strip}
      {...usePaneActions(strip.panes)}
      titleOf={(pane) => paneTitle(pane, index, i18n)}
      iconOf={iconOf}
      shortcutOf={(id) => services.shortcutOf(id)}
      onActivate={(key) => {
        const pane = strip.panes.find((candidate) => candidate.key === key);
        if (pane && hasPage && key === strip.activeKey) navigate(paneHref(base, pane), { paneKey: key });
        else strip.onActivate(key);
      }}
      actions={TOOLS}
    />
  );
});
