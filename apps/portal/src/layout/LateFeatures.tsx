import { type ComponentType, memo, startTransition, useEffect, useState } from 'react';
import { loadEmbedded } from '../panes/loadEmbedded.ts';
import type { Services } from '../wiring/createServices.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { useIsUsable } from './useIsUsable.ts';

type Features = { HeaderTools: ComponentType; StripTools: ComponentType; Layers: ComponentType };

/** The header's tools, loaded when the workspace is already usable. */
export function LateHeaderTools() {
  return useIsUsable() && <Late part="HeaderTools" />;
}

/** The tools at the end of the tab strip, loaded at the same time. */
export function LateStripTools() {
  return useIsUsable() && <Late part="StripTools" />;
}

/** What floats above the workspace, loaded when it is already usable. */
export function LateLayers() {
  return useIsUsable() && <Late part="Layers" />;
}

// They hear for themselves of what concerns them: a page that is shown is not their business as such.
const Late = memo(function Late({ part }: { part: keyof Features }) {
  const services = useServices();
  const [features, setFeatures] = useState(loaded);
  useEffect(() => {
    let isHere = true;
    void loadFeatures(services).then((next) => {
      // As work that can be interrupted: the workspace is in use already.
      if (isHere) startTransition(() => setFeatures(next));
    });
    return () => {
      isHere = false;
    };
  }, [services]);
  const Part = features?.[part];
  return Part && <Part />;
});

const RETRY_MS = 10_000;
let loading: Promise<Features> | undefined;
let loaded: Features | undefined;

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
    loaded = { HeaderTools, StripTools, Layers };
    return loaded;
  } catch {
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true });
      setTimeout(resolve, RETRY_MS);
    });
    return load(services);
  }
}
