import { type ComponentType, memo, Suspense, use } from 'react';
import { loadEmbedded } from '../panes/loadEmbedded.ts';
import type { Services } from '../wiring/createServices.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { useIsUsable } from './useIsUsable.ts';

type Features = { HeaderTools: ComponentType; StripTools: ComponentType; Layers: ComponentType };

/** The header's tools, loaded when the workspace is already usable. */
export function LateHeaderTools() {
  return useIsUsable() && <Suspense>{<Late part="HeaderTools" />}</Suspense>;
}

/** The tools at the end of the tab strip, loaded at the same time. */
export function LateStripTools() {
  return useIsUsable() && <Suspense>{<Late part="StripTools" />}</Suspense>;
}

/** What floats above the workspace, loaded when it is already usable. */
export function LateLayers() {
  return useIsUsable() && <Suspense>{<Late part="Layers" />}</Suspense>;
}

// They hear for themselves of what concerns them: a page that is shown is not their business as such.
const Late = memo(function Late({ part }: { part: keyof Features }) {
  const Part = use(loadFeatures(useServices()))[part];
  return <Part />;
});

const RETRY_MS = 10_000;
let loading: Promise<Features> | undefined;

/** Once a page: the parts and their texts. */
function loadFeatures(services: Services): Promise<Features> {
  loading ??= load(services);
  return loading;
}

/** Without a network the workspace works without them; they come with the network. */
async function load(services: Services): Promise<Features> {
  try {
    void loadEmbedded();
    const { HeaderTools, StripTools, Layers, lateCatalogs } = await import('../features/index.ts');
    await services.locales.add(...lateCatalogs);
    return { HeaderTools, StripTools, Layers };
  } catch {
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, RETRY_MS);
    });
    return load(services);
  }
}
