export type { Api, ApiCall } from './client/createApi.ts';
export { createApi } from './client/createApi.ts';
export { createPortalClient } from './client/createPortalClient.ts';
export type { AnswerOf, CallOptions, CreatePortalClientOptions, PortalClient } from './client/types.ts';
export type { ApiErrorDetails, ApiErrorKind } from './errors/ApiError.ts';
export { ApiError, isApiError } from './errors/ApiError.ts';
export type { Locale, WireLocale } from './locale/wireLocale.ts';
export { fromWireLocale, toWireLocale } from './locale/wireLocale.ts';
