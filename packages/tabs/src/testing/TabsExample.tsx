import { createShortcuts, useShortcutKeys } from '@portal/ui/shortcuts';
import { type ReactNode, useState } from 'react';
import { PaneHost } from '../components/PaneHost/PaneHost.tsx';
import type { RenderPane } from '../components/PaneHost/PaneLayer.tsx';
import { TabStrip } from '../components/TabStrip/TabStrip.tsx';
import { useTabStrip } from '../components/TabStrip/useTabStrip.ts';
import { TabsWorkbench } from '../components/Workbench/TabsWorkbench.tsx';
import { TAB_SHORTCUTS } from '../components/Workbench/tabShortcuts.ts';
import type { Pane, PaneInput, TabsEffect, TabsEvent } from '../core/types.ts';
import { TabsProvider } from '../react/TabsProvider.tsx';
import { useTabs } from '../react/useTabs.ts';
import { createTabs, type Tabs } from '../runtime/createTabs.ts';
import { examplePane } from './examplePanes.ts';
import { memoryStorage } from './memoryStorage.ts';
import classes from './TabsExample.module.css';

/** Props of TabsExample. */
export type TabsExampleProps = {
  /** Panes opened at the start, after home. */
  panes?: readonly PaneInput[];
  /** Key of the pane in front at the start; the last one without it. */
  active?: string;
  /** Events sent at the start. */
  events?: readonly TabsEvent[];
  titleOf?: (pane: Pane) => string;
  iconOf?: (pane: Pane) => ReactNode;
  actions?: ReactNode;
  /** Shows the panes below the strip. */
  renderPane?: RenderPane;
  /** Buttons that open these panes, as a menu would. */
  menu?: readonly string[];
  /** How many panes stay mounted. */
  maxLive?: number;
  /** @default true */
  shortcuts?: boolean;
  /** Something lies over the panes. */
  covered?: boolean;
  onCopyLink?: (key: string) => void;
  onPopOut?: (key: string) => void;
  onShowShortcuts?: () => void;
  onEffect?: (effect: TabsEffect) => void;
};

const tabOf = (pane: Pane) => pane.tab;

/** A strip (and panes) on a machine of its own, for stories. */
export function TabsExample(props: TabsExampleProps) {
  const [tabs] = useState(() => start(props));
  return (
    <TabsProvider tabs={tabs} onEffect={props.onEffect}>
      <Workspace {...props} />
    </TabsProvider>
  );
}

function Workspace(props: TabsExampleProps) {
  const {
    titleOf = tabOf,
    iconOf,
    actions,
    renderPane,
    menu = [],
    onCopyLink,
    onPopOut,
    onShowShortcuts,
  } = props;
  const { state, send } = useTabs();
  const strip = useTabStrip();
  const [shortcuts] = useState(() => {
    const made = createShortcuts({ actions: TAB_SHORTCUTS, isMac: false });
    made.setEnabled(props.shortcuts !== false);
    return made;
  });
  useShortcutKeys(shortcuts);
  return (
    <div className={renderPane ? classes.page : undefined}>
      {menu.map((name) => (
        <button
          key={name}
          type="button"
          data-open={name}
          onClick={() => send({ type: 'open', pane: examplePane(name) })}
        >
          open {name}
        </button>
      ))}
      <TabStrip
        covered={props.covered}
        {...strip}
        titleOf={titleOf}
        iconOf={iconOf}
        actions={actions}
        liveKeys={renderPane && strip.liveKeys}
        onReload={renderPane && strip.onReload}
        onSplit={renderPane && strip.onSplit}
        onCopyLink={onCopyLink}
        onPopOut={onPopOut}
        onShowShortcuts={onShowShortcuts}
      />
      <TabsWorkbench titleOf={titleOf} iconOf={iconOf} shortcuts={shortcuts} />
      {renderPane && (
        <div className={classes.panes}>
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
        </div>
      )}
    </div>
  );
}

function start({ panes = [], active, events = [], maxLive }: TabsExampleProps): Tabs {
  const tabs = createTabs({
    scope: { serviceId: 'story', systemCode: 'ERP' },
    storage: { session: memoryStorage(), local: memoryStorage() },
    home: examplePane('home', { kind: 'home' }),
    findMenu: () => undefined,
    maxLive,
  });
  for (const pane of panes) tabs.send({ type: 'open', pane });
  if (active) tabs.send({ type: 'activate', key: active });
  for (const event of events) tabs.send(event);
  return tabs;
}
