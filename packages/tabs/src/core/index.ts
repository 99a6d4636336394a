export { createTabsState } from './createTabsState.ts';
export { isTabsError, TabsError, type TabsErrorCode } from './errors.ts';
export { hashPaneKey } from './hashPaneKey.ts';
export { findPane, getActivePane, getHomePane, getPane } from './selectors.ts';
export { besideActive, visibleKeys } from './splitView.ts';
export { transition } from './transition.ts';
export type {
  AskToDiscardEffect,
  ClosedPane,
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
  TabsStep,
  ViewedPane,
} from './types.ts';
