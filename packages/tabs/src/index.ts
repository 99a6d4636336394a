export { PaneHost, type PaneHostProps } from './components/PaneHost/PaneHost.tsx';
export type { RenderPane } from './components/PaneHost/PaneLayer.tsx';
export { TabStrip } from './components/TabStrip/TabStrip.tsx';
export type { TabActions, TabStripProps } from './components/TabStrip/types.ts';
export { useTabStrip } from './components/TabStrip/useTabStrip.ts';
export { effectMessage } from './core/effectMessage.ts';
export type {
  AskToDiscardEffect,
  CloseRefusal,
  CloseScope,
  DiscardableEvent,
  LocationChanged,
  Pane,
  PaneInput,
  PaneKind,
  PaneMarks,
  SplitSide,
  SplitView,
  TabsEffect,
  TabsEvent,
  TabsState,
  ViewedPane,
} from './core/types.ts';
export { TabsProvider, type TabsProviderProps } from './react/TabsProvider.tsx';
export { useTabs, useTabsSend, useTabsSnapshot } from './react/useTabs.ts';
export { useTabsEffect } from './react/useTabsEffect.ts';
export { useTabsValue } from './react/useTabsValue.ts';
export type { TabsScope, TabsStorage, TabsStorages } from './runtime/createPanesStorage.ts';
export { createTabs, type Tabs, type TabsOptions } from './runtime/createTabs.ts';
