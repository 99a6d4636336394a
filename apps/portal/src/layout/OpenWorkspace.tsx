import { type MenuIndex, systemHref } from '@portal/menu-engine/core';
import { createTabsAtoms, effectMessage, type TabsEffect, TabsProvider } from '@portal/tabs';
import { type ReactNode, useCallback, useState } from 'react';
import { homePane } from '../panes/homePane.ts';
import { menuPane } from '../panes/menuPane.ts';
import { paneHref } from '../panes/paneHref.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { WorkspacePanes } from './WorkspacePanes.tsx';

export type OpenWorkspaceProps = {
  system: { serviceId: string; systemCode: string };
  index: MenuIndex;
  /** The menu tree could not be loaded. */
  failed: boolean;
  onReloadMenus: () => void;
  child: string | undefined;
  page?: ReactNode;
};

/** A workspace whose menus are known: restores its panes and keeps them and the address in step. */
export function OpenWorkspace(props: OpenWorkspaceProps) {
  const { system, index } = props;
  const { storages, navigate, toasts, i18n, saveMenuStatus } = useServices();
  const base = systemHref(system);
  const [atoms] = useState(() =>
    createTabsAtoms({
      scope: system,
      storage: storages,
      home: homePane(index, system.systemCode),
      findMenu: (pane) => {
        const entry = pane.menuId === undefined ? undefined : index.byId.get(pane.menuId);
        return entry && menuPane(entry);
      },
      saveMenuStatus: saveMenuStatus(),
    }),
  );
  const onEffect = useCallback(
    (effect: TabsEffect) => {
      if (effect.type === 'address') {
        navigate(paneHref(base, effect.pane), {
          replace: effect.mode === 'replace',
          paneKey: effect.pane.key,
        });
      }
      const message = effectMessage(effect);
      if (message) toasts.show({ tone: 'warning', id: effect.type, title: i18n._(message) });
    },
    [base, navigate, toasts, i18n],
  );
  return (
    <TabsProvider atoms={atoms} onEffect={onEffect}>
      <WorkspacePanes {...props} base={base} />
    </TabsProvider>
  );
}
