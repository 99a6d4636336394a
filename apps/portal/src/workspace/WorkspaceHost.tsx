import { PaneHost, type RenderPane, useTabs } from '@portal/tabs';
import { ErrorState, latePart } from '@portal/ui';
import { memo } from 'react';
import { HomeContent } from './panes/HomeContent.tsx';
import { loadEmbedded } from './panes/loadEmbedded.ts';
import { isWebAddress } from './panes/paneAddress.ts';

const MicroAppContent = latePart(async () => (await loadEmbedded()).MicroAppContent, {
  Missing: ErrorState,
});
const FrameContent = latePart(async () => (await loadEmbedded()).FrameContent, { Missing: ErrorState });

/** What fills a pane: a micro-app, an external page, or the welcome page. */
const renderPane: RenderPane = (pane, { active }) => {
  if (!pane.app && !isWebAddress(pane.path)) return <HomeContent active={active} />;
  return pane.app ? (
    <MicroAppContent pane={pane} app={pane.app} active={active} />
  ) : (
    <FrameContent pane={pane} active={active} />
  );
};

/** The open pages of the workspace. */
export const WorkspaceHost = memo(function WorkspaceHost() {
  const { state, send } = useTabs();
  return (
    <PaneHost
      panes={state.panes}
      activeKey={state.activeKey}
      liveKeys={state.live}
      reloadingKeys={state.reloading}
      split={state.split}
      splitRatio={state.splitRatio}
      onResizeSplit={(ratio) => send({ type: 'resize-split', ratio })}
      onFocusPane={(key) => send({ type: 'focus', key })}
      renderPane={renderPane}
    />
  );
});
