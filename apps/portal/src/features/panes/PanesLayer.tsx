import { useLingui } from '@lingui/react';
import { type Pane, useTabsSnapshot } from '@portal/tabs';
import { TabsWorkbench } from '@portal/tabs/workbench';
import { useCallback, useEffect } from 'react';
import { choosePorts } from '../../app/ports.ts';
import { paneIcon, paneTitle } from '../../workspace/panes/paneTitle.tsx';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';

export const panesPorts = choosePorts('dialogs', 'guests', 'i18n', 'shortcuts', 'toasts', 'unsaved');
export type PanesPorts = ReturnType<typeof panesPorts.use>;

/** Shortcuts of the panes, the switcher of recent ones, and the questions before unsaved input is lost. */
export function PanesLayer() {
  const ports = panesPorts.use();
  const { index } = useWorkspace();
  const { i18n } = useLingui();
  const readTabs = useTabsSnapshot();
  const iconOf = useCallback((pane: Pane) => paneIcon(pane, index), [index]);

  useEffect(
    () =>
      ports.unsaved.offer(async () => {
        const { panes, live } = readTabs();
        const objections = await ports.guests.panes.objections(live);
        const isUnsaved = ({ key, marks }: Pane) =>
          marks?.dirty || objections.some(({ paneId }) => paneId === key);
        return panes.filter(isUnsaved).map((pane) => paneTitle(pane, index, i18n));
      }),
    [ports, readTabs, index, i18n],
  );

  return (
    <TabsWorkbench
      titleOf={(pane) => paneTitle(pane, index, i18n)}
      iconOf={iconOf}
      shortcuts={ports.shortcuts()}
    />
  );
}
