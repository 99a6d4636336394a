import { useLingui } from '@lingui/react';
import { type Pane, type TabActions, TabStrip, useTabStrip, useTabsSend } from '@portal/tabs';
import { memo, useCallback } from 'react';
import { LateFeatures } from './LateFeatures.tsx';
import { isPopOut, popOutName } from './panes/openPanes.ts';
import { paneHref } from './panes/paneAddress.ts';
import { paneIcon, paneTitle } from './panes/paneTitle.tsx';
import { workspacePorts } from './ports.ts';
import { useWorkspace } from './WorkspaceContext.tsx';

const TOOLS = <LateFeatures place="stripTools" />;

/** The tabs of the workspace; choosing the tab in front leads back from a message page over it. */
export const WorkspaceStrip = memo(function WorkspaceStrip({ hasPage }: { hasPage: boolean }) {
  const { navigate, shortcutLabels } = workspacePorts.use();
  const { index, base } = useWorkspace();
  const { i18n } = useLingui();
  const strip = useTabStrip();
  const iconOf = useCallback((pane: Pane) => paneIcon(pane, index), [index]);
  return (
    <TabStrip
      {...strip}
      covered={hasPage}
      {...usePaneActions(strip.panes)}
      titleOf={(pane) => paneTitle(pane, index, i18n)}
      iconOf={iconOf}
      shortcutOf={(id) => shortcutLabels.get()[id]}
      onActivate={(key) => {
        const pane = strip.panes.find((candidate) => candidate.key === key);
        if (pane && hasPage && key === strip.activeKey) navigate(paneHref(base, pane), { paneKey: key });
        else strip.onActivate(key);
      }}
      actions={TOOLS}
    />
  );
});

/** Returns what the shell does with a pane outside the strip: its link, and a window of its own. */
function usePaneActions(
  panes: readonly Pane[],
): Pick<TabActions, 'onCopyLink' | 'onPopOut' | 'onShowShortcuts'> {
  const { act } = workspacePorts.use();
  const { system, base } = useWorkspace();
  const send = useTabsSend();
  const find = (key: string) => panes.find((pane) => pane.key === key);
  return {
    onCopyLink: async (key) => {
      const pane = find(key);
      if (pane) await act('copy-link', new URL(paneHref(base, pane), window.location.origin).href);
    },
    onShowShortcuts: () => act('show-shortcuts'),
    ...(!isPopOut(window) && {
      onPopOut: async (key: string) => {
        const pane = find(key);
        if (!pane) return;
        await act('pop-out', {
          href: paneHref(base, pane),
          name: popOutName(system, pane.key),
          onOpened: () => pane.closable && send({ type: 'close', key }),
        });
      },
    }),
  };
}
