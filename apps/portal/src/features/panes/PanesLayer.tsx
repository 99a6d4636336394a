import { useLingui } from '@lingui/react';
import { type Pane, useTabsSnapshot } from '@portal/tabs';
import { TabsWorkbench } from '@portal/tabs/workbench';
import { useCallback, useEffect } from 'react';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { paneIcon } from '../../panes/paneIcon.tsx';
import { paneTitle } from '../../panes/paneTitle.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { shortcutsOf } from '../shortcuts/shortcutsOf.ts';
import { offerUnsavedPages } from './unsavedPages.ts';

/** Shortcuts of the panes, the switcher of recent ones, and the questions before unsaved input is lost. */
export function PanesLayer() {
  const services = useServices();
  const { index } = useWorkspace();
  const { i18n } = useLingui();
  const readTabs = useTabsSnapshot();
  const iconOf = useCallback((pane: Pane) => paneIcon(pane, index), [index]);

  useEffect(
    () =>
      offerUnsavedPages(services, async () => {
        const { panes, live } = readTabs();
        const objections = await services.guests.panes.objections(live);
        const isUnsaved = ({ key, marks }: Pane) =>
          marks?.dirty || objections.some(({ paneId }) => paneId === key);
        return panes.filter(isUnsaved).map((pane) => paneTitle(pane, index, i18n));
      }),
    [services, readTabs, index, i18n],
  );

  return (
    <TabsWorkbench
      titleOf={(pane) => paneTitle(pane, index, i18n)}
      iconOf={iconOf}
      shortcuts={shortcutsOf(services)}
    />
  );
}
