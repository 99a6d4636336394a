import { type CatalogSource, ErrorState, type LatePartOptions, LoadingState, latePart } from '@portal/ui';
import type { ComponentType } from 'react';
import type { Services } from '../wiring/createServices.ts';

type Late<Props> = { page: ComponentType<Props>; catalogs: CatalogSource };

/** A page that brings its own texts: shown once both are there. */
export function lateFlow<Props extends object>(
  services: Services,
  load: () => Promise<Late<Props>>,
  options: LatePartOptions<Props> = { Missing: ErrorState, Waiting: () => <LoadingState /> },
) {
  return latePart(() => withTexts(services, load), options);
}

/** A part that the page around it works without: left out when it cannot be loaded. */
export function lateExtra<Props extends object>(
  services: Services,
  load: () => Promise<Late<Props>>,
  Waiting?: ComponentType<Props>,
) {
  return lateFlow(services, load, { Missing: Nothing, Waiting });
}

async function withTexts<Props extends object>(services: Services, load: () => Promise<Late<Props>>) {
  const { page, catalogs } = await load();
  await services.locales.add(catalogs);
  return page;
}

function Nothing() {
  return null;
}
