/** Milliseconds until a silent script or style chunk counts as failed. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Milliseconds between unmounting and mounting again when a pane is reloaded. */
export const RELOAD_DELAY_MS = 300;

/** Milliseconds until a loading pane says that it takes a while, then that something may be wrong. */
export const SLOW_HINT_MS = 3_000;
/** Milliseconds after which a pane that still loads offers to load it again. */
export const VERY_SLOW_HINT_MS = 15_000;

/** Milliseconds after a frame is there until the next one is opened ahead: its own page comes first. */
export const SPARE_DELAY_MS = 400;

/** Milliseconds between two pings to a frame. */
export const PING_INTERVAL_MS = 5_000;
/** How many pings in a row stay unanswered before the app counts as not responding. */
export const PING_MISSES = 2;

/** Milliseconds before its end at which an access token is no longer used. */
export const TOKEN_MARGIN_MS = 30_000;

/** Requests one frame may make per second, on average and in one burst. */
export const REQUESTS_PER_SECOND = 20;
export const REQUEST_BURST = 60;

/** Milliseconds in which an app must say whether its pane may close; silence is no objection. */
export const BEFORE_CLOSE_TIMEOUT_MS = 1_500;
/** Milliseconds in which an app must have drawn a picture of itself. */
export const CAPTURE_TIMEOUT_MS = 15_000;
/** How many ids of plain messages are remembered, so that a repeated one is not answered twice. */
export const REMEMBERED_IDS = 1_000;
/** Values and characters that the free part of a request may hold. */
export const PAYLOAD_BUDGET = 16_384;
