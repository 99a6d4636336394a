import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { refusalMessage, type SwitcherRefusal, systemHref } from '@portal/menu-engine/core';
import { useMemo } from 'react';
import { useServices } from '../wiring/ServicesContext.ts';

type Place = Pick<SystemEntry, 'serviceId' | 'systemCode' | 'embedded' | 'systemDomain'>;

/** What the lists of systems do: enter one, or say why it does not open. */
export function useSystemActions() {
  const { navigate, toasts } = useServices();
  const { i18n } = useLingui();
  return useMemo(
    () => ({
      hrefOf: (system: Pick<SystemEntry, 'serviceId' | 'systemCode'>) => systemHref(system),
      onOpen: (system: Place) => navigate(systemHref(system)),
      onRefused: (_system: Place, reason: SwitcherRefusal) => {
        toasts.show({ id: 'system-refused', tone: 'warning', title: i18n._(refusalMessage(reason)) });
      },
    }),
    [navigate, toasts, i18n],
  );
}
