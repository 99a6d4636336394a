export {
  CLOSED_LIMIT,
  KEY_HASH_LENGTH,
  MAX_LIVE,
  RELOAD_DELAY_MS,
  TAB_DRAG_DISTANCE_PX,
} from './constants.ts';
export { createTabsState } from './createTabsState.ts';
export { isTabsError, TabsError, type TabsErrorCode } from './errors.ts';
export { hashPaneKey } from './hashPaneKey.ts';
export { findPane, getActivePane, getHomePane, getPane } from './selectors.ts';
export { besideActive, visibleKeys } from './splitView.ts';
export { transition } from './transition.ts';
export type {
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
  TabsTransition,
  UnsavedEffect,
  ViewedPane,
} from './types.ts';
