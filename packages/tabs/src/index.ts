export { PaneHost, type PaneHostProps } from './components/PaneHost/PaneHost.tsx';
export type { RenderPane } from './components/PaneHost/PaneLayer.tsx';
export { TabStrip } from './components/TabStrip/TabStrip.tsx';
export type { TabStripProps } from './components/TabStrip/types.ts';
export { useTabStrip } from './components/TabStrip/useTabStrip.ts';
export type { TabsScope, TabsStorage, TabsStorages } from './core/createPanesStorage.ts';
export { isTabsError, type TabsErrorCode } from './core/errors.ts';
export { hashPaneKey } from './core/hashPaneKey.ts';
export { findPane, getActivePane } from './core/selectors.ts';
export type {
  CloseRefusal,
  CloseScope,
  Pane,
  PaneInput,
  PaneKind,
  PaneMarks,
  TabsEffect,
  TabsEvent,
  TabsState,
  ViewedPane,
} from './core/types.ts';
export { createTabsAtoms, type TabsAtoms, type TabsOptions } from './react/createTabsAtoms.ts';
export { effectMessage } from './react/effectMessage.ts';
export { TabsProvider, type TabsProviderProps } from './react/TabsProvider.tsx';
export { type Tabs, useTabs, useTabsSend } from './react/useTabs.ts';
export { useTabsEffect } from './react/useTabsEffect.ts';
