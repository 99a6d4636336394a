import type { CatalogSource } from '@portal/ui';
import { type ComponentType, lazy } from 'react';
import type { Services } from '../wiring/createServices.ts';

/** A page that brings its own texts: shown once both are there. */
export function lateFlow<Props extends object>(
  services: Services,
  load: () => Promise<{ page: ComponentType<Props>; catalogs: CatalogSource }>,
) {
  return lazy(async () => {
    const { page, catalogs } = await load();
    await services.locales.add(catalogs);
    return { default: page };
  });
}
