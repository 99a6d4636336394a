import type { Services } from '../../wiring/createServices.ts';

type Ask = () => Promise<readonly string[]>;
type Offer = { ask?: Ask; waiting: Set<() => void> };

/* Nobody is kept from leaving for longer: without a network the part that asks the panes never comes. */
const WAIT_MS = 3000;

const offers = new WeakMap<Services, Offer>();

function offerOf(services: Services): Offer {
  const offer = offers.get(services) ?? { waiting: new Set() };
  offers.set(services, offer);
  return offer;
}

/** Asks the panes from now on; the answer ends it. */
export function offerUnsavedPages(services: Services, ask: Ask): () => void {
  const offer = offerOf(services);
  offer.ask = ask;
  for (const go of offer.waiting) go();
  return () => {
    if (offer.ask === ask) delete offer.ask;
  };
}

/**
 * Names of the pages that hold something unsaved. A workspace whose late parts are still on their way is waited for.
 * @param hasPanes whether there are pages that could hold something
 */
export async function unsavedPages(
  services: Services,
  hasPanes: () => boolean = showsPanes,
): Promise<readonly string[]> {
  const offer = offerOf(services);
  if (!offer.ask && hasPanes()) await offered(offer);
  return (await offer.ask?.()) ?? [];
}

function offered({ waiting }: Offer): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(go, WAIT_MS);
    waiting.add(go);
  });
}

function showsPanes(): boolean {
  return document.querySelector('[data-embed-host]') !== null;
}
