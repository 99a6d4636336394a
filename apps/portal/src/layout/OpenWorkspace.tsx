import { type MenuIndex, systemHref } from '@portal/menu-engine/core';
import { effectMessage, type TabsEffect, TabsProvider } from '@portal/tabs';
import { type ReactNode, useCallback, useState } from 'react';
import { openPanes } from '../panes/openPanes.ts';
import { paneHref } from '../panes/paneHref.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { createMenuSlots, MenuSlotsContext } from './MenuSlots.ts';
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
  const services = useServices();
  const { navigate, toasts, i18n, guests } = services;
  const base = systemHref(system);
  const [slots] = useState(createMenuSlots);
  const [atoms] = useState(() => openPanes(services, { system, index, base }));
  const onEffect = useCallback(
    (effect: TabsEffect) => {
      if (effect.type === 'address') {
        navigate(paneHref(base, effect.pane, effect.beside), {
          replace: effect.mode === 'replace',
          paneKey: effect.pane.key,
          besideKey: effect.beside?.pane.key,
        });
      }
      if (effect.type === 'panes-closed') for (const { key } of effect.panes) guests.panes.forget(key);
      const message = effectMessage(effect);
      if (message) toasts.show({ tone: 'warning', id: effect.type, title: i18n._(message) });
    },
    [base, navigate, toasts, i18n, guests],
  );
  return (
    <TabsProvider atoms={atoms} onEffect={onEffect}>
      <MenuSlotsContext value={slots}>
        <WorkspacePanes {...props} base={base} />
      </MenuSlotsContext>
    </TabsProvider>
  );
}
