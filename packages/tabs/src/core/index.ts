export { CLOSED_LIMIT, KEY_HASH_LENGTH, RELOAD_DELAY_MS, TAB_DRAG_DISTANCE_PX } from './constants.ts';
export { createTabsState } from './createTabsState.ts';
export { isTabsError, TabsError, type TabsErrorCode } from './errors.ts';
export { hashPaneKey } from './hashPaneKey.ts';
export {
  type ParsedPanes,
  parseHistory,
  parsePanes,
  type SavedPanes,
  serializeHistory,
  serializePanes,
} from './persistence.ts';
export { type RestoredPanes, type RestorePanesOptions, restorePanes } from './restorePanes.ts';
export { findPane, getActivePane, getHomePane, getPane } from './selectors.ts';
export { transition } from './transition.ts';
export type {
  ClosedPane,
  CloseRefusal,
  CloseScope,
  Pane,
  PaneInput,
  PaneKind,
  PaneMarks,
  TabsEffect,
  TabsEvent,
  TabsState,
  TabsTransition,
  ViewedPane,
} from './types.ts';
