export { PaneHost, type PaneHostProps } from './components/PaneHost/PaneHost.tsx';
export type { RenderPane } from './components/PaneHost/PaneLayer.tsx';
export { TabStrip } from './components/TabStrip/TabStrip.tsx';
export type { TabActions, TabStripProps } from './components/TabStrip/types.ts';
export { useTabStrip } from './components/TabStrip/useTabStrip.ts';
export type { TabsScope, TabsStorage, TabsStorages } from './core/createPanesStorage.ts';
export type {
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
  UnsavedEffect,
  ViewedPane,
} from './core/types.ts';
export { createTabsAtoms, type TabsAtoms, type TabsOptions } from './react/createTabsAtoms.ts';
export { effectMessage } from './react/effectMessage.ts';
export { TabsProvider, type TabsProviderProps } from './react/TabsProvider.tsx';
export { type Tabs, useTabs, useTabsSend, useTabsSnapshot } from './react/useTabs.ts';
export { useTabsEffect } from './react/useTabsEffect.ts';
export { useTabsValue } from './react/useTabsValue.ts';
