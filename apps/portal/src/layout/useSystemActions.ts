import { useLingui } from '@lingui/react';
import type { SystemEntry } from '@portal/api-client/contract';
import { decideSystemOpen, refusalMessage, type SwitcherRefusal, systemHref } from '@portal/menu-engine/core';
import { useMemo } from 'react';
import { useServices } from '../wiring/ServicesContext.ts';

type Place = Pick<SystemEntry, 'serviceId' | 'systemCode' | 'embedded' | 'systemDomain'>;

/** What the lists of systems do: enter one, open one that is not embedded in a window of its own, or say why not. */
export function useSystemActions() {
  const { navigate, toasts, guests } = useServices();
  const { i18n } = useLingui();
  return useMemo(
    () => ({
      hrefOf: (system: Pick<Place, 'serviceId' | 'systemCode'> & Partial<Place>) => addressOf(system),
      onOpen: (system: Place) => {
        if (isElsewhere(system)) window.open(addressOf(system), '_blank', 'noopener');
        else navigate(addressOf(system));
      },
      onRefused: ({ systemCode }: Place, reason: SwitcherRefusal) => {
        toasts.show({ id: 'system-refused', tone: 'warning', title: i18n._(refusalMessage(reason)) });
        guests.dialog('free-package')?.({ systemCode });
      },
    }),
    [navigate, toasts, i18n, guests],
  );
}

/** A system with a domain of its own is entered through the hand-over page, which fetches a token for it alone. */
function addressOf(system: Pick<Place, 'serviceId' | 'systemCode'> & Partial<Place>): string {
  if (!isElsewhere(system)) return systemHref(system);
  return `/transfer?${new URLSearchParams({ systemCode: system.systemCode })}`;
}

function isElsewhere(system: Pick<Place, 'serviceId' | 'systemCode'> & Partial<Place>): boolean {
  return decideSystemOpen(system).kind === 'window';
}
