import { memo, startTransition, useEffect, useState } from 'react';
import { useIsUsable } from './painted.ts';
import { workspacePorts } from './ports.ts';

/** Loads what shows micro-apps and external pages: asked for as soon as an address or an idle moment suggests it. */
export const loadEmbedded = () => import('./embedded/EmbeddedContent.tsx');

/** Keeps in mind that the keys of the search were pressed before it is there to hear them: it has the focus once it is. */
export function EarlySearch(): null {
  const { search } = workspacePorts.use();
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey } = event;
      const isSearch = code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey;
      if (!isSearch || search.get() === 'there') return;
      event.preventDefault();
      search.set('wanted');
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [search]);
  return null;
}

type Place = 'headerTools' | 'stripTools' | 'welcome' | 'layers';

/** What the features put into a place of the workspace, loaded when it is already usable. */
export function LateFeatures({ place }: { place: Place }) {
  return useIsUsable() && <Parts place={place} />;
}

// They hear for themselves of what concerns them: a page that is shown is not their business as such.
const Parts = memo(function Parts({ place }: { place: Place }) {
  const { features } = workspacePorts.use();
  const [loaded, setLoaded] = useState(features.get);
  useEffect(() => {
    // As work that can be interrupted: the workspace is in use already.
    const follow = () => startTransition(() => setLoaded(features.get()));
    const stop = features.subscribe(follow);
    follow();
    const giveUp = new AbortController();
    void loadWithNetwork(features.load, giveUp.signal);
    return () => {
      giveUp.abort();
      stop();
    };
  }, [features]);
  if (place !== 'headerTools')
    return loaded.flatMap(({ name, [place]: parts = [] }) =>
      parts.map((Part, at) => <Part key={`${name}-${at}`} />),
    );
  return loaded
    .flatMap(({ headerTools = [] }) => headerTools)
    .sort((one, other) => one.at - other.at)
    .map(({ at, Tool }) => <Tool key={at} />);
});

const RETRY_MS = 10_000;

/** Without a network the workspace works without them; they come with the network. */
async function loadWithNetwork(load: () => Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    void loadEmbedded();
    await load();
  } catch {
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true, signal });
      setTimeout(resolve, RETRY_MS);
    });
    if (!signal.aborted) await loadWithNetwork(load, signal);
  }
}
