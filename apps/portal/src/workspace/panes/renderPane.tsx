import type { RenderPane } from '@portal/tabs';
import { ErrorState, latePart } from '@portal/ui';
import { HomeContent } from './HomeContent.tsx';
import { isWebAddress } from './paneAddress.ts';

/** Loads what shows micro-apps and external pages: asked for as soon as an address or an idle moment suggests it. */
export const loadEmbedded = () => import('../embedded/EmbeddedContent.tsx');

const MicroAppContent = latePart(async () => (await loadEmbedded()).MicroAppContent, {
  Missing: ErrorState,
});
const FrameContent = latePart(async () => (await loadEmbedded()).FrameContent, { Missing: ErrorState });

/** What fills a pane: a micro-app, an external page, or the welcome page. */
export const renderPane: RenderPane = (pane, { active }) => {
  if (!pane.app && !isWebAddress(pane.path)) return <HomeContent active={active} />;
  return pane.app ? (
    <MicroAppContent pane={pane} app={pane.app} active={active} />
  ) : (
    <FrameContent pane={pane} active={active} />
  );
};
