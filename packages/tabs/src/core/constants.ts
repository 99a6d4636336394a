/** A pane is unmounted for this long when it is reloaded. */
export const RELOAD_DELAY_MS = 300;
/** Keys of this many characters or more are hashed. */
export const KEY_HASH_LENGTH = 40;
/** A pointer must travel this far before a tab is dragged. */
export const TAB_DRAG_DISTANCE_PX = 20;
/** So many closed panes can be brought back. */
export const CLOSED_LIMIT = 10;
/** So many menus are remembered in the view history. */
export const HISTORY_LIMIT = 200;
/** So many panes stay mounted when the caller does not say. */
export const MAX_LIVE = 20;
/** Neither pane of a split view is narrower than this share. */
export const MIN_SPLIT_RATIO = 0.2;
