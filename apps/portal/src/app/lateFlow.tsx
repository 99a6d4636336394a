import { type CatalogSource, ErrorState, type LatePartOptions, LoadingState, latePart } from '@portal/ui';
import type { ComponentType } from 'react';
import type { Ports } from './ports.ts';

type Late<Props> = { page: ComponentType<Props>; catalogs: CatalogSource };

/** A page that brings its own texts: shown once both are there. */
export function lateFlow<Props extends object>(
  ports: Pick<Ports, 'locales'>,
  load: () => Promise<Late<Props>>,
  options: LatePartOptions<Props> = { Missing: ErrorState, Waiting: () => <LoadingState /> },
) {
  return latePart(() => withTexts(ports, load), options);
}

/** A part that the page around it works without: left out when it cannot be loaded. */
export function lateExtra<Props extends object>(
  ports: Pick<Ports, 'locales'>,
  load: () => Promise<Late<Props>>,
  Waiting?: ComponentType<Props>,
) {
  return lateFlow(ports, load, { Missing: Nothing, Waiting });
}

async function withTexts<Props extends object>(
  ports: Pick<Ports, 'locales'>,
  load: () => Promise<Late<Props>>,
) {
  const { page, catalogs } = await load();
  await ports.locales.add(catalogs);
  return page;
}

function Nothing() {
  return null;
}
