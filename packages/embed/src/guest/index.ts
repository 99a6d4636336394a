export type { Welcome } from '../core/protocol.ts';
export type { PageScope } from '../core/scope.ts';
export type {
  CloseAnswer,
  ErrorReport,
  GuestAnswerer,
  GuestEvents,
  GuestLocale,
  GuestQuestion,
  GuestQuestions,
  GuestTheme,
  GuestUserInfo,
  ModuleApp,
  ModuleAppContext,
  NavigateRequest,
  PortalGuest,
  StateKey,
} from '../core/types.ts';
export { type ConnectOptions, connectToPortal, type PortalConnection } from './connectToPortal.ts';
export { GuestError } from './GuestError.ts';
export { createHashHistory, createMemoryHistory, type PaneHistory } from './history.ts';
