export { createGuestApi } from './createGuestApi.ts';
export { createModuleApp, type ReactAppOptions } from './createModuleApp.tsx';
export { type GuestContextValue, useGuest, usePanePath } from './GuestContext.ts';
export { NotFoundPage } from './NotFoundPage.tsx';
export { startExport } from './startExport.ts';
export { type FrameAppOptions, startFrameApp } from './startFrameApp.tsx';
export { useBeforeClose } from './useBeforeClose.ts';
export { useGuestApi } from './useGuestApi.ts';
export { type UnsavedWords, useUnsavedInput } from './useUnsavedInput.ts';
