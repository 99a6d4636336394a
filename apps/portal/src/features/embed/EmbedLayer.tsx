import { createApi } from '@portal/api-client';
import { thirdSystemsContract } from '@portal/api-client/contract';
import { type MenuEntry, upgradeHref } from '@portal/menu-engine/core';
import { useEffect, useMemo } from 'react';
import { useSystems } from '../../layout/useSystems.ts';
import { useWorkspace } from '../../layout/WorkspaceContext.ts';
import { loadEmbedded } from '../../panes/loadEmbedded.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { tellSystemSwitch } from '../systems/tellSystemSwitch.ts';
import { watchNearApps } from './watchNearApps.ts';

/** What embedded apps and the systems need of the shell once it is usable; shows nothing itself. */
export function EmbedLayer() {
  const services = useServices();
  const { client, config, guests } = services;
  const { system } = useWorkspace();
  const { serviceId, systemCode } = system;
  const api = useMemo(() => createApi(client, thirdSystemsContract), [client]);
  const packageId = useSystems().find((entry) => entry.serviceId === serviceId)?.packageId;

  useEffect(() => {
    // Nobody waits for either: a system that cannot be told keeps its cache, one that is not listed is not offered.
    if (guests.enterService(systemCode, serviceId))
      void api.noticeThirdSystemClearCache({ serviceId, systemCode }).catch(() => undefined);
    void api.queryThirdSystemList({}).then(guests.setThirdSystems, () => undefined);
  }, [api, guests, serviceId, systemCode]);

  useEffect(
    () => void tellSystemSwitch(services, { serviceId, systemCode }),
    [services, serviceId, systemCode],
  );

  useEffect(
    () =>
      guests.offerDialog('upgrade', ({ updatePackageIds }) => {
        const ids = typeof updatePackageIds === 'string' ? updatePackageIds : undefined;
        const menu = { menuId: '', updatePackageIds: ids } as MenuEntry['menu'];
        const href = upgradeHref({ menu }, { serviceId, systemCode }, packageId);
        window.open(href, '_blank', 'noopener');
      }),
    [guests, serviceId, systemCode, packageId],
  );
  useEffect(
    () =>
      guests.offerDialog('print-check', async () => {
        const { openPrintCheck } = await import('./openPrintCheck.tsx');
        return openPrintCheck(services);
      }),
    [guests, services],
  );
  useEffect(
    () =>
      watchNearApps(document, (name) => {
        const app = config.microApps.find((entry) => entry.name === name);
        if (app)
          void loadEmbedded().then(
            ({ preload }) => preload(app),
            () => undefined,
          );
      }),
    [config],
  );
  return null;
}
