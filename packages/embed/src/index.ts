export type { FramePaneProps } from './components/FramePane.tsx';
export { FramePane } from './components/FramePane.tsx';
export type { MicroAppPaneProps } from './components/MicroAppPane.tsx';
export { MicroAppPane } from './components/MicroAppPane.tsx';
export type { PaneErrorKind } from './core/errors.ts';
export { EmbedError, isEmbedError, PANE_ERRORS } from './core/errors.ts';
export type { RefusalCode } from './core/protocol.ts';
export type {
  AccessToken,
  ErrorReport,
  GuestIdentity,
  GuestUserInfo,
  MicroAppEntry,
  NavigateRequest,
  PortalHost,
  StateKey,
} from './core/types.ts';
export type { ModuleEngineOptions } from './engines/createModuleEngine.ts';
export { createModuleEngine } from './engines/createModuleEngine.ts';
export type { PaneApp, PaneContext, PaneEngine, PaneHandle } from './engines/types.ts';
