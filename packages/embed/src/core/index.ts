export { DEFAULT_CAPABILITIES, REQUEST_CAPABILITIES } from './capabilities.ts';
export {
  CHUNK_TIMEOUT_MS,
  PING_INTERVAL_MS,
  PING_MISSES,
  RELOAD_DELAY_MS,
  SLOW_HINT_MS,
  VERY_SLOW_HINT_MS,
} from './constants.ts';
export {
  type CloseObjection,
  createPaneRegistry,
  type PaneControl,
  type PaneRegistry,
} from './createPaneRegistry.ts';
export { createRequestHandler, type RequestHandlerOptions } from './createRequestHandler.ts';
export { createWatchdog, type WatchdogOptions } from './createWatchdog.ts';
export { EmbedError, GuestRefusal, isEmbedError, PANE_ERRORS, type PaneErrorKind } from './errors.ts';
export {
  type HostAnswer,
  PROTOCOL,
  type RefusalCode,
} from './protocol.ts';
export { initialPaneState, type PaneEvent, type PaneState, transition } from './transition.ts';
