import { accountQueries } from '@portal/account';
import type { SystemEntry, UserConfig } from '@portal/api-client/contract';
import { useMachine } from '@portal/machine/react';
import { menuQueries } from '@portal/menu-engine';
import { decideSystemOpen, refusalMessage, type SwitcherRefusal, systemHref } from '@portal/menu-engine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { array, object, safeParse, string } from 'valibot';
import { type WorkspacePorts, workspacePorts } from './ports.ts';

const NONE: SystemEntry[] = [];
const LISTING_SYSTEM = 'SYS_LISTING';
const InfoSchema = object({ boundPlatforms: array(string()) });

/** Returns the company's systems; none until they are loaded. */
export function useSystems(): SystemEntry[] {
  const { api } = workspacePorts.use();
  return useQuery(menuQueries(api).systems()).data ?? NONE;
}

/** Returns the person's configuration; empty until it is there. */
export function useUserConfig(): Partial<UserConfig> {
  const { api } = workspacePorts.use();
  return useQuery(accountQueries(api).userConfig()).data ?? {};
}

/** Returns the systems that lists show: the listing entry only for whom it is switched on. */
export function useListedSystems(): SystemEntry[] {
  const systems = useSystems();
  const { listingShow } = useUserConfig();
  return useMemo(
    () => systems.filter(({ systemCode }) => systemCode !== LISTING_SYSTEM || listingShow === 1),
    [systems, listingShow],
  );
}

/** The names of the platforms whose shops the company has bound; undefined while that is not known. */
export function boundPlatformsOf(
  system: Pick<SystemEntry, 'serviceInfoExt'> | undefined,
): string[] | undefined {
  const result = safeParse(InfoSchema, system?.serviceInfoExt);
  return result.success ? result.output.boundPlatforms : undefined;
}

/** Returns them for a service. */
export function useBoundPlatforms(serviceId: string): string[] | undefined {
  const system = useSystems().find((entry) => entry.serviceId === serviceId);
  return useMemo(() => boundPlatformsOf(system), [system]);
}

/** A workspace whose tools do not load is used without onboarding. */
const ONBOARDING_MS = 5000;

/** Whether it is not known yet if the person, whose company has no shop, has to choose a platform first. */
export function useAwaitsOnboarding(serviceId: string): boolean {
  const isKnown = useMachine(workspacePorts.use().onboarding);
  const hasNoShop = useBoundPlatforms(serviceId)?.length === 0;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ONBOARDING_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasNoShop && !isKnown && !isLate;
}

type Place = Pick<SystemEntry, 'serviceId' | 'systemCode' | 'embedded' | 'systemDomain'>;

/** What the lists of systems do: enter one, open one that is not embedded in a window of its own, or say why not. */
export function useSystemActions() {
  const ports = workspacePorts.use();
  return useMemo(
    () => ({
      hrefOf: (system: Pick<Place, 'serviceId' | 'systemCode'> & Partial<Place>) => addressOf(system),
      onOpen: (system: Place) => {
        if (isElsewhere(system)) window.open(addressOf(system), '_blank', 'noopener');
        else ports.navigate(addressOf(system));
      },
      onRefused: (system: Place, reason: SwitcherRefusal) => explainSystem(ports, system, reason),
    }),
    [ports],
  );
}

/** Says why a system does not open, and offers what there is instead. */
export function explainSystem(
  { toasts, i18n, guests }: Pick<WorkspacePorts, 'toasts' | 'i18n' | 'guests'>,
  { systemCode }: Pick<Place, 'systemCode'>,
  reason: SwitcherRefusal,
): void {
  toasts.show({ id: 'system-refused', tone: 'warning', title: i18n._(refusalMessage(reason)) });
  guests.dialog('free-package')?.({ systemCode });
}

/** A system with a domain of its own is entered through the hand-over page, which fetches a token for it alone. */
function addressOf(system: Pick<Place, 'serviceId' | 'systemCode'> & Partial<Place>): string {
  if (!isElsewhere(system)) return systemHref(system);
  return `/transfer?${new URLSearchParams({ systemCode: system.systemCode })}`;
}

function isElsewhere(system: Pick<Place, 'serviceId' | 'systemCode'> & Partial<Place>): boolean {
  return decideSystemOpen(system).kind === 'window';
}
