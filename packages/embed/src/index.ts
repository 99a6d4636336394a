export type { FramePaneProps } from './components/FramePane.tsx';
export { FramePane } from './components/FramePane.tsx';
export { MicroAppPane, type PaneView, usePane } from './components/MicroAppPane.tsx';
export { ScopeChip, type ScopeChipProps } from './components/ScopeChip.tsx';
export type { CloseObjection, PaneControl, PaneRegistry } from './core/createPaneRegistry.ts';
export { createPaneRegistry } from './core/createPaneRegistry.ts';
export type { PaneErrorKind } from './core/errors.ts';
export { EmbedError, GuestRefusal, isEmbedError, PANE_ERRORS } from './core/errors.ts';
export type { RefusalCode } from './core/protocol.ts';
export type { PageScope, ScopedPane, ScopesEvent, ScopesState } from './core/scope.ts';
export type { PaneState } from './core/transition.ts';
export type {
  AccessToken,
  CloseAnswer,
  ErrorReport,
  ExportTask,
  GuestIdentity,
  GuestUserInfo,
  KeyPress,
  MicroAppEntry,
  NavigateRequest,
  PaneSnapshot,
  PortalHost,
  StateKey,
} from './core/types.ts';
export type { ModuleEngineOptions } from './engines/createModuleEngine.ts';
export { createModuleEngine } from './engines/createModuleEngine.ts';
export type { NativePageProps, NativePages } from './engines/createNativeEngine.tsx';
export { createNativeEngine } from './engines/createNativeEngine.tsx';
export { preloadApp } from './engines/preloadApp.ts';
export type { PaneApp, PaneContext, PaneEngine, PaneHandle } from './engines/types.ts';
export { createScopes, type Scopes } from './runtime/createScopes.ts';
export type { MicroAppPaneProps } from './runtime/MicroAppPaneProps.ts';
export type { PanePage } from './runtime/perform.ts';
export { paneAround, readPaneText } from './runtime/readPaneText.ts';
