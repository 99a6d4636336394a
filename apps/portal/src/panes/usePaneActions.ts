import { type Pane, type TabActions, useTabsSend } from '@portal/tabs';
import { useWorkspace } from '../layout/WorkspaceContext.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { paneHref } from './paneHref.ts';
import { isPopOut, popOutName } from './popOut.ts';

/** What the shell does with a pane outside the strip: its link, and a window of its own. */
export function usePaneActions(
  panes: readonly Pane[],
): Pick<TabActions, 'onCopyLink' | 'onPopOut' | 'onShowShortcuts'> {
  const services = useServices();
  const { system, base } = useWorkspace();
  const send = useTabsSend();
  const find = (key: string) => panes.find((pane) => pane.key === key);
  return {
    onCopyLink: async (key) => {
      const pane = find(key);
      if (!pane) return;
      const { copyLink } = await import('../features/panes/copyLink.tsx');
      await copyLink(services, new URL(paneHref(base, pane), window.location.origin).href);
    },
    onShowShortcuts: async () => {
      const { openShortcutMap } = await import('../features/shortcuts/openShortcutMap.tsx');
      await openShortcutMap(services, services.i18n);
    },
    ...(!isPopOut(window) && {
      onPopOut: async (key: string) => {
        const pane = find(key);
        if (!pane) return;
        const { openPopOut } = await import('../features/panes/openPopOut.ts');
        openPopOut(services, {
          href: paneHref(base, pane),
          name: popOutName(system, pane.key),
          onOpened: () => pane.closable && send({ type: 'close', key }),
        });
      },
    }),
  };
}
