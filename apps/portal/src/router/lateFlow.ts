import { type CatalogSource, latePart } from '@portal/ui';
import { type ComponentType, lazy } from 'react';
import type { Services } from '../wiring/createServices.ts';

type Late<Props> = { page: ComponentType<Props>; catalogs: CatalogSource };

/** A page that brings its own texts: shown once both are there. */
export function lateFlow<Props extends object>(services: Services, load: () => Promise<Late<Props>>) {
  return lazy(() => withTexts(services, load));
}

/** A part that the page around it works without: left out when it cannot be loaded. */
export function lateExtra<Props extends object>(services: Services, load: () => Promise<Late<Props>>) {
  return latePart(async () => (await withTexts(services, load)).default, Nothing);
}

async function withTexts<Props extends object>(services: Services, load: () => Promise<Late<Props>>) {
  const { page, catalogs } = await load();
  await services.locales.add(catalogs);
  return { default: page };
}

function Nothing() {
  return null;
}
