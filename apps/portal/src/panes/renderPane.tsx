import type { RenderPane } from '@portal/tabs';
import { FrameContent } from './FrameContent.tsx';
import { HomeContent } from './HomeContent.tsx';
import { MicroAppContent } from './MicroAppContent.tsx';
import { isWebAddress } from './paneAddress.ts';

/** What fills a pane: a micro-app, an external page, or the welcome page. */
export const renderPane: RenderPane = (pane, { active }) => {
  if (pane.app) return <MicroAppContent pane={pane} app={pane.app} active={active} />;
  if (isWebAddress(pane.path)) return <FrameContent pane={pane} active={active} />;
  return <HomeContent active={active} />;
};
