import type { RenderPane } from '@portal/tabs';
import { lazy, Suspense } from 'react';
import { HomeContent } from './HomeContent.tsx';
import { loadEmbedded } from './loadEmbedded.ts';
import { isWebAddress } from './paneAddress.ts';

const MicroAppContent = lazy(async () => ({ default: (await loadEmbedded()).MicroAppContent }));
const FrameContent = lazy(async () => ({ default: (await loadEmbedded()).FrameContent }));

/** What fills a pane: a micro-app, an external page, or the welcome page. */
export const renderPane: RenderPane = (pane, { active }) => {
  if (!pane.app && !isWebAddress(pane.path)) return <HomeContent active={active} />;
  return (
    <Suspense>
      {pane.app ? (
        <MicroAppContent pane={pane} app={pane.app} active={active} />
      ) : (
        <FrameContent pane={pane} active={active} />
      )}
    </Suspense>
  );
};
