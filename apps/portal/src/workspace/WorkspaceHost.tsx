import { PaneHost, useTabs } from '@portal/tabs';
import { memo } from 'react';
import { renderPane } from './panes/renderPane.tsx';

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
