import { useLingui } from '@lingui/react';
import { decideOpen, type MenuEntry } from '@portal/menu-engine/core';
import { useTabsSend } from '@portal/tabs';
import { useCallback } from 'react';
import { useBoundPlatforms } from '../layout/useBoundPlatforms.ts';
import { useSystems } from '../layout/useSystems.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { menuPane } from './menuPane.ts';

/** Opens a menu's page in a pane, or tells the person why it does not open. */
export function useOpenMenu(serviceId: string): (entry: MenuEntry | undefined) => void {
  const services = useServices();
  const { i18n } = useLingui();
  const send = useTabsSend();
  const system = useSystems().find((candidate) => candidate.serviceId === serviceId);
  const boundPlatforms = useBoundPlatforms(serviceId);
  return useCallback(
    (entry) => {
      const decision = decideOpen({ entry, now: Date.now(), boundPlatforms });
      if (decision.kind !== 'open') {
        const place = { serviceId, systemCode: system?.systemCode ?? '' };
        void import('../features/menus/explainRefusal.ts').then(({ explainRefusal }) =>
          explainRefusal(decision, { services, i18n, system: place, packageId: system?.packageId }),
        );
        return;
      }
      const pane = decision.entry && menuPane(decision.entry);
      if (!pane) return;
      send({ type: 'open', pane });
      const { id: menuId, menu } = decision.entry;
      const { menuName, systemCode, statisticsType } = menu;
      // Statistics must never stand between a person and a page.
      void services.api
        .recordMenuOpt({ menuId, menuName, systemCode, statisticsType }, { silent: true })
        .catch(() => undefined);
    },
    [services, i18n, send, serviceId, system, boundPlatforms],
  );
}
